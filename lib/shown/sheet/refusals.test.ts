import { expect, test } from "vitest";
import { announceBet, contest, record, replace, rule, takeBack } from "#lib/sheet/change";
import type { Change } from "#lib/sheet/event";
import { foldSheet } from "#lib/sheet/fold";
import { judgeInSheet } from "#lib/sheet/judge";
import { cards, eventId, logOf, made, opened } from "#lib/sheet/log.fixture";
import type { Sheet } from "#lib/sheet/sheet";
import { loadDesk } from "#lib/shown/games/desk";
import type { Entry } from "#lib/sync/entry";
import { settle as settleEn } from "#messages/en/sheet/settle";
import { shared as fr } from "#messages/fr/shared";
import { settle as settleFr } from "#messages/fr/sheet/settle";
import { bringSays, gamesSay } from "#messages/games-say";
import type { Words } from "#messages/words";
import { refusalsOf } from "./refusals";

await bringSays("fr", "decale");
await loadDesk("decale");
const words = { lang: "fr", m: fr, rules: gamesSay("fr") } as unknown as Words;
const deal = { id: eventId(2) };
const log = logOf(
  opened(3),
  record(0, cards(30, 20, 12)),
  contest(deal, "renonce"),
  rule(deal, { outcome: "kept", note: "non" }),
  contest(deal, "encore"),
  rule(deal, { outcome: "kept", note: "toujours non" }),
);

test.each<[Change, string, string, string]>([
  [
    takeBack("contest.withdrawn", deal, eventId(3)),
    "Retrait de la contestation de la donne 1",
    "Withdrawal of the dispute of deal 1",
    "Cette contestation est déjà tranchée\u202f: elle ne se retire plus.",
  ],
  [
    takeBack("ruling.withdrawn", deal, eventId(4)),
    "Retrait de la décision sur la donne 1",
    "Withdrawal of the ruling on deal 1",
    "La donne a changé depuis, ou il en a été décidé autrement\u202f: cela ne se retire plus.",
  ],
  [
    takeBack("confirmation.withdrawn", deal, eventId(8)),
    "Retrait de la confirmation de la donne 1",
    "Withdrawal of the confirmation of deal 1",
    "Ce qui serait retiré n’est pas sur la feuille.",
  ],
])("a refused withdrawal is told with its reason: $kind", (change, inFrench, inEnglish, why) => {
  const event = made(9, change);
  const entry = { id: event.id, event, fate: "rejected", faults: judgeInSheet(log, event) } as unknown as Entry;
  const said = (t: typeof settleFr) => refusalsOf(foldSheet(log) as Sheet, [entry], words, t)[0];
  expect(said(settleFr)).toMatchObject({ what: inFrench, why, row: null });
  expect(said(settleEn)?.what).toBe(inEnglish);
});

test("a refused contest is told in the words that were written", () => {
  const event = made(9, contest(deal, "renonce au quatrième pli"));
  const [said] = refusalsOf(
    foldSheet(log) as Sheet,
    [{ id: event.id, event, fate: "rejected", code: "x" } as unknown as Entry],
    words,
    settleFr,
  );
  expect(said?.what).toContain("renonce au quatrième pli");
  expect(said?.why).toBe("x");
});

/** Four play of five: Nora, Hugo, Inès, Paul and Zoé. */
const refused = (change: Change, ...before: readonly Change[]) => {
  const rules = { game: "decale", players: 4 };
  const five = logOf(opened(5, { rules, names: ["Nora", "Hugo", "Inès", "Paul", "Zoé"], dealer: 2 }), ...before);
  const event = made(9, change, "hugo");
  const faults = [{ at: "deal.primes.1", code: "prime-twice", rule: "D-1", params: { seat: 2 } }];
  return refusalsOf(foldSheet(five) as Sheet, [{ id: event.id, event, faults } as unknown as Entry], words, settleFr)[0];
};

test("a refused deal is shown with its number and its figures: of the first four players, if it names none", () => {
  const said = refused(record(1, cards(30, 15, 10, 7)), record(0, cards(30, 15, 10, 7), { seats: [3, 4, 0, 1], dealer: 2 }));
  expect([said?.what, said?.row?.number, said?.row?.mark]).toEqual(["Donne 2", 2, undefined]);
  expect(said?.row?.entries.map(({ change }) => change)).toEqual([30, 15, 10, 7, null]);
  expect(said?.why).toBe("Inès a déjà cette prime.");
});

test("a refused correction is shown with its figures, for the people of that deal; a bet has no figures", () => {
  const three = { seats: [1, 2, 3], dealer: 3 };
  const noted = record(0, cards(30, 20, 12), three);
  const said = refused(replace({ id: eventId(2), current: eventId(2) }, cards(20, 30, 12)), noted);
  expect(said).toMatchObject({ what: "Changement de la donne 1", row: { number: 1, mark: undefined } });
  expect(said?.row?.entries.map(({ change }) => change)).toEqual([null, 20, 30, 12, null]);
  const bet = refused(announceBet(1, { seat: 0, partner: null, diploma: "bac" }), noted);
  expect([bet?.what, bet?.row]).toEqual(["Enchère de la donne 2", null]);
});
