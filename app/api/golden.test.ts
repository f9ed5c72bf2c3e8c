import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { emptyDatabasePer } from "#lib/db/per-test.fixture";
import { open, record, replace } from "#lib/sheet/change";
import type { Change } from "#lib/sheet/event";
import { foldSheet } from "#lib/sheet/fold";
import { decaleSentence } from "#lib/sheet/golden/decale.fixture";
import { readGolden } from "#lib/sheet/golden/read-golden.fixture";
import { tarotSentence } from "#lib/sheet/golden/tarot.fixture";
import { whistSentence } from "#lib/sheet/golden/whist.fixture";
import { eventOf, json } from "./evening.fixture";
import { aPhone, ask, readDoors } from "./router.fixture";

const doors = await readDoors();
emptyDatabasePer("file");

it.each([
  ["decale", decaleSentence],
  ["tarot", tarotSentence],
  ["whist", whistSentence],
] as const)(
  "the golden evening of %s is pushed by the door and comes back with the totals of its paper",
  async (name, sentence) => {
    const text = readFileSync(join("lib/sheet/golden", `${name}.txt`), "utf8");
    const { game, edition, names, dealer, steps } = readGolden(text, sentence);
    const [sheet, owner] = [randomUUID(), aPhone()];
    const path = `/api/sheets/${sheet}/events`;
    const push = async (change: Change): Promise<string> => {
      const event = eventOf(change, sheet, owner.device);
      const { results } = await json(ask(doors, "POST", path, { phone: owner, body: { events: [event] } }));
      expect(results).toMatchObject([{ id: event.id, status: "accepted" }]);
      return event.id;
    };
    await push(
      open({ rules: { game, edition, players: names.length }, names, dealer, target: null, until: null } as Parameters<
        typeof open
      >[0]),
    );
    const firsts = new Map<number, string>();
    for (const { number, correction, deal, totals } of steps) {
      const known = firsts.get(number);
      const change =
        correction !== null && known
          ? replace({ id: known, current: known }, { ...deal }, correction)
          : record(number - 1, { ...deal });
      const id = await push(change as Change);
      if (!known) firsts.set(number, id);
      const { events } = await json(ask(doors, "GET", path, { phone: owner }));
      expect(foldSheet(events)?.totals, `after deal ${number}`).toEqual(totals);
    }
  },
);
