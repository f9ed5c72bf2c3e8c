import { expect, test } from "vitest";
import { record, replace, voidDeal } from "#lib/sheet/change";
import { foldSheet } from "#lib/sheet/fold";
import { cards, eventId, logOf, made, opened, sent } from "#lib/sheet/log.fixture";
import type { Sheet } from "#lib/sheet/sheet";
import { type Act, actOf, inverseNow } from "#lib/sheet/undo";
import { raisedEn } from "#messages/en/raised";
import { raisedFr } from "#messages/fr/raised";
import { sayUndone } from "./acts";

const [mine, theirs] = [made(2, record(0, cards(25, 18, 19))), made(3, record(0, cards(19, 18, 25)), "hugo")];
const fold = (...log: Parameters<typeof foldSheet>[0]) => foldSheet(log) as Sheet;

test("a deal noted and taken back is gone from the sheet; or only the version of this phone is", () => {
  const [opening] = logOf(opened(3));
  const act = actOf(record(0, cards(25, 18, 19)), fold(opening!), fold(opening!, mine)) as Act;
  const gone = made(4, inverseNow(act, fold(opening!, mine)));
  expect(sayUndone(act, fold(opening!, mine, gone), raisedFr)).toBe("Donne 1 annulée.");
  for (const log of [
    [mine, theirs, gone],
    [theirs, mine, gone],
  ])
    expect(sayUndone(act, fold(...sent([opening!, ...log])), raisedEn)).toBe(
      "Your version of deal 1 is cancelled: the other phone’s is on the sheet.",
    );
});

test("a correction that came to wait beside another is withdrawn, and what the other phone corrected stays", () => {
  const log = [...logOf(opened(3)), mine];
  const [ours, other] = [cards(24, 19, 19), cards(26, 17, 19)].map((deal) => replace({ id: mine.id, current: mine.id }, deal));
  const act = actOf(ours!, fold(...log), fold(...log, made(4, ours!))) as Act;
  const divided = fold(...log, made(3, other!, "hugo"), made(4, ours!));
  expect(divided.deals[0]?.conflicts).toMatchObject([{ event: eventId(4) }]);
  expect(inverseNow(act, divided)).toEqual(voidDeal({ id: eventId(4) }));
  const after = fold(...log, made(3, other!, "hugo"), made(4, ours!), made(5, inverseNow(act, divided)));
  expect(after.deals[0]).toMatchObject({ conflicts: [], deal: cards(26, 17, 19) });
  expect(inverseNow(act, fold(...log, made(4, ours!)))).toBe(act.inverse);
});
