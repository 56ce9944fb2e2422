### The Island : ce que disent son plateau et sa main.

page-the-island-board = Plateau de The Island

## Pièces et cases ($colour est une lettre, $number et $value des nombres, $piece et $pawn des mots)

page-the-island-pawn = { $colour ->
   *[r] explorateur { the-island-colour-r } { $number }
    [b] explorateur { the-island-colour-b } { $number }
    [g] explorateur { the-island-colour-g } { $number }
    [y] explorateur { the-island-colour-y } { $number }
}
page-the-island-piece = { $piece }
page-the-island-piece-at = { $piece }, { $cell }
page-the-island-worth = { $piece } (valeur { $value })
page-the-island-who-is = { $how ->
    [aboard] { $pawn } à bord
   *[swimming] { $pawn } à la nage
}
page-the-island-ground = { $ground ->
    [beach] { $cell } : plage
    [forest] { $cell } : forêt
    [mountain] { $cell } : montagne
   *[sea] { $cell } : mer
}

## Ce qu’on peut choisir

page-the-island-to-go = Vers { $cell }
page-the-island-to-place = Placer en { $cell }
page-the-island-to-boat = Placer un bateau en { $cell }
page-the-island-to-walk = Marcher vers { $cell }
page-the-island-to-board = Monter dans le bateau en { $cell }
page-the-island-to-swim = Nager en { $cell }
page-the-island-to-dive = Sauter à l’eau en { $cell }
page-the-island-to-land = Débateaur : { $cell }
page-the-island-to-sail = Mener le bateau en { $cell }
page-the-island-sink = { $terrain ->
    [beach] Engloutir la plage { $cell }
    [forest] Engloutir la forêt { $cell }
   *[mountain] Engloutir la montagne { $cell }
}
page-the-island-do-skip = Garder mes tuiles
page-the-island-do-end = Finir les déplacements
page-the-island-do-stay = N’en déplacer aucune
page-the-island-do-repel = Repousser
page-the-island-do-allow = Laisser venir

## Ce qu’on demande

page-the-island-where = Où aller ? Vous tenez : { $piece }.
page-the-island-ask-place-explorers = Choisissez un explorateur de votre main, puis la tuile où il commence. Vous voyez les valeurs maintenant, mais plus ensuite.
page-the-island-ask-place-boats = Placez un bateau dans la mer, au bord de l’île.
page-the-island-ask-tile = Jouez une tuile de votre main, ou gardez-les toutes.
page-the-island-ask-move = { $moves_left ->
    [one] Il vous reste un déplacement. Bougez un explorateur ou un bateau.
   *[other] Il vous reste { $moves_left } déplacements. Bougez un explorateur ou un bateau.
}
page-the-island-ask-sink = Choisissez la tuile qui sombre.
page-the-island-ask-aboard = Le bateau a trois places : choisissez qui y monte.
page-the-island-ask-creature = { $die ->
    [serpent] Le dé indique un serpent de mer : déplacez-en un, ou aucun.
    [shark] Le dé indique un requin : déplacez-en un, ou aucun.
   *[whale] Le dé indique une baleine : déplacez-en une, ou aucune.
}
page-the-island-ask-defend = { $die ->
    [shark] Un requin venu de { $from } vise votre nageur en { $to }. Le repousser ?
   *[whale] Une baleine venue de { $from } vise votre bateau en { $to }. La repousser ?
}

## Joueurs, tours, mains

page-the-island-count-saved = sauvés
page-the-island-count-lost = perdus
page-the-island-count-in-play = en jeu
page-the-island-stretch-tile = Tuile
page-the-island-stretch-move = Déplacer
page-the-island-stretch-sink = Engloutir
page-the-island-stretch-creature = Créature
page-the-island-hand = { $count ->
    [one] Votre main : { $count } tuile
   *[other] Votre main : { $count } tuiles
}
page-the-island-hand-empty = Votre main est vide
page-the-island-to-place-next = Vos explorateurs
page-the-island-crafts-left = { $count ->
    [one] { $count } bateau à placer
   *[other] { $count } bateaux à placer
}
page-the-island-left = Encore hors de l’eau
page-the-island-left-beach = { $count ->
    [one] plage
   *[other] plages
}
page-the-island-left-forest = { $count ->
    [one] forêt
   *[other] forêts
}
page-the-island-left-mountain = { $count ->
    [one] montagne
   *[other] montagnes
}

page-the-island-sure-end = { $moves_left ->
    [one] Il vous reste un déplacement. Finir quand même ?
   *[other] Il vous reste { $moves_left } déplacements. Finir quand même ?
}
