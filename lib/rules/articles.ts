/**
 * The source of every rule that the code cites. The words are in `messages/fr/rules/articles.ts`. A rule missing here does not
 * compile.
 */
export const SOURCES = {
  fft12: "Fédération Française de Tarot, Règlement officiel du jeu de tarot, 1er juillet 2012 (R-RO201206)",
  boite: "Tarot décalé, règle de la boîte",
  gameduell: "GameDuell, Règle du jeu de tarot",
  maison: "Tableau de points de victoire à cinq joueurs",
  mexicain: "Un whist avec un jeu de tarot (Le Mexicain)",
  ca12: "Fédération Française de Tarot, Code d’arbitrage, 1er juillet 2012",
  ot11: "Fédération Française de Tarot, Manuel de l’organisateur de tournois, 1er juillet 2011",
  ruling: "Décision de Petit au Bout",
} as const;
export type Source = keyof typeof SOURCES;

interface Article {
  readonly source: Source;
  /** Page, paragraph or heading in the source; for a ruling, its number. */
  readonly article: string;
}

const boite = (article: string) => ({ source: "boite", article }) as const;
const fft = (article: string) => ({ source: "fft12", article }) as const;
const vp = (article: string) => ({ source: "maison", article }) as const;
const ot = (article: string) => ({ source: "ot11", article }) as const;
const ruling = (article: string) => ({ source: "ruling", article }) as const;
const mex = (article: string) => ({ source: "mexicain", article }) as const;

const TEXT_ARTICLES = {
  "boite-cartes": boite("1/Contenu"),
  "boite-donne": boite("2/Mise en place"),
  "boite-jeu": boite("3/La partie"),
  "boite-fournir": boite("3/La partie"),
  "boite-couper": boite("3/La partie"),
  "boite-monter": boite("3/La partie"),
  "boite-defausse": boite("3/La partie"),
  "boite-excuse": boite("1/Contenu, les cartes Atouts"),
  "boite-egalite": boite("3/La partie, égalité"),
  "boite-points": boite("Les points"),
  "boite-fin": boite("La fin de la partie"),
  "boite-paris": boite("4/Les variantes, les paris"),
  "boite-personne": boite("4/Les variantes, les paris"),
  "boite-appel": boite("4/Les variantes, l’appel au Proviseur"),
  "boite-primes": boite("4/Les variantes, des primes"),

  "fft-cartes": fft("p. 3-4"),
  "fft-cibles": fft("p. 3-4"),
  "fft-donne": fft("p. 4"),
  "fft-fausse-donne": fft("p. 5"),
  "fft-petit-sec": fft("p. 5"),
  "fft-encheres": fft("p. 5"),
  "fft-ecart": fft("p. 6"),
  "fft-chelem": fft("p. 6"),
  "fft-petit": fft("p. 7"),
  "fft-poignee": fft("p. 7"),
  "fft-monter": fft("p. 7-8"),
  "fft-fournir": fft("p. 7-8"),
  "fft-couper": fft("p. 7-8"),
  "fft-defausse": fft("p. 7-8"),
  "fft-excuse": fft("p. 8"),
  "fft-excuse-fin": fft("p. 4"),
  "fft-contrats": fft("p. 8"),
  "fft-formule": fft("p. 8-9"),
  "fft-parts-4": fft("p. 9"),
  "fft-parts-3": fft("p. 11"),
  "fft-demi": fft("p. 11-12"),
  "fft-parts-5": fft("p. 12"),
  "fft-appel": fft("p. 12"),

  "gd-contrats": { source: "gameduell", article: "Le comptage des points" },

  "vp-points": vp("1. Calcul des points"),
  "vp-cibles": vp("2. Points minimum pour gagner"),
  "vp-primes": vp("3. Points de victoire bonus"),
  "vp-excuse": vp("4. Autres petites règles"),
  "vp-derniere": vp("4. Autres petites règles"),
  "vp-petit-sec": vp("4. Autres petites règles"),
  "vp-couper": vp("4. Autres petites règles"),
  "vp-monter": vp("4. Autres petites règles"),
  "vp-table": vp("5. Points de victoire"),

  "mex-mise": mex("1. Mise en place"),
  "mex-donne": mex("2. La donne"),
  "mex-but": mex("3. But du jeu"),
  "mex-annonces": mex("4. Déroulement du jeu, les annonces"),
  "mex-jeu": mex("4. Déroulement du jeu, le jeu"),
  "mex-excuse": mex("4. Déroulement du jeu, l’excuse"),
  "mex-penalite": mex("4. Déroulement du jeu, le compte"),
  "mex-fin": mex("5. Fin du jeu"),

  "T-mort": ruling("T-mort"),
  "T-places": ruling("T-places"),
} as const;

const HALL_ARTICLES = {
  "ot-prix": ot("p. 4"),
  "ot-finale": ot("p. 5"),
  "ot-entree": ot("p. 6-7"),
  "ot-trois": ot("p. 6"),
  "ot-zero": ot("p. 9-10"),
  "ot-placement": ot("p. 12"),
  "ot-howell": ot("p. 12-13"),
  "ot-mouvement": ot("p. 13-14"),
  "ot-equipes": ot("p. 15"),
  "fft-duplicate": fft("p. 13-17"),
  "fft-topage": fft("p. 18"),
  "fft-alterne": fft("p. 18-19"),
  "fft-triplettes": fft("p. 20-21"),
  "fft-quadrettes": fft("p. 22-24"),
  "fft-equipes": fft("p. 25-26"),
  "ca-marques": { source: "ca12", article: "p. 9" },
} as const;

/** The first provision of each page of the arbitration code: CA1 opens page 3, CA3 page 4… */
const CODE_PAGES = [
  [33, 8],
  [24, 7],
  [18, 6],
  [12, 5],
  [3, 4],
  [1, 3],
] as const;
const PROVISIONS = 38;

export type ProvisionId = `CA${UpTo<typeof PROVISIONS>}`;

export const PROVISION_IDS: readonly ProvisionId[] = Array.from({ length: PROVISIONS }, (_, i) => `CA${i + 1}` as ProvisionId);

export const pageOf = (id: ProvisionId): number =>
  (CODE_PAGES.find(([first]) => first <= Number(id.slice(2))) as readonly [number, number])[1];

/** The rulings of RULES.md section 2 and, under T and (of arbiters and halls) H, those this project added since. */
const RULINGS = {
  F: 24,
  G: 17,
  V: 22,
  D: 37,
  W: 16,
  T: 31,
  H: 17,
} as const;

type UpTo<N extends number, Acc extends number[] = []> = Acc["length"] extends N
  ? Acc[number]
  : UpTo<N, [...Acc, [...Acc, 0]["length"] & number]>;
type RulingId = { [K in keyof typeof RULINGS]: `${K}${UpTo<(typeof RULINGS)[K]>}` }[keyof typeof RULINGS];

/** Rules for a tournament, besides the code. */
export type HallRule = keyof typeof HALL_ARTICLES | Extract<RulingId, `H${number}`>;
export type RuleId = keyof typeof TEXT_ARTICLES | keyof typeof HALL_ARTICLES | ProvisionId | RulingId;

const rulings = Object.entries(RULINGS).flatMap(([letter, count]) =>
  Array.from({ length: count }, (_, i) => [`${letter}${i + 1}`, { source: "ruling", article: `${letter}${i + 1}` }] as const),
);

const provisions = PROVISION_IDS.map((id) => [id, { source: "ca12", article: `p. ${pageOf(id)}` }] as const);

export const ARTICLES = { ...TEXT_ARTICLES, ...HALL_ARTICLES, ...Object.fromEntries([...provisions, ...rulings]) } as Readonly<
  Record<RuleId, Article>
>;

export const isRuleId = (id: unknown): id is RuleId => typeof id === "string" && Object.hasOwn(ARTICLES, id);
