/** What rises over a sheet comes in one piece: each file that is asked for costs a slow phone some ten milliseconds. */
const overSheet = () => import("./over-sheet");

/** The words that come with a page or with what a tap opens, each a chunk of its own. `en` has the same, checked by type. */
export const partsFr = {
  annals: () => import("./annals").then((module) => module.annalsFr),
  arbiter: () => import("./arbiter").then((module) => module.arbiterFr),
  club: () => import("./club").then((module) => module.clubFr),
  clubFaults: () => import("./club-faults").then((module) => module.clubFaultsFr),
  clubHistory: () => import("./club-history").then((module) => module.clubHistoryFr),
  compare: () => overSheet().then((module) => module.compareFr),
  confirm: () => overSheet().then((module) => module.confirmFr),
  contest: () => overSheet().then((module) => module.contestFr),
  door: () => import("./door").then((module) => module.doorFr),
  draw: () => import("./draw").then((module) => module.drawFr),
  file: () => import("./file").then((module) => module.fileFr),
  boards: () => import("./boards").then((module) => module.boardsFr),
  hall: () => import("./hall").then((module) => module.hallFr),
  hallFaults: () => import("./hall-faults").then((module) => module.hallFaultsFr),
  tonight: () => import("./tonight").then((module) => module.tonightFr),
  offline: () => import("./offline").then((module) => module.offlineFr),
  pages: () => import("./pages").then((module) => module.pagesFr),
  paper: () => import("./paper").then((module) => module.paperFr),
  past: () => import("./past").then((module) => module.pastFr),
  people: () => overSheet().then((module) => module.peopleFr),
  portrait: () => import("./portrait").then((module) => module.portraitFr),
  print: () => import("./print").then((module) => module.printFr),
  raised: () => overSheet().then((module) => module.raisedFr),
  referee: () => import("./referee").then((module) => module.refereeScreenFr),
  season: () => import("./season").then((module) => module.seasonFr),
  settle: () => overSheet().then((module) => module.settleFr),
  share: () => import("./share").then((module) => module.shareFr),
  state: () => overSheet().then((module) => module.stateFr),
  table: () => import("./table").then((module) => module.tableFr),
  articles: () => import("#lib/rules/words/fr/articles").then((module) => module.articlesFr),
  disputes: () => import("#lib/rules/words/fr/disputes").then((module) => module.disputesFr),
  options: () => import("#lib/rules/words/fr/options").then((module) => module.optionsFr),
  provisions: () => import("#lib/rules/words/fr/provision").then((module) => module.provisionFr),
  refereeSays: () => import("#lib/rules/words/fr/referee").then((module) => module.refereeFr),
};

type Asked = typeof partsFr;
export type Part = keyof Asked;
export type Parts = { readonly [P in Part]: Awaited<ReturnType<Asked[P]>> };
export type PartLoaders = { readonly [P in Part]: () => Promise<Parts[P]> };
