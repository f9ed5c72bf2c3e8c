import { expect, test } from "vitest";
import { contest, record, rule, takeBack } from "#lib/sheet/change";
import type { Change } from "#lib/sheet/event";
import { foldSheet } from "#lib/sheet/fold";
import { judgeEvent } from "#lib/sheet/judge";
import { cards, eventId, logOf, made, opened } from "#lib/sheet/log.fixture";
import type { Sheet } from "#lib/sheet/sheet";
import type { Entry } from "#lib/sync/entry";
import { settleEn } from "#messages/en/settle";
import { settleFr } from "#messages/fr/settle";
import { bringSays, gamesSay } from "#messages/games-say";
import type { Words } from "#messages/words";
import { refusalsOf } from "./refusals";

await bringSays("fr", "decale");
const words = { lang: "fr", rules: gamesSay("fr") } as unknown as Words;
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
])("what was to be taken back and is not: $kind", (change, inFrench, inEnglish, why) => {
  const event = made(9, change);
  const entry = { id: event.id, event, fate: "rejected", faults: judgeEvent(log, event) } as unknown as Entry;
  const said = (t: typeof settleFr) => refusalsOf(foldSheet(log) as Sheet, [entry], words, t)[0];
  expect(said(settleFr)).toMatchObject({ what: inFrench, why, row: null });
  expect(said(settleEn)?.what).toBe(inEnglish);
});

test("what was contested is said in the words that were written", () => {
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
