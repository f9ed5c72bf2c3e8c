import { alike } from "./alike";

/** What rises over a sheet comes in one piece: each file that is asked for costs a slow phone some ten milliseconds. */
const overSheet = () => import("./sheet/over");

/** The words that come with a page or with what a tap opens, each a chunk of its own. `en` has the same, checked by type. */
export const chunks = {
  /** It stands with the list: it is then fetched once, and no chunk carries it. */
  alike: () => Promise.resolve(alike),
  annals: () => import("./season/annals").then((module) => module.annals),
  arbiter: () => import("./referee/arbiter").then((module) => module.arbiter),
  club: () => import("./club").then((module) => module.club),
  clubFaults: () => import("./club/faults").then((module) => module.clubFaults),
  clubHistory: () => import("./club/history").then((module) => module.clubHistory),
  compare: () => overSheet().then((module) => module.compare),
  confirm: () => overSheet().then((module) => module.confirm),
  contest: () => overSheet().then((module) => module.contest),
  counted: () => overSheet().then((module) => module.counted),
  door: () => import("./door").then((module) => module.door),
  draw: () => import("./draw").then((module) => module.draw),
  file: () => import("./file").then((module) => module.file),
  boards: () => import("./hall/boards").then((module) => module.boards),
  hall: () => import("./hall").then((module) => module.hall),
  hallFaults: () => import("./hall/faults").then((module) => module.hallFaults),
  tonight: () => import("./tonight").then((module) => module.tonight),
  offline: () => import("./offline").then((module) => module.offline),
  home: () => import("./home").then((module) => module.home),
  join: () => import("./join").then((module) => module.join),
  opening: () => import("./opening").then((module) => module.opening),
  rules: () => import("./rules").then((module) => module.rules),
  paper: () => import("./paper").then((module) => module.paper),
  past: () => import("./past").then((module) => module.past),
  people: () => overSheet().then((module) => module.people),
  portrait: () => import("./season/portrait").then((module) => module.portrait),
  print: () => import("./print").then((module) => module.print),
  raised: () => overSheet().then((module) => module.raised),
  referee: () => import("./referee").then((module) => module.refereeScreen),
  season: () => import("./season").then((module) => module.season),
  settle: () => overSheet().then((module) => module.settle),
  share: () => import("./share").then((module) => module.share),
  state: () => overSheet().then((module) => module.state),
  strip: () => overSheet().then((module) => module.strip),
  table: () => import("./table").then((module) => module.table),
  articles: () => import("./rules/articles").then((module) => module.articles),
  disputes: () => import("./rules/disputes").then((module) => module.disputes),
  options: () => import("./rules/options").then((module) => module.options),
  provisions: () => import("./rules/provision").then((module) => module.provision),
  refereeSays: () => import("./rules/referee").then((module) => module.referee),
};

type Asked = typeof chunks;
export type Chunk = keyof Asked;
export type Chunks = { readonly [C in Chunk]: Awaited<ReturnType<Asked[C]>> };
export type ChunkLoaders = { readonly [C in Chunk]: () => Promise<Chunks[C]> };
