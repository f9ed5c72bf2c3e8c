import { expect, it } from "vitest";
import type { Player } from "#lib/season/club-event";
import type { ClubView } from "#lib/season/views";
import type { SheetCard } from "#lib/sync/card";
import type { Phone } from "#lib/sync/phone";
import { lastEvening, namesHere } from "./last-evening";

const player = (id: string, name: string, more: Partial<Player> = {}): Player => ({
  id,
  name,
  short: name.slice(0, 3),
  mark: "disc",
  guest: false,
  left: false,
  into: null,
  ...more,
});
const mardis = {
  club: {
    id: "mardis",
    players: [player("n", "Nora"), player("i", "Agnès", { formerNames: ["Inès"] }), player("p", "Paul", { left: true })],
  },
} as unknown as ClubView;

const rules = { game: "tarot", edition: "fft", players: 3, options: {} } as const;
const card = (id: string, ...names: string[]) => ({ id, sheet: { names, rules } }) as unknown as SheetCard;
const CARDS = [card("other", "Zoé", "Luc", "Inès"), card("tuesday", "Nora", "Inès", "Paul")];
/** Tuesday's sheet joined the club. */
const joined = { club: "mardis", season: "s", players: ["n", "i", "p"] };
const phone = {
  store: {
    read: async (sheet: string) => ({
      entries: sheet === "tuesday" ? [{ event: { id: "e", kind: "season.joined", body: joined } }] : [],
      pulled: 0,
    }),
  },
} as unknown as Phone;
const names = async (cards: readonly SheetCard[], club?: ClubView, games: readonly "decale"[] = []) =>
  (await lastEvening(phone, cards, [mardis], { club, games }))?.names;

it("a new sheet begins like the last evening, of the club where one was asked for", async () => {
  expect(await names(CARDS)).toEqual(["Zoé", "Luc", "Inès"]);
  expect(await names(CARDS, mardis)).toEqual(["Nora", "Agnès"]);
  expect(await names([...CARDS].reverse())).toEqual(["Nora", "Agnès"]);
  expect(await names(CARDS.slice(0, 1), mardis)).toEqual(["Zoé", "Luc", "Agnès"]);
  expect(await names(CARDS, mardis, ["decale"])).toBeUndefined();
});

it("who has left, and what nobody is called any more, is not among the names of this phone", () => {
  expect(namesHere(CARDS, [mardis])).toEqual(["Zoé", "Luc", "Nora"]);
});
