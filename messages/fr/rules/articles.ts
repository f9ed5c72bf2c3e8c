// This folder: what the rules say, and what is read in files, in French.
/** Every rule as a player reads it. Between guillemets: the source's own words, and only those. */

import { USUAL as DECALE } from "#lib/rules/decale/data";
import type { TableCells } from "#lib/rules/rules";
import { USUAL as TAROT } from "#lib/rules/tarot/data";
import { USUAL as VP5 } from "#lib/rules/vp5/data";
import type { ArticleWords } from "#lib/rules/words/words";
import { code } from "./code";
import { list } from "./grammar";
import { hallArticles } from "./hall-articles";

const BOX = DECALE.values;
const PRIMES = BOX["prime-points"];
const FFT = TAROT.values;
const VP = VP5.values;
const amounts = (cells: TableCells, times = 1): number[] => Object.values(cells).map((cell) => cell * times);
const all = (cells: TableCells): string => amounts(cells).join(", ");
const any = (cells: TableCells, times = 1): string => list(amounts(cells, times), "ou");

export const articles: ArticleWords = {
  // Tarot décalé, la règle de la boîte.
  "boite-cartes":
    "« La Couleur : 36 cartes réparties en 4 Écoles de couleur : bleu, orange, vert et violet. Chaque École comporte 1 Proviseur, 3 Prof (Sciences, Histoire-Géo et Sport), 4 Élèves et une Interro. » S’y ajoutent « 14 Atouts numérotés de 1 à 13 », Excuse comprise : 50 cartes en tout.",
  "boite-donne":
    "« Le Super Donneur distribue les cartes, 2 par 2, faces cachées, en commençant par le joueur situé à sa gauche » : « à 2 joueurs : il en donne 14 à chaque joueur et en met 22 de côté », « à 3 joueurs : il en donne 12 et en met 14 de côté », « à 4 joueurs : il en donne 10 et en met 10 de côté », « à 5 joueurs : il en donne 10 et aucune n’est mise de côté ».",
  "boite-jeu":
    "« C’est toujours le joueur situé à gauche du Super Donneur qui débute la partie. A chaque tour, les joueurs jouent une carte dans le sens des aiguilles d’une montre… La première carte donne le thème à jouer : couleur d’École ou Atout. La carte la plus forte remporte le pli. »",
  "boite-fournir":
    "« Si la première carte est une couleur d’École, les autres devront jouer la même couleur de carte. » Et plus loin : « interdiction de jouer un Atout si le joueur peut poser une carte de la couleur demandée ».",
  "boite-couper":
    '« Si un joueur n’a plus la couleur demandée, il doit alors poser un Atout, on dit qu’il "coupe". Si vous êtes plusieurs à "couper", vous devrez mettre un Atout plus fort que le dernier Atout posé. » Et plus loin : « Interdiction de poser une carte d’une autre couleur s’il peut poser un Atout. »',
  "boite-monter":
    '« Si la première carte est un Atout, les joueurs suivants devront obligatoirement poser des Atouts de puissance supérieure. » « S’il ne peut pas "monter", pas de chance ! Il joue un Atout quel qu’il soit. »',
  "boite-defausse":
    "« S’il n’a pas la couleur, ni d’Atout, il pose alors n’importe quelle autre carte ». Et quand l’Atout est demandé : « S’il n’en a plus, il posera n’importe quelle autre carte. »",
  "boite-excuse":
    "« On la place n’importe quand, comme un joker, pour laisser filer un pli sans importance et ainsi éviter de placer une carte de valeur. Elle est toujours conservée par celui qui la possède et n’a aucune force spécifique. » Entamée, elle ne demande rien : « c’est le joueur suivant qui définit la couleur à jouer ».",
  "boite-egalite":
    "« Si 2 joueurs ont posé une carte Prof dans la couleur demandée et que ce sont les plus puissantes du pli, le tour continue. Tous les joueurs rejouent une carte (et oui, même ceux qui ont joué une carte plus faible). La carte la plus forte dans le 2ème pli remporte toutes les autres cartes (c’est-à-dire les 2 plis complets). » « Si le dernier pli de la partie est un cas d’égalité, ne vous battez pas… Ce pli n’est pas comptabilisé, les cartes sont mises de côté et puis c’est tout ! »",
  "boite-points":
    '« Chaque joueur compte ses points en additionnant la valeur des cartes qu’il a gagnées. » « 4 cartes Proviseur, une par couleur d’École = 5 points chacune », « 12 Profs = 2 points chacun », « 16 Élèves = 1 point chacun », « 4 Interros = 0 point », « Les Atouts 1, 13 et "l’Excuse" = 5 points chacun », « Les autres Atouts de 2 à 12 = 0 point » : 75 points en tout.',
  "boite-fin":
    "« En début de jeu, les joueurs peuvent se donner une heure de fin ou un nombre de points à atteindre. Le joueur ayant le plus de points ou celui ayant atteint l’objectif de points, a gagné. »",
  "boite-paris":
    "Le Brevet, le Baccalauréat et le Master « valent respectivement 10, 20 ou 30 points ». « S’il gagne son pari, il ajoute les points du diplôme aux points de ses cartes gagnées. » « S’il perd son pari, il ne note aucun point (0 dans sa colonne même s’il a gagné des plis) et il soustrait les points du diplôme visé (soit 10, 20 ou 30 points) aux points déjà acquis lors des parties précédentes. »",
  "boite-personne": "« Si personne ne parie, les cartes sont regroupées et redistribuées. »",
  "boite-appel":
    "« Il faut être 5 joueurs car le jeu, ce sera 2 joueurs contre 3. » « Si les 2 joueurs ont plus de points que les 3 autres cumulés, le pari est gagné. Ces points cumulés, ajoutés à ceux du diplôme visé (10, 20 ou 30 points), sont notés à chacun des 2 partenaires. Les 3 autres joueurs notent 0 point pour cette partie. » « Si les 2 joueurs ont moins de points que les autres cumulés, ils notent chacun 0 point pour cette partie et les points du diplôme visé sont déduits pour chacun des 2 partenaires. Les points cumulés des 3 autres joueurs, gagnants de la partie, sont notés à chacun d’eux. »",
  "boite-primes": `« En début de partie, à 4 ou 5 joueurs, les joueurs peuvent faire des "annonces" pour gagner quelques points supplémentaires » : « Trop cool » (« à 4 joueurs : 6 Atouts », « à 5 joueurs : 5 Atouts »), « C’est la loose » (« le joueur ne dispose d’aucun Atout »), « Grève des profs » (« le joueur n’a aucun Prof, ni de Proviseur dans son jeu de départ »), « Le bout du bout » (le Petit « est joué lors du dernier pli et qu’il gagne ce pli »). Chacune vaut ${PRIMES.loose} points. « Les primes sont gagnées en fin de partie, que les joueurs perdent ou gagnent, et ce, peu importent les règles utilisées. »`,

  // Le règlement de la fédération, édition 2012, en nos mots.
  "fft-cartes":
    "78 cartes, 91 points : un bout ou un roi vaut 4½ points, une dame 3½, un cavalier 2½, un valet 1½, toute autre carte ½. Les trois bouts sont le 21, le Petit et l’Excuse.",
  "fft-cibles": `Pour réussir, l’attaque doit faire ${FFT.targets[0]} points sans bout, ${FFT.targets[1]} avec un bout, ${FFT.targets[2]} avec deux, ${FFT.targets[3]} avec trois. Faire juste ce nombre, c’est gagner.`,
  "fft-donne":
    "On donne et on joue dans le sens inverse des aiguilles d’une montre. À quatre : 18 cartes, trois par trois, et 6 au chien. À trois : 24 cartes, quatre par quatre, et 6 au chien. À cinq : 15 cartes, trois par trois, et 3 au chien. Ni la première ni la dernière carte du paquet ne va au chien.",
  "fft-fausse-donne": "Après une faute de donne, la même personne redonne les cartes et ne peut pas prendre.",
  "fft-petit-sec":
    "Qui a le Petit pour tout atout, sans l’Excuse, doit le dire et montrer son jeu. La donne est annulée avant les enchères et la personne suivante donne.",
  "fft-encheres":
    "Un seul tour de parole, à partir de la droite du donneur ; chacun parle une fois et seule une enchère plus forte couvre la précédente : petite, garde, garde sans, garde contre. Si tout le monde passe, le voisin de droite du donneur donne.",
  "fft-ecart":
    "Le preneur écarte autant de cartes que le chien en avait. Jamais un roi ni un bout ; un atout seulement si l’on ne peut pas faire autrement, et il faut alors le montrer.",
  "fft-chelem": `Chelem annoncé et réussi : ${FFT.slams.announced} points. Réussi sans annonce : ${FFT.slams.made}. Annoncé et manqué : ${FFT.slams.missed} points « déduits du total ». Si la défense fait tous les plis, chaque défenseur reçoit ${FFT.slams.made}. Qui annonce entame ; s’il a l’Excuse, il la joue en dernier et elle gagne, et le Petit est au bout à l’avant-dernier pli.`,
  "fft-petit": `Petit au bout : si le Petit est dans le dernier pli, le camp qui gagne ce pli marque ${FFT.petit} points, multipliés par le coefficient du contrat, « quel que soit le résultat de la donne ».`,
  "fft-poignee": `Poignée simple, double, triple : ${all(FFT["poignee-trumps-4"])} atouts à quatre ; ${all(FFT["poignee-trumps-3"])} à trois ; ${all(FFT["poignee-trumps-5"])} à cinq. Elle se montre juste avant de jouer sa première carte. L’Excuse peut y remplacer un atout, et la montrer dit qu’on n’en cache aucun. ${any(FFT.poignees)} points, jamais multipliés, au camp qui gagne la donne.`,
  "fft-monter":
    "À l’atout, il faut jouer un atout plus fort que le plus fort du pli, même sur un partenaire. Qui ne peut pas monter joue un atout plus faible.",
  "fft-fournir": "Qui a la couleur demandée doit en jouer. Dans une couleur, rien n’oblige à monter.",
  "fft-couper":
    "Qui n’a plus la couleur demandée doit couper, et surcouper si le pli est déjà coupé. Qui ne peut pas surcouper joue tout de même un atout.",
  "fft-defausse": "Qui n’a ni la couleur demandée ni atout joue la carte qu’il veut.",
  "fft-excuse":
    "L’Excuse se joue quand on veut et dispense de toute obligation. Elle ne gagne pas de pli hors du chelem ; elle reste au camp qui l’a jouée, qui donne en échange une carte d’un demi-point prise dans ses plis, tout de suite ou dès qu’il en a une. Entamée, c’est la carte suivante qui fixe la couleur.",
  "fft-excuse-fin": "Jouée au dernier pli, hors du chelem, l’Excuse « change de camp ».",
  "fft-contrats": `Coefficient du contrat : petite × ${FFT.multipliers.petite}, garde × ${FFT.multipliers.garde}, garde sans × ${FFT.multipliers["garde-sans"]}, garde contre × ${FFT.multipliers["garde-contre"]}. En garde sans, le chien compte pour l’attaque sans être vu ; en garde contre, il compte pour la défense.`,
  "fft-formule": `Par défenseur : ${FFT.base} points plus l’écart entre les points de l’attaque et ceux qu’il lui fallait, multipliés par le coefficient du contrat ; puis le Petit au bout, les poignées et le chelem. Gagné, l’attaque reçoit ; perdu, elle paie.`,
  "fft-parts-4": "À quatre, le preneur gagne ou perd trois fois ce que chaque défenseur perd ou gagne. La somme fait zéro.",
  "fft-parts-3": "À trois, le preneur gagne ou perd deux fois ce que chaque défenseur perd ou gagne. La somme fait zéro.",
  "fft-demi":
    "« Le ½ point va toujours au camp gagnant » : avec deux bouts, 40½ points font une chute d’un point et 41½ font un contrat réussi d’un point.",
  "fft-parts-5":
    "À cinq, le preneur gagne ou perd deux parts et son partenaire une, contre une part à chacun des trois défenseurs. En solo, le preneur gagne ou perd quatre parts. La somme fait zéro.",
  "fft-appel":
    "À cinq, avant de retourner le chien, le preneur appelle un roi, même un roi de sa main ; avec quatre rois, il peut appeler une dame. La personne qui a la carte appelée est son partenaire et ne le dit pas. Au premier pli, la couleur appelée ne s’entame pas, sauf avec la carte appelée.",

  // GameDuell.
  "gd-contrats":
    "« A la garde, ce total est doublé. A la garde sans chien, il est quadruplé et à la garde contre le chien, il est multiplié par 7. »",

  // Le tableau de points de victoire à cinq.
  "vp-points":
    "« Roi & bouts : 4,5 pts », « Dame : 3,5 pts », « Cavalier : 2,5 pts », « Valet : 1,5 pts », « Autres : 0,5 pts » : 91 points en tout.",
  "vp-cibles":
    "Points minimum pour gagner : « Avec 0 bout : 56 pts », « Avec 1 bout : 51 pts », « Avec 2 bouts : 41 pts », « Avec 3 bouts : 36 pts ».",
  "vp-primes": `Poignée, « main de 8 atouts (à montrer avant de jouer sa première carte) » : ${4 * VP.poignees.simple} à qui l’a, −${VP.poignees.simple} aux autres. Double, « main de 10 atouts » : ${4 * VP.poignees.double} et −${VP.poignees.double}. Triple, « main de 13 atouts » : ${4 * VP.poignees.triple} et −${VP.poignees.triple}. Misère d’atouts, « ni atouts ni excuse », et misère d’images, « ni images ni bouts » : ${4 * VP.misere} et −${VP.misere}.`,
  "vp-excuse":
    "Jouée, l’Excuse se reprend, contre « une autre carte de valeur 0,5 de ses plis (on la perd donc contre un chelem réussi) ».",
  "vp-derniere": "L’Excuse jouée en « dernière carte », « on la perd » : ce n’est plus une Excuse.",
  "vp-petit-sec": "Le Petit pour tout atout, sans l’Excuse : « on remet le jeu immédiatement ».",
  "vp-couper": "Qui n’a pas la couleur doit couper, et surcouper si le pli est déjà coupé.",
  "vp-monter": "Quand on joue atout, « on est obligé de jouer un atout supérieur (si possible) ».",
  "vp-table":
    "Le tableau donne deux nombres par résultat, « PVs pour ceux qui y vont (2) » et l’autre pour la défense : 15, 30, 60, 120, 240 ou 480 selon l’enchère, de la petite au chelem, plus 15 par ligne (5, 15, 25, 35, 45) ; chaque défenseur a les deux tiers, de signe contraire.",

  // Le whist, Le Mexicain.
  "mex-mise":
    "« On ne joue qu’avec les 22 atouts (donc avec l’excuse), et les autres cartes sont triées par couleur : ces 14 cartes servent de mise de départ à chaque joueur. »",
  "mex-donne":
    "« chaque joueur va faire 6 donnes, puis ce sera au tour de son voisin de gauche ». « La série de donnes est la suivante : premier tour 5 cartes à chacun, puis 4 au tour suivant, puis 3, puis 2, puis 1. Enfin une dernière donne avec 1 carte, mais dans ce tour les joueurs ne regardent pas leur carte. »",
  "mex-but":
    "« Le but de chaque tour est d’estimer correctement le nombre de plis que l’on va faire dans ce tour pour éviter de devoir rendre des cartes de sa mise de départ. »",
  "mex-annonces":
    "« Le joueur se trouvant à gauche du donneur commence à parler, en annonçant le nombre de plis qu’il pense faire. » « Le donneur lui ne peut dire un nombre de plis qui ferait que la somme des annonces serait égale au nombre de plis à faire. »",
  "mex-jeu":
    "« Ce n’est pas le joueur à gauche du donneur qui commence à jouer, mais encore le suivant. » « On n’est pas obligé de monter, juste de jouer. » « La carte la plus forte emporte le pli, et c’est le joueur qui remporte le pli qui rejoue. »",
  "mex-excuse": "« Le joueur qui la joue annonce sa valeur : soit 0 (la plus faible), soit 22 (la plus forte). »",
  "mex-penalite":
    "« Si le nombre de plis est égal à l’annonce, parfait, rien ne se passe. Par contre, si il a moins ou plus de plis, le joueur retire de sa mise le nombre de cartes équivalent à la différence entre son annonce et son nombre de plis. »",
  "mex-fin":
    "« Le jeu s’arrête quand un joueur se retrouve sans plus aucune carte dans sa mise. Le gagnant est celui à qui il reste le plus de cartes dans sa mise. »",

  // Décisions : le tarot à 3, 4 et 5.
  F1: `Décision : la garde contre compte × ${FFT.multipliers["garde-contre"]}, parce que le règlement de la fédération (p. 8) et tous les programmes de marque consultés disent ${FFT.multipliers["garde-contre"]} ; seul le texte de GameDuell écrit « multiplié par 7 ». La table peut choisir d’autres coefficients.`,
  F2: "Décision : le Petit au bout est au camp qui gagne le dernier pli, « quel que soit le résultat de la donne » et quelle que soit la main d’où vient le Petit, parce que le règlement de la fédération (p. 7) le dit ainsi.",
  F3: `Décision : le Petit au bout est multiplié par le coefficient du contrat, parce que le règlement de la fédération (p. 7) compte ${FFT.petit} fois ce coefficient. La table peut choisir ${FFT.petit} points, sans coefficient.`,
  F4: `Décision : la poignée vaut ${any(FFT.poignees)} points et va au camp qui gagne la donne, même si l’autre camp l’a montrée, parce que le règlement de la fédération (p. 7) le veut. La table peut choisir d’autres montants, ou une prime personnelle.`,
  F5: "Décision : l’Excuse jouée au dernier pli passe à l’autre camp, même quand son propre camp gagne ce pli, parce que le règlement de la fédération (p. 4) dit qu’elle « change de camp ». La table peut la donner à qui gagne le pli.",
  F6: "Décision : l’Excuse entamée au dernier pli par un camp qui a fait tous les autres gagne ce pli et lui reste, ce qui fait 91 points ; le Petit est alors au bout un pli plus tôt. C’est l’exception que le règlement de la fédération (p. 6) fait pour le chelem.",
  F7: "Décision : quand l’attaque fait le chelem sans avoir l’Excuse, celle-ci reste à la défense et y vaut 4 points (87 points à l’attaque avec deux bouts), parce que la défense n’a aucun pli où prendre le demi-point à rendre (règlement de la fédération, p. 8). La table peut donner l’Excuse à l’attaque.",
  F8: `Décision : un chelem annoncé et manqué coûte ${FFT.slams.missed} points même si le contrat est réussi, et le total peut devenir négatif, parce que le règlement de la fédération (p. 6) les dit « déduits du total ».`,
  F9: `Décision : si l’attaque a annoncé le chelem et que la défense fait tous les plis, l’attaque paie ${FFT.slams.missed} pour son annonce et encore ${FFT.slams.made} pour le chelem de la défense, parce que le règlement pose deux clauses indépendantes. Le cas est rarissime et la lecture incertaine : la table peut ne compter ${FFT.slams.made} qu’une fois.`,
  F10: `Décision : à trois et à cinq, le demi-point s’arrondit avant d’ajouter les ${FFT.base} points, parce que « Le ½ point va toujours au camp gagnant » : 40½ pour 41 font une chute d’un point, 41½ un gain d’un point. La table peut compter le demi-point exact, ou déclarer nulle une donne perdue d’un demi-point.`,
  F11: "Décision : à quatre, un demi-point est refusé, parce que chaque tas a un nombre pair de cartes et tombe donc juste. Une seule exception : l’Excuse jouée au dernier pli et passée à l’autre camp alors que le sien gagne ce pli ; la donne le dit, et le demi-point s’arrondit.",
  F12: "Décision : à cinq, le preneur en solo gagne ou perd quatre fois la part d’un défenseur, parce que le règlement de la fédération (p. 12) lui donne tout.",
  F13: "Décision : si l’Excuse est entamée au premier pli, l’interdiction d’entamer la couleur appelée passe à la personne qui fixe la couleur, parce que c’est l’usage ; le règlement se tait. La table peut lever l’interdiction dans ce cas.",
  F14: "Décision : qui n’a en main que la couleur appelée, sans la carte appelée, entame librement, parce qu’il doit toujours rester une carte à jouer. Avec l’Excuse ou n’importe quelle autre carte, l’interdiction tient et c’est cette carte qu’il faut entamer.",
  F15: "Décision : quand la carte appelée est une dame, le roi de la même couleur ne peut pas être entamé au premier pli, parce que l’interdiction porte sur « la couleur de la carte appelée ».",
  F16: "Décision : avec quatre rois, le preneur peut appeler une dame mais n’a pas à le faire, parce que le règlement de la fédération (p. 12) dit qu’il le peut.",
  F17: "Décision : une dame ou un cavalier appelés et trouvés au chien peuvent être écartés, et le preneur joue en solo, parce que l’écart n’interdit que les rois et les bouts. La table peut l’interdire.",
  F18: `Décision : on ne joue pas les misères, parce que le règlement de la fédération ne les connaît pas. La table peut les jouer : ${FFT.misere} points payés par chacun des autres, sans coefficient, ou une autre valeur, avec le coefficient, avec ou sans l’Excuse.`,
  F19: "Décision : on ne joue pas la pousse (ou pouce), parce que le règlement de la fédération ne la connaît pas. La table peut la jouer, entre la petite et la garde.",
  F20: "Décision : après une faute de donne, la même personne redonne et ne peut pas prendre ; après un Petit sec ou quand tout le monde a passé, c’est à la suivante de donner. Le règlement de la fédération (p. 5) distingue ces cas.",
  F21: "Décision : quand tout le monde passe, la personne suivante donne, parce que le règlement de la fédération le prévoit. La table peut faire jouer la misère, chacun pour soi.",
  F22: "Décision : un résultat possible mais peu vraisemblable est accepté, avec un avertissement : plus de 77½ points sans bout, hors de 4½ à 82 avec un bout, hors de 9 à 87 avec deux, moins de 13½ avec trois ; un chelem de l’attaque ne compte que 91 points avec trois bouts ou 87 avec deux, moins le chien en garde contre. C’est l’arithmétique des 91 points.",
  F23: "Décision : le chelem ne s’annonce pas en défense, parce que les textes ne disent pas clairement qui peut l’annoncer. La table peut l’admettre.",
  F24: "Décision : on joue dans le sens inverse des aiguilles d’une montre au tarot, parce que le règlement de la fédération (p. 4) le dit, et « dans le sens des aiguilles d’une montre » au tarot décalé, dont la règle le dit aussi. Au whist, on tourne par la gauche.",

  // Décisions : le texte de GameDuell face au règlement de la fédération.
  G1: `Décision : GameDuell multiplie la garde contre par 7 ; le règlement de la fédération dit ${FFT.multipliers["garde-contre"]}, et c’est ${FFT.multipliers["garde-contre"]} par défaut, parce que tous les programmes de marque consultés le suivent. L’édition GameDuell garde le 7.`,
  G2: "Décision : il suffit de fournir la couleur, sans monter, parce que la « carte de valeur supérieure dans la couleur d’entame » de GameDuell est une erreur : on ne monte qu’à l’atout.",
  G3: "Décision : couper et surcouper sont obligatoires, parce que le règlement de la fédération l’exige, là où GameDuell écrit « Ils peuvent également couper ou surcouper ».",
  G4: "Décision : l’Excuse retourne dans le tas de plis de son camp contre une petite carte, parce que le règlement de la fédération le dit ; elle ne peut pas « rentrer à nouveau dans la main de son détenteur ».",
  G5: "Décision : l’Excuse jouée au dernier pli change de camp et ne gagne que dans un chelem, parce que le règlement de la fédération le dit ; GameDuell ne parle que du cas où elle est entamée après 17 plis gagnés.",
  G6: `Décision : le Petit au bout compte ${FFT.petit} points multipliés par le coefficient, parce que le règlement de la fédération le prévoit ; GameDuell n’en dit rien.`,
  G7: `Décision : la poignée montre exactement ${any(FFT["poignee-trumps-4"])} atouts et l’on peut en garder d’autres cachés, parce que le règlement de la fédération le dit ; les « 10 à 12 atouts » de GameDuell donnent les mêmes paliers.`,
  G8: "Décision : la poignée va au camp gagnant et le chelem à qui le fait, parce que le règlement de la fédération le dit ; GameDuell écrit « on ajoute ou on soustrait » sans dire à qui.",
  G9: "Décision : à quatre, le preneur gagne ou perd trois fois la part d’un défenseur et la somme fait zéro, parce que le règlement de la fédération le veut ; GameDuell n’en dit rien.",
  G10: `Décision : on compte ${FFT.base} points plus l’écart au contrat, parce que le règlement de la fédération le dit ; « le preneur rajoute à son décompte 25 points pour la partie » pouvait se lire 25 plus tous les points des cartes.`,
  G11: "Décision : un atout peut aller à l’écart s’il est indispensable, et il se montre, à la petite comme à la garde, parce que le règlement de la fédération le permet ; GameDuell interdit tout atout et ne parle que de la garde.",
  G12: "Décision : le Petit sec n’annule la donne que sans l’Excuse en main, parce que le règlement de la fédération le précise ; GameDuell ne le précise pas et le range parmi les fausses donnes.",
  G13: "Décision : après une fausse donne, la même personne redonne et ne peut pas prendre, parce que le règlement de la fédération le dit ; GameDuell fait redonner « le donneur suivant ».",
  G14: "Décision : seules la première et la dernière carte du paquet ne vont pas au chien, parce que le règlement de la fédération le dit ; GameDuell exclut les « trois premières » et les « trois dernières ».",
  G15: "Décision : on joue à un contre trois à quatre, et à trois, quatre ou cinq, parce que les « équipe de 2 », les « 3 à 9 joueurs » et les noms donnés aux figures par GameDuell ne sont pas ceux du jeu ; on n’en tient pas compte.",
  G16: "Décision : à trois et à cinq, on suit le règlement de la fédération, parce que GameDuell admet ces nombres sans en donner les règles.",
  G17: "Décision : qui annonce le chelem entame, parce que le règlement de la fédération le dit ; GameDuell n’en dit rien.",

  // Décisions : le tableau de points de victoire à cinq.
  V1: "Décision : chaque ligne du tableau commence au nombre écrit : de 0 à 4½ points d’avance c’est Juste, de 5 à 14½ la ligne « + 5 pts », de 15 à 24½ la ligne « + 15 pts », et de même dans les pertes (de −½ à −4½, Perdu), parce que c’est la seule lecture qui donne des paliers égaux autour de zéro. La table peut monter à la ligne supérieure.",
  V2: "Décision : les demi-points se comparent tels quels : 4½ d’avance reste Juste, −½ est Perdu, parce que le tableau compte en demis et ne parle d’aucun arrondi. La table peut arrondir d’abord, comme la fédération.",
  V3: "Décision : au-delà de 45 points d’écart, la dernière ligne du tableau s’applique, parce que rien n’est écrit plus loin. La table peut ajouter 15 par tranche de 10 points.",
  V4: "Décision : les lignes du Pouce de +15 à +45, qui manquent, valent 60 et −40, 75 et −50, 90 et −60, 105 et −70, parce que la suite du tableau et les pertes du Pouce les imposent.",
  V5: "Décision : les mots Pouce et Perdu imprimés une ou deux lignes trop haut ou trop à gauche sont remis à leur place, parce que la suite des nombres montre où ils vont.",
  V6: "Décision : quand le preneur est en solo contre quatre, chaque défenseur garde le nombre de sa ligne et le preneur en prend la somme (petite Juste : 40 et −10), parce que la donne fait alors zéro en nombres entiers. La table peut donner au preneur ses deux parts, réparties entre les quatre.",
  V7: "Décision : le partenaire marque autant que le preneur, parce que le tableau donne un seul nombre « pour ceux qui y vont (2) ». La table peut partager en deux tiers et un tiers, comme la fédération.",
  V8: "Décision : le partenaire est la personne qui a le roi appelé, comme au tarot à cinq, parce que le texte ne dit pas comment on le trouve. La table peut le désigner à sa façon : la feuille note seulement qui c’est.",
  V9: `Décision : la poignée vaut ${any(VP.poignees, 4)} à qui l’a et coûte ${any(VP.poignees)} à chacun des autres, partenaire compris, quel que soit le résultat, parce que le tableau donne un nombre pour qui l’a et un autre sous « PVs pour les autres ». La table peut la compter au camp gagnant, comme la fédération.`,
  V10: "Décision : on ne compte que la plus haute des poignées d’une main, parce que dix atouts en contiennent toujours huit.",
  V11: "Décision : l’Excuse compte comme un atout dans la poignée si aucun atout n’est caché, parce que le règlement de la fédération (p. 7) le veut. La table peut l’exclure.",
  V12: "Décision : la misère d’atouts est une main sans atout ni Excuse ; la misère d’images, une main sans roi, dame, cavalier, valet ni bout. Elle se montre avant la première carte, et pour le preneur après son écart, parce que la poignée se montre à ce moment. La table peut choisir la valeur et compter la main avant le chien.",
  V13: "Décision : il n’y a pas de Petit au bout, parce que le texte n’en parle pas. La table peut l’ajouter : 15 points, comme une ligne du tableau.",
  V14: "Décision : un chelem demandé et réussi est toujours à la ligne « + 45 pts » (555 et −370), parce que l’attaque a alors 91 ou 87 points et dépasse son contrat d’au moins 46.",
  V15: "Décision : un chelem demandé et manqué est Perdu (−480 et 320) même si les points suffisent, parce que c’est un contrat de plis, perdu au premier pli perdu ; s’il manque aussi des points, c’est la ligne de ce qui manque. La table peut choisir autrement.",
  V16: "Décision : un chelem réussi sans avoir été demandé ne rapporte rien de plus, parce que le texte n’en parle pas. La table peut lui donner une prime.",
  V17: "Décision : l’Excuse jouée en dernière carte va à qui gagne le pli, parce que le texte dit qu’elle n’est plus une Excuse : c’est une carte ordinaire. La table peut la faire changer de camp, comme la fédération.",
  V18: "Décision : dans son propre chelem, l’Excuse jouée en dernier reste et gagne, comme au règlement de la fédération, parce que sinon la personne qui l’a ne pourrait jamais réussir un chelem en solo.",
  V19: "Décision : l’Excuse de la défense se perd « contre un chelem réussi » et compte 4½ points à l’attaque, parce que le texte le dit ; la fédération, elle, laisse 4 points à la défense. Cela fait partie de cette édition.",
  V20: "Décision : qui joue l’Excuse sans avoir encore de pli doit la carte d’échange et la donne plus tard, parce que le règlement de la fédération (p. 8) le prévoit.",
  V21: "Décision : enchères, donne passée, taille du chien et écart suivent le tarot à cinq de la fédération, parce que le texte n’en parle pas.",
  V22: "Décision : le Petit sec annule la donne et la personne suivante donne, parce que « on remet le jeu immédiatement » dit la même chose que la fédération.",

  // Décisions : le tarot décalé.
  D1: "Décision : pari solo gagné ou perdu, chacun des autres note les points de ses cartes, parce que c’est la règle de base et que seul le pari à deux met les perdants à zéro. La table peut mettre les autres à zéro quand le pari est gagné.",
  D2: "Décision : pour gagner son pari, il faut plus de points que chacun des autres ; une égalité est un pari perdu, parce que « plus de points que les autres » se lit strictement et que chacun joue pour soi. La table peut comparer à la somme des autres, ou annuler le gain et la perte en cas d’égalité.",
  D3: "Décision : à égalité de points entre les deux camps, le pari est perdu, parce que le gagner demande « plus de points que les 3 autres cumulés ». La table peut annuler le pari : chacun note alors la somme de son camp.",
  D4: "Décision : après un pli à égalité, la même personne entame de nouveau, avec la carte qu’elle veut et la couleur qu’elle veut, parce que personne n’a gagné la main et que « le 2ème pli » est un pli comme un autre. La table peut garder la couleur demandée, ou faire entamer la première carte à égalité.",
  D5: "Décision : une égalité peut se répéter à tout nombre de joueurs, et le tas s’accumule, parce que chaque École a trois Profs et quatre Élèves de même force ; « À 2 joueurs, le cas peut arriver à nouveau » n’en est qu’un exemple.",
  D6: "Décision : si le dernier pli est à égalité après d’autres plis à égalité, tous sont mis de côté et ne comptent pour personne, parce que personne ne les a gagnés. La table peut les donner à qui a gagné le pli précédent.",
  D7: "Décision : l’Excuse compte comme un Atout pour « Trop cool » et empêche « C’est la loose », parce que la boîte compte « 14 Atouts », Excuse comprise. La table peut choisir autrement.",
  D8: "Décision : un Atout empêche l’égalité : seules les plus fortes cartes de la couleur demandée peuvent être à égalité, quand aucun Atout n’est dans le pli, parce que chaque Atout est unique.",
  D9: "Décision : dans le pari à deux, une prime est personnelle et n’entre ni dans la somme du camp ni dans la comparaison, parce que la règle l’offre « à son propriétaire » et compare « les cartes des 2 joueurs partenaires ». La table peut choisir autrement.",
  D10: `Décision : une prime se garde même quand le pari est perdu (−${BOX.diplomas.brevet} et ${PRIMES.loose} font −${BOX.diplomas.brevet - PRIMES.loose}), parce que les primes sont gagnées « que les joueurs perdent ou gagnent ».`,
  D11: "Décision : pas de primes à deux ni à trois, parce que la règle les réserve « à 4 ou 5 joueurs ». La table peut les admettre.",
  D12: `Décision : « Trop cool » demande ${BOX["trop-cool"][4]} Atouts à quatre et ${BOX["trop-cool"][5]} à cinq, parce que la règle donne cette liste après avoir écrit « 5 ou 6 Atouts ».`,
  D13: "Décision : les primes d’une même personne s’ajoutent, parce que rien ne s’y oppose.",
  D14: "Décision : si le Petit est pris au dernier pli, personne ne marque le bout du bout, parce qu’il faut « qu’il gagne ce pli ». Au tarot de la fédération, l’autre camp marquerait.",
  D15: "Décision : le bout du bout va à qui joue le Petit, parce que, le Petit gagnant le pli, « son propriétaire » et la personne qui gagne ne font qu’un.",
  D16: "Décision : si l’avant-dernier pli est à égalité et que le Petit gagne le dernier, le bout du bout compte, parce que c’est bien le dernier pli.",
  D17: "Décision : l’Excuse jouée au dernier pli est gardée et vaut ses 5 points, parce qu’elle est « toujours conservée par celui qui la possède ». La table peut la faire perdre au dernier pli.",
  D18: "Décision : on ne donne aucune carte en échange de l’Excuse, parce que la règle n’en parle pas et que les points y sont entiers. La table peut demander un échange.",
  D19: "Décision : l’Excuse jouée dans un pli à égalité ou mis de côté reste à qui l’a jouée, parce qu’elle est « inimitable et imprenable ».",
  D20: "Décision : il faut un Atout plus fort que le plus fort du pli, parce que « le dernier Atout posé » peut être un Atout plus faible, joué faute de mieux.",
  D21: "Décision : qui coupe sans pouvoir surcouper joue tout de même un Atout, parce que la règle porte « Interdiction de poser une carte d’une autre couleur s’il peut poser un Atout ».",
  D22: "Décision : qui n’a plus que l’Excuse comme Atout n’a pas à la jouer, parce qu’elle se place « n’importe quand, comme un joker ».",
  D23: "Décision : répéter un diplôme déjà annoncé ne change rien, parce que c’est « le premier qui propose le diplôme le plus haut » qui parie.",
  D24: "Décision : un seul tour de paris, chacun parle une fois, parce que la règle dit « il passe son tour et c’est au joueur suivant de se prononcer ». La table peut faire plusieurs tours.",
  D25: "Décision : quand personne ne parie, le même Super Donneur redonne, parce que « les cartes sont regroupées et redistribuées » sans que la règle nomme quelqu’un d’autre. La table peut passer à la personne suivante.",
  D26: "Décision : après une donne, la personne suivante dans le sens des aiguilles d’une montre donne, parce que c’est le sens du jeu et que la règle se tait. La table peut choisir autrement.",
  D27: "Décision : on ne peut pas appeler un Proviseur de sa propre main, parce que la règle promet un partenaire et « 2 joueurs contre 3 ». La table peut l’admettre : c’est alors un pari solo secret.",
  D28: "Décision : qui a les quatre Proviseurs joue un pari solo, parce qu’il n’y a personne à appeler.",
  D29: "Décision : à cinq, on peut parier sans appeler de Proviseur, parce que la règle dit « peut demander de l’aide ».",
  D30: "Décision : la couleur de l’École appelée peut s’entamer dès le premier pli, parce que rien ne l’interdit ici. La table peut l’interdire.",
  D31: "Décision : pari à deux perdu, les cartes des deux partenaires comptent 0 et chacun perd le diplôme en entier, parce que la règle les déduit « pour chacun des 2 partenaires ».",
  D32: "Décision : les gagnants notent chacun la somme de leur camp, et la donne ne fait pas zéro, parce que ces points sont « notés à chacun ».",
  D33: "Décision : un total peut être négatif, parce que la règle décompte « même en dessous de la barre du 0 ».",
  D34: "Décision : si plusieurs atteignent l’objectif dans la même donne, ou à l’heure dite, le plus haut total gagne ; à égalité, la victoire se partage, parce que la règle se tait. La table peut jouer une donne de plus.",
  D35: "Décision : la plus forte carte tirée désigne le premier Super Donneur ; une Excuse ou une égalité fait retirer, comme la règle l’écrit. La fédération, elle, fait donner la plus petite carte.",
  D36: "Décision : après une égalité, chacun a toujours autant de cartes que les autres, parce que tout le monde joue au pli de plus.",
  D37: "Décision : à deux, on peut parier mais il n’y a pas de primes, parce que les paris ne fixent aucun nombre de joueurs et que les primes en fixent un.",

  // Décisions : le whist.
  W1: "Décision : de deux à quatre, au mieux quatre, parce que les quatre couleurs de 14 cartes sont les mises et qu’à cinq il faudrait 25 cartes sur 22. La table peut jouer à cinq, en commençant à 4 cartes et en écrivant les mises.",
  W2: "Décision : la deuxième personne à gauche du donneur entame, parce que la règle dit « mais encore le suivant » après le premier qui parle. La table peut faire entamer la première personne à gauche, comme au whist ordinaire.",
  W3: "Décision : à deux, le donneur entame, parce que « encore le suivant », c’est lui.",
  W4: "Décision : l’annonce défendue au donneur l’est aussi avec une seule carte et dans la donne à l’aveugle, parce que la règle ne fait aucune exception. La table peut la permettre à l’aveugle.",
  W5: "Décision : on perd autant de cartes que de plis d’écart, en plus ou en moins, parce que la règle donne cet exemple : « le joueur qui a annoncé 1 et qui fait finalement 3 plis, retire 2 cartes de sa mise ». La table peut ne retirer qu’une carte par erreur.",
  W6: "Décision : une mise ne descend pas sous 0, parce qu’on ne peut pas rendre des cartes qu’on n’a plus. La table peut compter sous 0, pour départager.",
  W7: "Décision : si plusieurs mises tombent à 0 ensemble, le jeu s’arrête ; à égalité de cartes restantes, la victoire se partage, parce que le gagnant est « celui à qui il reste le plus de cartes dans sa mise ». La table peut jouer une donne de plus.",
  W8: "Décision : le jeu s’arrête à la fin de la donne où une mise tombe à 0, même au milieu d’une série, parce que « Le jeu s’arrête quand un joueur se retrouve sans plus aucune carte ». La table peut finir les six donnes du donneur, ou le tour complet des donneurs.",
  W9: "Décision : à l’aveugle, qui découvre l’Excuse annonce 0 ou 22 quand vient son tour, parce que « Le joueur qui la joue annonce sa valeur ». La table peut fixer sa valeur à 0 ou à 22.",
  W10: "Décision : une annonce va de 0 au nombre de plis à faire, parce que « (ou plus) » dit seulement plus que le nombre défendu.",
  W11: "Décision : à l’aveugle, on découvre les cartes à partir de la personne qui entame d’ordinaire, à tour de rôle, parce que la règle se tait ; l’ordre n’importe que pour l’Excuse.",
  W12: "Décision : il n’y a jamais d’égalité dans un pli, parce que les 22 cartes ont 22 forces différentes, que l’Excuse vaille 0 ou 22.",
  W13: "Décision : on joue la carte qu’on veut, sans devoir monter ni garder l’Excuse, parce que « On n’est pas obligé de monter, juste de jouer ».",
  W14: "Décision : les cartes qui ne sont pas données restent cachées et sont rebattues à chaque donne, parce que le donneur « reprend toutes les cartes, les bat et redistribue ».",
  W15: "Décision : une annonce faite ne se reprend pas, parce que c’est l’usage.",
  W16: "Décision : chacun donne six fois de suite, puis c’est à la personne de gauche, parce que la règle le dit : « chaque joueur va faire 6 donnes ». La table peut changer de donneur à chaque donne.",

  // Décisions de la feuille elle-même.
  T1: "Décision : une faute prouvée ou une donne contestée n’a pas de peine d’office, parce que les règles n’en écrivent pas. Au tarot, le Code d’arbitrage de 2012 en prévoit (CA1 à CA38) : il est proposé, jamais appliqué de lui-même. La table décide, et ce qu’elle décide s’ajoute à la donne comme une ligne à part, avec sa raison.",
  T2: "Décision : chaque place a un nom et deux noms ne se confondent pas, parce qu’une colonne doit dire de qui elle parle.",
  T3: "Décision : une donne a une place dans la feuille et une seule, parce que les totaux et la distribution suivent l’ordre des donnes.",
  T4: "Décision : une correction, une annulation ou une contestation dit à quelle donne elle se rapporte et n’efface rien, parce qu’on doit toujours pouvoir lire ce qui était noté avant.",
  T5: "Décision : une feuille terminée ne reçoit plus de donne avant d’être rouverte, parce que son résultat a été annoncé ; ce qui y est noté se corrige toujours.",
  T6: "Décision : ce qui entre dans la feuille a une forme et une taille connues, parce que tous les téléphones de la table doivent pouvoir le relire.",
  T7: "Décision : au tarot décalé, après une faute de donne, le même Super Donneur redonne, parce que la règle de la boîte n’en dit rien et que personne n’a joué.",
  T8: "Décision : quand deux téléphones notent autrement la même donne, les deux versions restent en vue jusqu’à ce que la table choisisse, parce que la dernière arrivée n’a pas raison pour autant.",
  T9: "Décision : une demande que les règles ne comprennent pas est refusée avec sa raison, parce que deviner serait inventer une règle.",
  T10: `Décision : quand tout le monde passe et que la table joue la vachette, chacun joue pour soi sans toucher au chien, qui va à qui gagne le dernier pli. Qui a le plus de points perd ${FFT.vachette.most}, puis ${FFT.vachette.next}, et les derniers gagnent ${FFT.vachette.next} et ${FFT.vachette.most} (à trois, ${FFT.vachette.most} et 0) ; à égalité, les places se partagent. La fédération ne connaît pas ce jeu et les tables varient : c’est le compte le plus simple qui fasse zéro. La table peut changer les montants.`,
  T11: "Décision : la pousse, là où elle se joue, compte × 1½, parce qu’elle se place entre la petite (× 1) et la garde (× 2). La table peut choisir un autre coefficient, entre les deux.",
  T12: "Décision : au tarot et au tableau de points de victoire, la partie finit quand la table le décide, ou quand un total atteint le nombre convenu, parce que les textes n’en disent rien ; le plus haut total gagne.",
  T13: "Décision : une feuille compte dans une saison quand elle le dit elle-même, avec qui est assis à chaque place. La saison doit être en cours et compter ce jeu, la soirée doit être d’un de ses jours, et personne n’est à deux places, parce qu’un résultat compte une fois et pour la bonne personne. Une saison terminée garde ses feuilles : aucune n’y entre ni n’en sort, et les donnes qu’on y note ou corrige ensuite comptent, parce que la feuille y était. Ses dates ne changent pas si une soirée devait se trouver dehors.",
  T14: "Décision : les points d’une soirée sont ceux par lesquels son jeu classe : le total de la feuille, donnes contestées comprises tant que la table n’a rien décidé, et au Mexicain les cartes qui restent dans la mise, parce que « Le gagnant est celui à qui il reste le plus de cartes dans sa mise. » La moyenne par donne, elle, compte ce que chaque donne a écrit : au Mexicain, les cartes perdues. Une soirée que personne n’a finie compte par ses totaux du moment, pour ses points, ses places et ses victoires, parce qu’une table qui oublie de le dire ne doit pas perdre la sienne.",
  T15: "Décision : deux totaux égaux partagent la meilleure place et la suivante reste vide, parce que rien dans la soirée ne les sépare ; les points de ces places s’additionnent et se divisent entre elles. Tout le monde compte pour les places, même qui n’est pas du cercle.",
  T16: "Décision : avec moins de soirées que le cercle n’en demande, on reste au tableau, sans rang, parce que quelques soirées ne se comparent pas à une saison ; ces soirées comptent pour les autres. Ce qu’est une soirée, T28 le dit depuis le 22 novembre 2026 ; c’était une feuille. Les personnes invitées sont classées ou non, au choix du cercle, de la même façon.",
  T17: "Décision : quand seules les meilleures soirées comptent, ce sont celles qui valent le plus dans le compte que le cercle a choisi, et les autres restent visibles, parce qu’une soirée manquée ne doit pas coûter plus qu’une mauvaise. Entre soirées qui valent autant, la plus courte est gardée, puis la première. Ce que le cercle ajoute ou retire compte toujours.",
  T18: "Décision : les égalités se départagent par les règles que le cercle a choisies, dans leur ordre, entre les seules personnes à égalité, et le tableau dit laquelle a décidé. Elles regardent toutes les soirées, même quand seules les meilleures comptent, et jamais les points ajoutés ; à plus de deux, le face à face et la dernière soirée sont des bilans, où qui ne s’est jamais assis à une même table vaut 0 ; le face à face compare aux tables partagées, la dernière soirée celle où toutes deux étaient, à une table ou à une autre. Les soirées d’un même jour se suivent dans l’ordre de leurs noms. Si aucune ne décide, le rang est partagé, parce qu’un ordre de plus serait inventé.",
  T19: "Décision : quand une saison a un délai de correction, il court du moment où le serveur a reçu la première donne de la feuille dans la saison, parce que l’horloge d’un téléphone ne fait pas foi ; une feuille qui sort et revient ne le fait pas repartir. Ensuite la soirée ne bouge plus : ce qu’une correction change devient des points datés, qui comptent dans les totaux et les moyennes, jamais dans les places ni les victoires, et elle ne va dans aucune autre saison ni dans une autre soirée. Chaque table a son délai : une feuille reçue plus tard entre dans la soirée. Un délai changé vaut pour toute la saison, son passé compris.",
  T20: "Décision : le niveau estimé prend chaque soirée entière pour un classement, chacun pour soi, par les totaux, parce qu’une donne à un contre quatre ne mesure pas cinq personnes. Seules y entrent les personnes du cercle, les soirs où elles sont deux au moins. Il est montré à partir de huit soirées de cette sorte, diminué de trois fois son incertitude, et se recalcule toujours à partir du journal.",
  T21: "Décision : deux noms qui sont une même personne s’additionnent à la lecture et se séparent de même, sans rien effacer. On ne fusionne pas deux noms assis à la même table, parce qu’ils sont alors deux personnes.",
  T22: "Décision : une saison additionne plusieurs jeux seulement si le cercle les a nommés, parce que leurs points ne se valent pas. Ce que le cercle ajoute ou retire à la main est daté, a sa raison, et compte avec les points ou les points de place, jamais avec les victoires.",
  T23: "Décision : un écart de moyenne par donne entre deux personnes est dit plus grand que le hasard quand il dépasse deux fois la somme de leurs erreurs types, avec trente donnes au moins chacune, reports du papier mis à part, parce qu’un plus petit écart arrive souvent à force égale, et que des donnes jouées ensemble ne disent rien de moins large.",
  T24: "Décision : le journal d’un cercle ne fait que s’allonger : un nom change, une saison se clôt, un ajout se retire par une nouvelle entrée, parce qu’on doit pouvoir relire ce qui valait avant. Qui joue ajoute des personnes ; le reste appartient à qui gère le cercle.",
  T25: "Décision : une donne se confirme depuis le téléphone d’une personne de l’autre camp que celle qui l’a notée, ou de toute autre personne là où chacun joue pour soi, parce qu’on ne témoigne pas pour soi-même. Une correction annule la confirmation ; une confirmation met fin à une contestation. La table dit si elle en demande.",
  T26: "Décision : une ligne d’une feuille de papier dont on ne connaît que les points se reporte telle quelle, sans contrat ni calcul, parce que deviner la donne serait l’inventer. Elle compte dans les totaux et fait avancer qui donne d’autant de donnes qu’elle en résume ; elle ne dit rien de qui prend ni de ce qui réussit. Là où une donne fait zéro, elle fait zéro. Un tiret est quelqu’un qui ne l’a pas jouée, si ceux qui restent font une table du jeu ; sinon c’est un zéro. Une soirée d’avant dont on n’a que les totaux, de tant de gens qu’on veut et sans que leur somme soit nulle, compte pour les points, la présence et les places, et pour rien d’autre : ni donne, ni contrat, ni partenaire, ni adversaire, ni cote, parce que personne ne sait qui était à quelle table.",
  T27: "Décision : la meilleure soirée, la pire et la plus large victoire d’une saison se disent à partir de trois soirées, parce qu’avant il n’y a rien à battre, et qui établit un record le garde tant qu’il n’est pas battu. La plus large victoire se mesure sur la deuxième personne de la soirée, ou de la table là où les places se prennent table par table, si elle est du cercle. Une victoire partagée prolonge une série, et une soirée manquée n’interrompt que les présences. Une donne passée ou une fausse donne n’est pas une donne, à moins que la table ne lui ait donné des points.",
  T28: "Décision : depuis le 22 novembre 2026, à la place de T16, une soirée est un jour du cercle avec toutes ses tables, et un nom quand il y en a deux dans la journée, parce que personne ne vient deux fois le même soir. Qui s’assoit à plusieurs tables additionne ses feuilles et a une seule place, parmi tout le monde ; le cercle peut choisir table par table, et la place est alors celle de la table où l’on a joué le plus de donnes, deux feuilles des mêmes personnes étant une table. Se rencontrer, c’est s’asseoir à une même table. Qui n’est pas du cercle est la même personne d’une table à l’autre sous le même nom. Une feuille change de soirée tant que la sienne peut bouger. Une saison terminée avant cette décision garde le tableau qu’elle avait, feuille par feuille, tant qu’elle n’est pas rouverte.",
  T29: "Décision : depuis le 22 novembre 2026, qui gère le cercle gère les feuilles qui y comptent, parce qu’une table ne répond pas seule d’un résultat qui est celui de tous ; rejoindre une saison le dit. Un téléphone écarté du cercle n’ajoute plus rien à une feuille qui y compte, ni donne, ni correction, ni sortie : ce qu’il note est refusé et reste sur lui, et les deux côtés le lisent.",
  T30: "Décision : un tirage assoit tout le monde une fois, à des tables qui diffèrent d’une personne au plus, parce que personne n’est venu pour regarder. Au hasard, tous les placements se valent. Par force, l’ordre est celui du tableau, et qui n’y a pas de rang vient après, au hasard. Sans revoir personne, c’est choisir, parmi les placements où l’on revoit le moins souvent quelqu’un des cinq dernières soirées de la saison, celle-ci comprise ; se revoir, c’est s’être assis à une même table, et une paire vue deux fois compte double. La première personne de chaque table distribue. On peut ensuite déplacer qui l’on veut : ce qui est écrit est ce qui a été joué.",
  T31: "Décision : une donne annulée alors que d’autres ont été distribuées après elle l’a été aussi. Elle ne compte plus, mais le tour reste celui qu’on a joué : qui distribue, qui fait le mort, et au Mexicain le nombre de cartes des suivantes. La dernière donne, annulée, n’a pas eu lieu, et la suivante prend sa place, parce qu’on la refait. Une feuille où une donne a été annulée avant le 26 novembre 2026 garde le tour qu’elle avait.",
  "T-places":
    "Décision : une feuille a des personnes, de deux à dix, et chaque donne dit qui l’a jouée, dans l’ordre du jeu, et qui a distribué, parce qu’on arrive, qu’on part et qu’on change de place au cours d’une soirée. Une donne qui n’en dit rien est jouée par les places de l’ouverture. Elle se compte d’après le nombre de personnes qui l’ont jouée, par le même jeu, la même édition et les mêmes règles de table ; un jeu qui ne se joue pas à ce nombre la refuse. Personne n’y est deux fois, ni après son départ. Qui n’a pas joué une donne a un tiret, non un zéro, et les moyennes ne comptent que les donnes qu’on a jouées. Qui ne jouait pas une donne peut la confirmer, n’étant d’aucun camp.",
  "T-mort":
    "Décision : la donne fait le tour de toutes les personnes présentes, dans leur ordre. Quand elles sont plus nombreuses que les places, qui distribue fait le mort, parce que c’est l’usage et que chacun y passe à son tour ; s’il en faut d’autres, ce sont celles qui ont joué sans arrêt depuis le plus longtemps, et à égalité la plus proche avant qui distribue, parce que ce sera la dernière à distribuer. Une donne à refaire se refait avec les mêmes. Qui distribue sans jouer laisse la parole et l’entame à la première personne assise après, et n’a pas de parole à perdre si la donne est fausse. Il y a autant de places qu’à l’ouverture, ou que la table l’a dit depuis, et s’il manque du monde le plus grand nombre que le jeu admet. Tout cela se propose : la table peut asseoir qui elle veut, faire distribuer qui elle veut, et le tour repart de là.",

  // Les arbitres et les salles.
  ...code,
  ...hallArticles,
};
