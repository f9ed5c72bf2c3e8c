/**
 * Every rule the code cites: where it stands. Its words are in `words/articles-fr.ts` and `words/articles-en.ts`.
 * A rule that is not here does not compile.
 */
export const SOURCES = {
  fft12: "Fédération Française de Tarot, Règlement officiel du jeu de tarot, 1er juillet 2012 (R-RO201206)",
  boite: "Tarot décalé, règle de la boîte",
  gameduell: "GameDuell, Règle du jeu de tarot",
  maison: "Tableau de points de victoire à cinq joueurs",
  mexicain: "Un whist avec un jeu de tarot (Le Mexicain)",
  ruling: "Décision de Petit au Bout",
} as const;
export type Source = keyof typeof SOURCES;

export interface Article {
  readonly source: Source;
  /** Page, paragraph or heading in the source; for a ruling, its number. */
  readonly article: string;
}

const boite = (article: string) => ({ source: "boite", article }) as const;
const fft = (article: string) => ({ source: "fft12", article }) as const;
const vp = (article: string) => ({ source: "maison", article }) as const;
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
} as const;

/** The rulings of RULES.md section 2 and, under T, those this project added since. */
const RULINGS = {
  F: 24,
  G: 17,
  V: 22,
  D: 37,
  W: 16,
  T: 27,
} as const;

type UpTo<N extends number, Acc extends number[] = []> = Acc["length"] extends N
  ? Acc[number]
  : UpTo<N, [...Acc, [...Acc, 0]["length"] & number]>;
type RulingId = { [K in keyof typeof RULINGS]: `${K}${UpTo<(typeof RULINGS)[K]>}` }[keyof typeof RULINGS];

export type RuleId = keyof typeof TEXT_ARTICLES | RulingId;

const rulings = Object.entries(RULINGS).flatMap(([letter, count]) =>
  Array.from({ length: count }, (_, i) => [`${letter}${i + 1}`, { source: "ruling", article: `${letter}${i + 1}` }] as const),
);

export const ARTICLES = { ...TEXT_ARTICLES, ...Object.fromEntries(rulings) } as Readonly<Record<RuleId, Article>>;

export const isRuleId = (id: unknown): id is RuleId => typeof id === "string" && Object.hasOwn(ARTICLES, id);
