### Survive the Island : ses règles, racontées aux joueurs.  Une section a un titre, un texte et parfois la légende de son image : paragraphes, listes avec "-", mots *forts*.

rules-survive-the-island-aim-title = Le but du jeu
rules-survive-the-island-aim =
    L’île sombre et ses volcans s’éveillent. Menez vos aventuriers sur les îles d’arrivée, dans les coins, en radeau ou à
    la nage, avant que le troisième volcan n’éclate.

    Vous avez dix aventuriers, qui portent des trésors valant 1, 1, 2, 2, 3, 3, 4, 4, 5 et 5. Qui en sauve le plus gagne.

rules-survive-the-island-board-title = Le plateau
rules-survive-the-island-board =
    La mer a 129 cases à six côtés. Les rangées portent les lettres *a* à *m* depuis le haut, et les cases sont numérotées
    depuis la gauche. Les 40 cases du milieu sont couvertes de tuiles ; celle du centre, g6, est de l’eau.

    Dans chaque coin se trouve une *île d’arrivée*, qui touche deux cases : b1 et c1 au nord-ouest, b10 et c11 au nord-est, k1 et
    l1 au sud-ouest, k11 et l10 au sud-est. Qui l’atteint est sauvé et quitte le jeu.

    Les serpents de mer partent de b1, c11, k1, l10 et du centre, g6.
rules-survive-the-island-board-picture = L’île avant l’arrivée de quiconque, avec les îles d’arrivée dans les coins et cinq serpents de mer.

rules-survive-the-island-tiles-title = Tuiles et pièces
rules-survive-the-island-tiles =
    L’île compte 16 plages, 16 forêts et 8 montagnes, avec quelque chose sous chacune :

    - *Effets*, immédiats : requin (3 plages, 3 forêts), kaiju (3, 2), radeau (1, 3), tourbillon (2 forêts, 4 montagnes),
      volcan (4 montagnes).
    - *Pouvoirs*, gardés en main : rames (2 plages), dauphin (3, 1), plongeon (2 forêts), dé créature (2, 2), répulsif (2, 1).

    La réserve compte 6 requins, 2 kaijus et 12 radeaux de trois places. Les requins, kaijus et radeaux éliminés y retournent et
    peuvent revenir ; les cinq serpents de mer, non. Une case est *libre* quand il n’y a ni aventurier, ni radeau, ni créature.

rules-survive-the-island-players-title = Combien de joueurs
rules-survive-the-island-players =
    De deux à cinq. À deux, chacun a deux couleurs, rouge et vert contre bleu et jaune, jouées comme une seule, et quatre
    radeaux. Sinon c’est une couleur et deux radeaux chacun. Avec *valeurs visibles*, vous continuez de voir vos trésors.

rules-survive-the-island-setup-title = Mise en place
rules-survive-the-island-setup =
    Tuiles et trésors sont répartis au hasard. Puis, à tour de rôle et un par un, chacun pose ses aventuriers, chacun sur une
    tuile vide. À cinq, les 40 tuiles sont prises, et l’on continue avec un second, deux par tuile au plus.

    Ensuite chacun place ses radeaux, un par un, sur des cases d’eau libres au bord de l’île. Le centre n’est pas libre : un
    serpent de mer y vit.
rules-survive-the-island-setup-picture = Après la mise en place à trois : les aventuriers sur les tuiles, six radeaux autour de l’île.

rules-survive-the-island-secrets-title = Ce que vous pouvez savoir
rules-survive-the-island-secrets =
    Chacun regarde ses trésors pendant la mise en place, et plus ensuite (sauf si l’on joue valeurs visibles). Les tuiles en main
    sont secrètes : les autres voient seulement de quel terrain elles étaient. À la fin, tout est montré. Ce qui est éliminé
    attend dans la réserve, sous les yeux de tous.

rules-survive-the-island-turn-title = Votre tour
rules-survive-the-island-turn =
    - *Agir* : avec un aventurier en jeu, vous avez trois déplacements. Vous jouez aussi autant de pouvoirs de votre main que vous
      voulez, avant, entre et après. Vous vous arrêtez quand vous voulez.
    - *Faire sombrer* une tuile. Si vous n’aviez personne en jeu au début de votre tour, deux, l’une après l’autre.
    - *Lancer le dé*. Une créature de cette sorte *doit* être déplacée, si l’une d’elles le peut.

    Un pouvoir pris ce tour-ci se joue dès le tour suivant.

rules-survive-the-island-walking-title = À pied
rules-survive-the-island-walking =
    Un déplacement mène un aventurier d’une tuile ou d’un radeau sur la tuile voisine, sur un radeau voisin qui a une place
    libre, ou d’un radeau qui touche une île d’arrivée sur cette île. On peut remonter sur l’île ! Une tuile accueille autant
    de monde que l’on veut.
rules-survive-the-island-walking-picture = L’aventurier rouge en main peut marcher vers toute tuile voisine.

rules-survive-the-island-swimming-title = Nager
rules-survive-the-island-swimming =
    Un déplacement qui commence ou finit dans l’eau est une nage : dans l’eau depuis une tuile, un radeau ou l’eau ; et hors de
    l’eau sur une tuile, un radeau qui a une place ou une île d’arrivée. Chaque aventurier nage une fois par tour au plus, et
    peut marcher avant et après. Être porté par un pouvoir, poussé ou englouti n’est pas nager.

    On nage dans une case d’eau sans radeau, ou dont le radeau est plein. S’il y a une place, on est à bord.

rules-survive-the-island-boarding-title = Monter à bord
rules-survive-the-island-boarding =
    Dès qu’un nageur est dans la case d’un radeau qui a une place libre, il monte à bord, avant toute autre chose : aussi
    quand c’est le radeau qui arrive, ou quand une place se libère. S’il y a plus de nageurs que de places, celui dont c’est
    le tour choisit qui en a une, à qui qu’ils soient.

rules-survive-the-island-sailing-title = Naviguer
rules-survive-the-island-sailing =
    Un déplacement mène un radeau dans la case d’eau voisine, s’il n’y a pas de radeau. Il doit être vide, ou vous devez avoir à
    bord au moins autant d’aventuriers que chacun des autres. Avec un passager chacun, chacun peut le mener.
rules-survive-the-island-sailing-picture = Rouge est seul à bord, donc rouge mène le radeau : vers toute case marquée d’un point.

rules-survive-the-island-no-entry-title = Où l’on n’entre pas
rules-survive-the-island-no-entry =
    Rien n’entre dans la case d’un volcan. Rien n’entre dans la case d’un kaiju, sauf un autre kaiju.

rules-survive-the-island-powers-title = Les pouvoirs
rules-survive-the-island-powers =
    Vous les jouez parmi vos déplacements, sans qu’ils en coûtent :

    - *Rames* : un radeau vide, ou que vous contrôlez, avance d’une ou deux cases. Il s’arrête là où il recueille un nageur ou est
      détruit.
    - *Dauphin* : un de vos nageurs avance d’une ou deux cases par l’eau, et peut finir dans l’eau, sur une tuile, sur un radeau ou
      sur une île d’arrivée. Une case avec un requin ou un serpent ne peut être que la dernière.
    - *Plongeon* : une créature de votre choix rejoint une case d’eau libre.
    - *Dé créature* : lancez-le, et déplacez aussitôt une telle créature, comme à la fin d’un tour.
    - *Répulsif* : retirez un requin d’une case où l’un des vôtres est sur un radeau. Il protège aussi : voyez plus bas.

    Un pouvoir sans effet possible ne se joue pas, et rien ne finit là d’où il part. De deux pareils, c’est celui du terrain
    le plus bas qui part.

rules-survive-the-island-sinking-title = Faire sombrer une tuile
rules-survive-the-island-sinking =
    Choisissez n’importe quelle tuile de la sorte la plus basse qui reste, même à l’intérieur : les plages, puis les forêts, puis
    les montagnes. Ceux qui s’y trouvaient sont à l’eau, et un kaiju reste où il est. Retournez la tuile : les effets
    s’appliquent aussitôt, les pouvoirs vont dans votre main, à l’insu des autres.
rules-survive-the-island-sinking-picture = Entourées : les plages au bord de l’eau. L’une d’elles doit sombrer.

rules-survive-the-island-arrivals-title = Ce qui surgit
rules-survive-the-island-arrivals =
    Un *requin*, un *kaiju* ou un *radeau* arrive dans la case ; les nageurs qui s’y trouvent montent sur le radeau. Une
    créature qui arrive agit aussitôt. Dans la case d’un kaiju rien n’arrive, sauf un second kaiju, qui pousse le premier.

    Si la réserve est vide, vous choisissez sur le plateau lequel vient : un requin, un autre kaiju, ou un radeau vide. Si aucun
    radeau n’est vide, rien ne vient.

rules-survive-the-island-disasters-title = Tourbillon et volcan
rules-survive-the-island-disasters =
    - *Tourbillon* : tout est éliminé dans la case et les cases d’eau voisines : aventuriers, radeaux, créatures.
    - *Volcan* : tout est éliminé dans la case, et le volcan y reste pour de bon, ni eau ni terre. Au troisième, la partie
      est terminée.

rules-survive-the-island-die-title = Le dé, et comment les créatures se déplacent
rules-survive-the-island-die =
    Deux faces chacun : serpent de mer, requin, kaiju. Un serpent avance d’une case et un requin d’une ou deux, sur l’eau. Un
    kaiju avance d’une ou deux cases, sur l’eau et sur terre. Aucun ne va sur un volcan ni sur une île d’arrivée, ni ne finit
    là d’où il part.

    Chacun s’arrête dans la première case où il y a quelque chose pour lui : un radeau ou un aventurier pour un serpent, un nageur
    pour un requin, n’importe quoi pour un kaiju.
rules-survive-the-island-die-picture = Le dé montre un requin : les points disent où il peut aller, et les nageurs sont à sa portée.

rules-survive-the-island-creatures-title = Ce que font les créatures
rules-survive-the-island-creatures =
    - Un *serpent de mer* élimine les radeaux, même vides, et tous les aventuriers de sa case.
    - Un *requin* élimine les nageurs.
    - Un *kaiju* élimine les radeaux, et pousse aventuriers et créatures.

    Cela arrive quand la créature vient, qu’elle se déplace, soit poussée ou surgisse, et aussi quand un aventurier ou un radeau
    vient à elle. Qui trouve une place sur un radeau n’est pas un nageur pour le requin. Requins et serpents partagent une
    case ; là où les deux rencontrent quelqu’un, le serpent agit d’abord. Un requin dans une case où entre un kaiju ne mord
    personne avant que lui ou eux ne soient poussés.

rules-survive-the-island-kaiju-title = Les kaijus poussent
rules-survive-the-island-kaiju =
    Quand un kaiju arrive, un radeau qui s’y trouve est d’abord éliminé. Puis celui dont c’est le tour pousse tout le reste hors de
    la case, un par un, dans l’ordre qu’il veut : un aventurier sur une tuile ou une case d’eau voisine, où il monte à bord ou
    rencontre ce qui s’y trouve ; une créature comme elle se déplace d’elle-même. Un kaiju poussé pousse d’abord à son tour.

    Un kaiju ne peut pas venir là où quelque chose ne pourrait pas être poussé.
rules-survive-the-island-kaiju-picture = Un kaiju arrive sur un radeau : ceux à bord sont poussés hors de sa case, un par un, vers les cases voisines.

rules-survive-the-island-repellent-title = Le répulsif
rules-survive-the-island-repellent =
    Avant qu’un requin ou un kaiju n’agisse dans une case où il y a des aventuriers, on le demande à chacun qui en a un là et
    tient au moins une tuile, d’abord à celui dont c’est le tour. Avec un répulsif, vous pouvez repousser : la tuile est
    défaussée, la créature retourne dans la réserve, et tout reste en l’état. Le premier qui repousse règle l’affaire. Pour un
    requin, on ne le demande que s’il mangerait un nageur, et pour chacun de plusieurs requins à part.

    Rien ne repousse les serpents, les tourbillons ni les volcans.

rules-survive-the-island-end-title = La fin
rules-survive-the-island-end =
    La partie finit au troisième volcan, ou quand aucun aventurier n’est plus en jeu. Qui n’est pas alors sur une île d’arrivée est
    perdu. Additionnez les trésors sauvés : le plus grand total gagne, et les ex æquo partagent la victoire.
