### La page : suivre une partie, à l’oreille et de loin.

page-following-away = Pendant votre absence
page-following-more = { $count ->
    [one] { $count } événement auparavant
   *[other] { $count } événements auparavant
}
page-following-show = Montrez-moi
page-following-dismiss = C’est vu
page-following-showing = Ce que vous avez manqué, de nouveau
page-following-settings = Pour suivre la partie
page-following-sounds = Sons
page-following-notify = Me prévenir quand c’est mon tour et que je regarde ailleurs
page-following-refused = Votre navigateur ne le permet pas. Ses réglages pour cette page peuvent changer cela.
