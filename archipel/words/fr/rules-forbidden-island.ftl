### L’Île Interdite : ses règles, racontées aux joueurs.  Une section a un titre, un texte et parfois la légende de son image : paragraphes, listes avec "-", mots *forts*.

rules-forbidden-island-aim-title = Le but du jeu
rules-forbidden-island-aim =
    Vous jouez tous ensemble contre l’île. Prenez les quatre trésors, le Cristal ardent, la Statue du zéphyr, le Calice de
    l’onde et la Pierre sacrée, retrouvez-vous à l’Héliport et envolez-vous avant que la mer n’ait avalé le chemin.

    On gagne ensemble, ou l’on perd ensemble.

rules-forbidden-island-island-title = L’île
rules-forbidden-island-island =
    24 tuiles carrées, mélangées à chaque partie. Deux tuiles sont *voisines* quand elles ont un côté commun. Chaque trésor se prend
    sur l’une ou l’autre de deux tuiles, qui portent son signe. L’Héliport est la sortie. Cinq portes sont les départs des
    autres rôles ; le reste n’est que de la terre où se tenir.

    Une tuile est sèche, inondée ou disparue. Une tuile disparue ne revient jamais.

rules-forbidden-island-cards-title = Deux pioches
rules-forbidden-island-cards =
    Il y a 28 *cartes Trésor* : cinq de chaque trésor, trois montées des eaux, trois hélicoptères et deux sacs de sable. Les mains sont
    visibles.

    Et 24 *cartes Inondation* : une par tuile.

rules-forbidden-island-meter-title = Le niveau de l’eau
rules-forbidden-island-meter =
    Il dit combien de cartes Inondation sont tirées à chaque tour : deux d’abord, puis trois, quatre et cinq. Au dixième cran se
    trouve la tête de mort, et tout est perdu.

rules-forbidden-island-roles-title = Les rôles
rules-forbidden-island-roles =
    Chacun a son talent :

    - *Plongeur* : traverse en une action autant de tuiles inondées ou disparues qu’il veut, et finit sur une tuile.
    - *Ingénieur* : assèche une ou deux tuiles en une action.
    - *Explorateur* : se déplace et assèche aussi en diagonale.
    - *Messager* : donne des cartes Trésor à n’importe qui, où qu’il soit.
    - *Navigateur* : déplace le pion d’un autre d’une ou deux tuiles en une action.
    - *Pilote* : une fois par tour, vole vers n’importe quelle tuile en une action.

rules-forbidden-island-setup-title = Mise en place
rules-forbidden-island-setup =
    Les tuiles sont posées. Six cartes Inondation sont tirées : ces tuiles sont inondées. Les rôles sont tirés au hasard ou
    choisis, et chaque pion commence sur la tuile de son rôle, inondée ou non. Chacun reçoit deux cartes Trésor ; une montée des
    eaux parmi elles est remise et remplacée. L’eau part du cran que dit la difficulté, et le premier joueur commence.
rules-forbidden-island-setup-picture = Une partie à deux au départ : six tuiles sont inondées, les pions sont où leurs rôles commencent.

rules-forbidden-island-turn-title = Votre tour
rules-forbidden-island-turn =
    - Jusqu’à trois *actions*.
    - Deux *cartes Trésor*, une par une.
    - Autant de *cartes Inondation* que dit le niveau de l’eau, une par une.

    Puis c’est au joueur suivant. Vous pouvez vous arrêter avant d’avoir épuisé vos actions.

rules-forbidden-island-moving-title = Se déplacer
rules-forbidden-island-moving =
    Pour une action, votre pion va sur une tuile voisine, sèche ou inondée, mais pas là où une tuile manque. L’Explorateur va aussi en
    diagonale. Le Plongeur traverse tuiles inondées et disparues aussi loin qu’il veut ; une tuile sèche arrête son chemin.

    Le Pilote peut plutôt voler vers n’importe quelle tuile, une fois par tour. Le Navigateur peut plutôt déplacer le pion d’un
    autre d’une ou deux tuiles voisines ; les talents de ce pion ne l’aident pas alors, et il ne finit pas là où il était.
rules-forbidden-island-moving-picture = Où rouge peut aller en une action est marqué : les tuiles qui partagent un côté avec la sienne.

rules-forbidden-island-shoring-title = Assécher
rules-forbidden-island-shoring =
    Pour une action, une tuile inondée, la vôtre ou une voisine, redevient sèche. L’Explorateur atteint aussi les diagonales, et
    l’Ingénieur en fait deux différentes pour une seule action s’il veut.
rules-forbidden-island-shoring-picture = Les tuiles inondées que rouge peut assécher : la sienne et celles d’à côté.

rules-forbidden-island-giving-title = Donner une carte
rules-forbidden-island-giving =
    Pour une action, vous donnez une carte Trésor à quelqu’un dont le pion est sur votre tuile ; le Messager, à n’importe qui,
    n’importe où. Hélicoptères et sacs de sable ne se donnent pas. Qui a cinq cartes peut en recevoir, puis revient à cinq.

rules-forbidden-island-claiming-title = Prendre un trésor
rules-forbidden-island-claiming =
    Pour une action, avec quatre cartes d’un trésor en main et votre pion sur l’une de ses deux tuiles, sèche ou inondée,
    défaussez les quatre cartes et prenez-le.

rules-forbidden-island-special-title = Hélicoptère et sacs de sable
rules-forbidden-island-special =
    Ils ne coûtent pas d’action, et qui en tient peut en jouer, quel que soit le joueur dont c’est le tour : pendant les actions et
    avant chaque carte tirée. Pas pendant qu’un pion nage ; et pendant que quelqu’un se défausse, lui seul le peut.

    - *Sacs de sable* : n’importe quelle tuile inondée redevient sèche.
    - *Hélicoptère* : un ou plusieurs pions qui sont ensemble volent vers n’importe quelle autre tuile.

    La carte jouée va à la défausse. Qui a trop de cartes peut en jouer une au lieu de la défausser. Avant chaque tirage, la page
    attend tant que quelqu’un tient une telle carte.

rules-forbidden-island-drawing-title = Tirer des cartes Trésor
rules-forbidden-island-drawing =
    Trésors, hélicoptères et sacs de sable vont dans votre main. La *montée des eaux* s’applique aussitôt : le niveau monte d’un
    cran, et les cartes Inondation déjà tirées sont mélangées et remises sur leur pioche, si bien que les mêmes tuiles
    reviennent en premier.

    Quand la pioche est épuisée, la défausse est mélangée et la remplace aussitôt.

rules-forbidden-island-limit-title = Cinq cartes
rules-forbidden-island-limit =
    Personne n’en garde plus de cinq. Qui en a une sixième, tirée ou reçue, en défausse une aussitôt, ou joue une carte spéciale.
    Puis le tour continue.

rules-forbidden-island-flood-title = Les cartes Inondation
rules-forbidden-island-flood =
    Une tuile sèche tirée est inondée, et sa carte va à la défausse. Une tuile inondée *sombre* : tuile et carte quittent le
    jeu. Quand la pioche est épuisée, la défausse la remplace.
rules-forbidden-island-flood-picture = Plus tard : les tuiles bleues sont inondées, et là où il n’y a que des rides, une tuile a sombré. Les gouttes disent le risque que chacune soit tirée.

rules-forbidden-island-swimming-title = Quand votre tuile sombre
rules-forbidden-island-swimming =
    Les pions qui s’y trouvent nagent vers une tuile voisine, inondée ou non, dans l’ordre du tour à partir du joueur dont c’est le
    tour. L’Explorateur peut nager en diagonale, le Plongeur va vers une tuile des plus proches à travers celles qui manquent, et
    le Pilote vole où il veut. Sans aucun endroit où aller, tout est perdu.
rules-forbidden-island-swimming-picture = La tuile de rouge a sombré sous lui. Il nage vers l’une de celles marquées, ou tout est perdu.

rules-forbidden-island-winning-title = Gagner
rules-forbidden-island-winning =
    Les quatre trésors pris et tous les pions sur l’Héliport, sec ou inondé, quelqu’un joue un hélicoptère : vous avez gagné.
rules-forbidden-island-winning-picture = Les quatre trésors sont trouvés et tous deux sont sur l’Héliport, même inondé : une carte hélicoptère les ramène.

rules-forbidden-island-losing-title = Perdre
rules-forbidden-island-losing =
    Tout est perdu aussitôt

    - si l’Héliport sombre,
    - si les deux tuiles d’un trésor que vous n’avez pas encore ont sombré,
    - si un pion n’a nulle part où nager,
    - ou si l’eau atteint la tête de mort.

    Tout reste alors comme il est. Tout le monde a gagné, ou personne.

rules-forbidden-island-options-title = Difficulté et formes
rules-forbidden-island-options =
    De deux à quatre joueurs. L’eau part du premier cran (novice), du deuxième (normal), du troisième (élite) ou du quatrième
    (légendaire). Les rôles sont tirés au hasard, ou choisis. Outre l’île classique, il y a huit autres formes de 24 tuiles,
    le plus souvent plus difficiles.
