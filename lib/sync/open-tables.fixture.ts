/** For tests: a draw of two tables, and a phone that tells what was done to their sheets. */
import { GAMES } from "#lib/rules/all-games";
import type { Club, DrawBody } from "#lib/season/club/club-event";
import type { EveningTable } from "#lib/season/evening-view";
import type { openDraw } from "./open-tables";
import type { Phone } from "./phone";

/**
 * `said`: what was done, in order. `known`: sheets on this phone. `refused`, `unread`: sheets that the disk does not write or read.
 * `takes`: whether the server takes the draw. `deals`: the deals on the server. `heard`: those that the phone has got.
 */
export const here = {
  ...{ said: [] as string[], known: new Set<string>(), refused: new Set<string>(), takes: true },
  ...{ unread: new Set<string>(), deals: new Map<string, object[]>(), heard: new Map<string, object[]>() },
};

export function emptied(): void {
  Object.assign(here, { said: [], known: new Set(), refused: new Set(), takes: true });
  Object.assign(here, { unread: new Set(), deals: new Map(), heard: new Map() });
}

export const phone = {
  open: (sheet: string) => ({
    save: async (...changes: { kind: string; body: { title?: string } }[]) => {
      const [first] = changes;
      here.said.push(`${sheet} ${changes.map(({ kind }) => kind).join("+")}${first?.body.title ? ` ${first.body.title}` : ""}`);
      return { ok: !here.refused.has(sheet) };
    },
    sync: async () => {
      here.said.push(`${sheet} sent`);
      const deals = here.deals.get(sheet);
      if (deals) here.heard.set(sheet, deals);
    },
    getSnapshot: () => ({ sheet: here.heard.has(sheet) ? { deals: here.heard.get(sheet) } : null }),
  }),
  store: {
    read: async (sheet: string) => {
      if (here.unread.has(sheet)) throw new Error("the disk");
      return { entries: here.known.has(sheet) ? [{}] : [] };
    },
  },
} as unknown as Phone;

const PEOPLE = ["a", "b", "c", "d", "e", "f"];
const club = { id: "c1", players: PEOPLE.map((id) => ({ id, name: id.toUpperCase() })) } as unknown as Club;
export const how = {
  ...{ club, rules: { game: "tarot", edition: GAMES.tarot.usual, options: {} }, seating: GAMES.tarot },
  titleOf: (table: number) => `T${table}`,
} as Parameters<typeof openDraw>[1];
export const body = {
  ...{ season: "s1", day: "2026-11-24", name: null, how: "random" },
  tables: [
    { sheet: "x", players: ["a", "b", "c"] },
    { sheet: "y", players: ["d", "e", "f"] },
  ],
} as DrawBody;
export const opened = () => here.said.filter((said) => said.includes("sheet.opened"));

/** Tables that still run. */
export const STILL = [
  { sheet: "old", deals: 3 },
  { sheet: "empty", deals: 0 },
] as EveningTable[];
