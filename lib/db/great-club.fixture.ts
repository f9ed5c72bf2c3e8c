/** For benches and pictures: a club of many people, a season of tarot at five, pushed sheet by sheet, and a link into the club. */
import type { Json } from "#lib/rules/read";
import { close, joinSeason, open, record } from "#lib/sheet/change";
import { createLink } from "./links";
import { accepted, aSeason, type SeasonOfTests } from "./season.fixture";

const FIRST = [
  ...["Anne-Sophie", "Bernard", "Camille", "Didier", "Élodie", "Francis", "Geneviève", "Hugo", "Inès", "Jean-Baptiste"],
  ...["Karine", "Luc", "Marie-Antoinette", "Nora", "Odette", "Paul", "Quentin", "Roger", "Samir", "Thérèse"],
];
const LAST = ["Dupont", "van den Bergh", "O’Brien"];
const CONTRACTS = ["petite", "petite", "garde", "garde", "garde", "garde-sans"];
const SEATS = 5;
const WEEK_MS = 7 * 86_400_000;

interface Size {
  readonly people: number;
  readonly sheets: number;
  /** How many in one evening. */
  readonly tables: number;
  /** How many on one sheet. */
  readonly deals: number;
}

export interface GreatClub extends SeasonOfTests {
  /** Lets a phone into the club as an owner. */
  readonly link: string;
  /** The log of the last sheet. */
  readonly newest: string;
}

/** Evenings begin with the season and are a week apart, or less when they are many. */
export async function greatClub({ people, sheets, tables, deals }: Size): Promise<GreatClub> {
  const names = Array.from({ length: people }, (_, i) => `${FIRST[i % FIRST.length]} ${LAST[Math.floor(i / FIRST.length)]}`);
  const season = await aSeason(names, { games: ["tarot"] });
  const { club, phone, players } = season;
  const evenings = Math.ceil(sheets / tables);
  const apart = Math.min(WEEK_MS, Math.floor(300 / evenings) * 86_400_000 || 86_400_000);
  let newest = "";
  for (let n = 0; n < sheets; n++) {
    const evening = Math.floor(n / tables);
    const seated = seatedAt(evening, n % tables, people);
    const at = new Date(Date.UTC(2026, 0, 6, 19) + evening * apart).toISOString();
    const opening = open({
      rules: { game: "tarot", players: SEATS },
      names: seated.map((one) => names[one] as string),
      dealer: n % SEATS,
      target: null,
      until: null,
    });
    const sheet = await phone.open(opening, undefined, at);
    newest = sheet.log;
    const joined = { club: club.log, season: season.season, players: seated.map((one) => players[one] as string) };
    const noted = Array.from({ length: deals }, (_, slot) => record(slot, dealOf(n, slot, seated)));
    accepted(await phone.push(sheet, joinSeason(joined), ...noted, close("agreed")));
  }
  return { ...season, link: (await createLink(club, "owner", 30)).token, newest };
}

/** The people at one table: each table has different people, and each evening mixes them anew. */
function seatedAt(evening: number, table: number, people: number): number[] {
  const order = Array.from({ length: people }, (_, i) => i).sort((a, b) => lot(evening, a) - lot(evening, b));
  return Array.from({ length: SEATS }, (_, seat) => order[(table * SEATS + seat) % people] as number);
}

const lot = (evening: number, person: number): number => (((evening + 1) * 2_654_435_761) ^ ((person + 7) * 40_503)) % 10_007;

/** A deal that depends on the taker, so that some people play better than others. */
function dealOf(sheet: number, slot: number, seated: readonly number[]): Json {
  const taker = (slot + sheet) % SEATS;
  const skill = ((seated[taker] ?? 0) * 37) % 17;
  const spread = (sheet * 31 + slot * 53) % 40;
  return {
    taker,
    partner: (taker + 1 + ((sheet + slot) % 4)) % SEATS,
    contract: CONTRACTS[(sheet + slot * 5) % CONTRACTS.length] as string,
    bouts: (sheet + slot) % 4,
    points: Math.min(91, 22 + skill + spread),
  };
}
