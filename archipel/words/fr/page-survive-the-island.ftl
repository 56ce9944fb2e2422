### The Island : ce que disent son plateau et sa main.

page-survive-the-island-board = Plateau de Survive the Island

## Pièces et cases ($colour est une lettre, $number et $value des nombres, $piece et $pawn des mots)

page-survive-the-island-pawn = { $colour ->
   *[r] aventurier { survive-the-island-colour-r } { $number }
    [b] aventurier { survive-the-island-colour-b } { $number }
    [g] aventurier { survive-the-island-colour-g } { $number }
    [y] aventurier { survive-the-island-colour-y } { $number }
    [p] aventurier { survive-the-island-colour-p } { $number }
}
page-survive-the-island-piece = { $piece }
page-survive-the-island-piece-at = { $piece }, { $cell }
page-survive-the-island-worth = { $piece } (valeur { $value })
page-survive-the-island-who-is = { $how ->
    [aboard] { $pawn } à bord
   *[swimming] { $pawn } à la nage
}
page-survive-the-island-ground = { $ground ->
    [beach] { $cell } : plage
    [forest] { $cell } : forêt
    [mountain] { $cell } : montagne
    [volcano] { $cell } : volcan
   *[sea] { $cell } : mer
}

## Ce qu’on peut choisir

page-survive-the-island-to-go = Vers { $cell }
page-survive-the-island-to-place = Placer en { $cell }
page-survive-the-island-to-raft = Placer un radeau en { $cell }
page-survive-the-island-to-push = Pousser en { $cell }
page-survive-the-island-to-walk = Marcher vers { $cell }
page-survive-the-island-to-board = Monter sur le radeau en { $cell }
page-survive-the-island-to-swim = Nager en { $cell }
page-survive-the-island-to-land = Déradeaur : { $cell }
page-survive-the-island-to-sail = Mener le radeau en { $cell }
page-survive-the-island-sink = { $terrain ->
    [beach] Engloutir la plage { $cell }
    [forest] Engloutir la forêt { $cell }
   *[mountain] Engloutir la montagne { $cell }
}
page-survive-the-island-do-end = Finir les déplacements
page-survive-the-island-do-repel = Repousser
page-survive-the-island-do-allow = Laisser venir

## Ce qu’on demande

page-survive-the-island-where = Où aller ? Vous tenez : { $piece }.
page-survive-the-island-ask-place-adventurers = Choisissez un aventurier de votre main, puis la tuile où il commence. Vous voyez les valeurs maintenant, mais plus ensuite.
page-survive-the-island-ask-place-rafts = Placez un radeau dans l’eau, au bord de l’île.
page-survive-the-island-ask-act = { $moves_left ->
    [0] Jouez des tuiles de votre main, ou continuez.
    [one] Il vous reste un déplacement. Bougez un aventurier ou un radeau, ou jouez une tuile.
   *[other] Il vous reste { $moves_left } déplacements. Bougez un aventurier ou un radeau, ou jouez une tuile.
}
page-survive-the-island-ask-sink = { $sinks_left ->
    [one] Choisissez la tuile qui sombre.
   *[other] Choisissez une tuile qui sombre ; il y en a { $sinks_left } à retirer.
}
page-survive-the-island-ask-bring = { $piece ->
    [shark] Il n’y a plus de requin en réserve : choisissez celui qui vient en { $cell }.
    [kaiju] Il n’y a plus de kaiju en réserve : choisissez celui qui vient en { $cell }.
   *[raft] Il n’y a plus de radeau en réserve : choisissez un radeau vide qui vient en { $cell }.
}
page-survive-the-island-ask-aboard = Plus de nageurs que de places : choisissez qui monte sur le radeau en { $cell }.
page-survive-the-island-ask-creature = { $die ->
    [serpent] Le dé indique un serpent de mer : déplacez-en un.
    [shark] Le dé indique un requin : déplacez-en un.
   *[kaiju] Le dé indique un kaiju : déplacez-en un.
}
page-survive-the-island-ask-repel = { $creature ->
    [shark] Un requin attaque des nageurs en { $cell }. Le repousser ?
   *[kaiju] Un kaiju arrive en { $cell }, où se trouve un des vôtres. Le repousser ?
}
page-survive-the-island-ask-push = Le kaiju en { $cell } repousse tout : choisissez qui ou quoi, puis où.

## Joueurs, tours, mains

page-survive-the-island-count-saved = sauvés
page-survive-the-island-count-lost = perdus
page-survive-the-island-count-in-play = en jeu
page-survive-the-island-stretch-act = Jouer
page-survive-the-island-stretch-sink = Engloutir
page-survive-the-island-stretch-creature = Créature
page-survive-the-island-hand = { $count ->
    [one] Votre main : { $count } tuile
   *[other] Votre main : { $count } tuiles
}
page-survive-the-island-hand-empty = Votre main est vide
page-survive-the-island-to-place-next = Vos aventuriers
page-survive-the-island-crafts-left = { $count ->
    [one] { $count } radeau à placer
   *[other] { $count } radeaux à placer
}
page-survive-the-island-left = Encore hors de l’eau
page-survive-the-island-left-beach = { $count ->
    [one] plage
   *[other] plages
}
page-survive-the-island-left-forest = { $count ->
    [one] forêt
   *[other] forêts
}
page-survive-the-island-left-mountain = { $count ->
    [one] montagne
   *[other] montagnes
}
page-survive-the-island-volcanoes = { $count ->
    [one] { $count } volcan
   *[other] { $count } volcans
}
page-survive-the-island-volcanoes-end = fin au 3ᵉ

page-survive-the-island-sure-end = { $moves_left ->
    [one] Il vous reste un déplacement. Finir quand même ?
   *[other] Il vous reste { $moves_left } déplacements. Finir quand même ?
}
