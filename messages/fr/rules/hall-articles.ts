/** How a tournament is run, in French: the manual of 2011, the duplicate of 2012, and what both leave open. */
import type { HallRule } from "#lib/rules/articles";

export const hallArticles: Readonly<Record<HallRule, string>> = {
  "ot-prix":
    "Un cinquième des personnes inscrites au moins reçoit un prix. Le meilleur total des deux dernières positions en reçoit un, parmi les personnes qui n’en ont pas d’autre ; d’autres vont par série, selon le classement national.",
  "ot-finale":
    "Une finale facultative réunit les 12, 16 ou 20 premières personnes pour une position de plus. À 16, les tables sont 1-5-9-13, 2-6-10-14, 3-7-11-15 et 4-8-12-16, pour quatre donnes. À 20, cinq tables, 1-6-11-16 à 5-10-15-20, jouent cinq positions d’une donne : le Sud avance d’une table, l’Est de deux, l’Ouest recule de deux.",
  "ot-entree":
    "À l’inscription, chaque personne reçoit une table et une orientation, Nord, Sud, Est ou Ouest, qu’elle garde toute la soirée, et une carte où noter son solde position par position.",
  "ot-trois":
    "Quand le nombre de personnes n’est pas un multiple de quatre, on retire le Nord de la dernière table, qui joue à trois. Avec deux tables à trois, on espace les Nords retirés pour que personne n’y joue deux fois.",
  "ot-zero":
    "Chaque table marque sa feuille, qui fait zéro. À chaque position, les points de toute la salle font zéro ; sinon la soirée ne passe pas à la position suivante. Le classement est affiché après chaque position.",
  "ot-placement":
    "Le placement est annoncé au départ : par tirage, les meilleurs avec les meilleurs selon le classement du moment, ou par le mouvement de la fédération. On peut les mêler, mais le mouvement ne se reprend pas après un autre placement.",
  "ot-howell":
    "À trois et à quatre tables, les personnes sont numérotées, changent d’orientation, et une liste dit où chacune s’assoit à chaque position.",
  "ot-mouvement":
    "À partir de cinq tables, le Nord reste, le Sud avance d’une table, l’Est de deux, l’Ouest recule de deux, pour sept positions au plus ; quelques nombres de tables ont leurs exceptions.",
  "ot-equipes":
    "Une équipe a une ligne Nord-Sud ou Est-Ouest et commence à la même table. La première position du mouvement ne se joue pas, parce que l’équipe s’y ferait face. Son résultat est la somme de ceux de ses membres.",
  "fft-duplicate":
    "En duplicate, les mêmes donnes passent à toutes les tables et le contrat imposé est la garde. Le résultat d’une donne est le score du preneur, en plus ou en moins.",
  "fft-topage":
    "Les scores des preneurs d’une même donne sont classés : 100 % au meilleur, 0 % au dernier, à intervalles égaux entre les deux ; à score égal, on partage la moyenne des notes. Chaque défenseur a 100 % moins la note du preneur.",
  "fft-alterne":
    "En individuel, le pourcentage d’une personne est un quart de sa moyenne d’attaque et trois quarts de sa moyenne de défense. Le classement général les range tous ; le classement alterné prend les quatre premiers des lignes Nord, Sud, Est et Ouest, puis les quatre deuxièmes, et ainsi de suite.",
  "fft-triplettes":
    "En triplettes, une équipe de trois tient la ligne Nord-Sud ou Est-Ouest ; son pourcentage est la moyenne de son attaque et de sa défense, et l’alterné se fait sur les deux lignes.",
  "fft-quadrettes":
    "En quadrettes, chaque donne compare le score du preneur de l’équipe à celui de l’autre preneur : la racine carrée de la différence, à trois décimales, avec son signe. La somme classe.",
  "fft-equipes":
    "Par équipes, on joue quatre quarts, le contrat se choisit avant la donne, garde, garde sans ou garde contre, et seule l’équipe qui gagne la donne marque la racine carrée de la différence. La somme des quatre quarts décide.",
  "ca-marques":
    "Une donne faussée peut être neutralisée, et n’entre plus dans le pourcentage de la personne ; valoir zéro pour tous ; ou valoir 40 % au plus pour le camp en faute et 60 % au moins pour l’autre. Les pénalités en pourcentage se retirent après le topage.",

  H1: "Décision : le Code d’arbitrage de 2012 est celui du tarot, dans toutes ses éditions. Celle de GameDuell n’a pas de texte d’arbitrage et suit la fédération partout où elle se tait. Le tarot décalé, le tableau de points de victoire et le Mexicain n’en ont pas, et ce que le code prévoit n’y est donné que comme l’usage de la fédération.",
  H2: "Décision : quand le code ne dit pas qui ne peut pas prendre à la donne suivante (CA7), c’est qui a donné, comme dans les cas voisins. Une donne annulée n’est pas une donne jouée, et rien n’y compte, la poignée non plus. Une faute qui ne touche pas le résultat laisse la donne continuer.",
  H3: "Décision : une faute est une récidive quand la même personne a déjà été avertie dans la soirée pour la même faute, parce que le code dit seulement qu’elle se répète.",
  H4: "Décision : une pénalité est à la personne et reste hors du zéro de la donne, parce que l’autre camp ne la reçoit pas. Elle a sa ligne, sa raison, et entre dans les totaux.",
  H5: "Décision : le nombre de positions offert est le plus grand où personne ne rencontre deux fois la même personne, parce que le nombre imprimé en donne une de trop à 5, 10 et 24 tables. À trois tables, où l’on joue contre 18 adversaires parmi 11, les six positions sont offertes et les secondes rencontres sont dites.",
  H6: "Décision : au tirage, la première position est celle des inscriptions, chacun garde son orientation et le Nord sa table, et l’on évite qu’on se rencontre deux fois tant qu’il se peut, parce que le manuel ne dit que tirage. Le même tirage se refait avec le même nombre.",
  H7: "Décision : les meilleurs avec les meilleurs, les quatre premiers sont à la première table, dans l’ordre Nord, Sud, Est, Ouest, et ainsi de suite. S’il manque des personnes, les dernières tables jouent sans Nord. On ne place qu’une position à la fois, parce que la suivante dépend de son résultat.",
  H8: "Décision : une donne de duplicate qui n’a été jouée qu’une fois vaut 50 % à chaque camp, parce qu’un seul score est à la fois le meilleur et le dernier, et partage la moyenne des deux notes.",
  H9: "Décision : une finale à 12 se place comme celles à 16 et à 20 : 1-4-7-10, 2-5-8-11 et 3-6-9-12, parce que le manuel n’imprime que ces deux-là.",
  H10: "Décision : qui n’a de note que dans un camp a pour pourcentage sa moyenne dans ce camp, parce qu’un quart ou trois quarts de rien ne se comptent pas.",
  H11: "Décision : qui partage la dernière place primée reçoit un prix aussi. Les prix des deux dernières positions, puis des séries, vont à qui n’en a pas encore, dans cet ordre, parce que le manuel n’en donne pas d’autre. Une finale n’est pas de ces deux positions, parce que tout le monde n’y joue pas.",
  H12: "Décision : qui abandonne garde ses points et se classe après les personnes qui sont restées, parce qu’un total de moins de positions ne se compare pas au leur. Qui remplace continue la carte du même numéro.",
  H13: "Décision : après une donne annulée, la même personne redonne, parce que la donne n’a pas été jouée. Le code dit seulement qui ne peut pas prendre.",
  H14: "Décision : à chaque position, Nord donne la première donne, puis chacun à son tour vers la droite, Nord, Ouest, Sud, Est, parce que le manuel ne dit pas qui commence. Une donne que tout le monde passe se redonne et ne compte pas dans celles de la position.",
  H15: "Décision : une donne de duplicate neutralisée, ou mise à zéro pour tous, sort du topage des autres tables, parce qu’un score faussé ne se compare pas. À 40/60, le score compte dans le topage, et seule la note change.",
  H16: "Décision : en triplettes et en quadrettes, la ligne Nord-Sud reste et la ligne Est-Ouest avance d’une table, de deux au milieu d’un nombre pair de tables ; en triplettes, les étuis descendent d’une table. Par équipes, chaque rencontre garde sa table pour ses quatre quarts. Le règlement ne donne de mouvement que pour l’individuel.",
  H17: "Décision : en duplicate, le score d’une donne est celui que marque un défenseur, avant que le preneur ne le reçoive trois fois, parce que les exemples du règlement sont de cet ordre : 56 est une garde faite de 3.",
};
