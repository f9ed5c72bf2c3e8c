import { expect, test, vi } from "vitest";
import type { Fault } from "#lib/rules/rules";
import type { DraftReading } from "#lib/sheet/drafts/draft";
import { shared as fr } from "#messages/fr/shared";
import { bringSays } from "#messages/games-say";
import type { Words } from "#messages/words";
import { buttonOf, lackingOf, refusedPart } from "./form-parts";

await bringSays("fr", "tarot");
const words = { lang: "fr", m: fr } as Words;
const fault = (at: string): Fault => ({ at, code: "required", rule: "T1" });
const reading = (faults: readonly Fault[], missing: string | null = null) =>
  ({ faults, missing, deal: null }) as unknown as DraftReading;
const says = { missing: { points: "les points", taker: "le preneur" }, fixExtras: "corriger les primes" };

test("a fault in the points is shown before one in the extras", () => {
  const [extras, points] = [fault("deal.poignees.0.seat"), fault("deal.points")];
  expect([[extras], [extras, points], []].map((faults) => refusedPart(reading(faults)))).toEqual(["extras", "points", null]);
});

test("the button names what is refused, or else what is missing, and leads there", () => {
  const lacking = (of: DraftReading) => lackingOf(of, words, says);
  expect(lacking(reading([fault("deal.primes.0")], "taker"))).toEqual({ asks: "extras", label: says.fixExtras });
  expect(lacking(reading([fault("deal.points")], "taker"))).toEqual({ asks: "points", label: fr.deal.fix });
  expect(lacking(reading([], "taker"))).toEqual({ asks: "taker", label: "le preneur" });
  expect(lacking(reading([]))).toMatchObject({ asks: "points" });
});

test("the button notes or corrects a whole deal, and does nothing while something is missing", () => {
  const onSave = vi.fn();
  const props = (correcting: boolean) => ({ correcting, number: 7, onSave }) as never;
  const lacking = { label: "les points", asks: "points" };
  const none = buttonOf(props(false), { deal: null }, words, lacking);
  none.onSave();
  expect([none.label, none.asks, onSave.mock.calls]).toEqual(["les points", "points", []]);
  const deal = { taker: 1 };
  const [save, correct] = [false, true].map((correcting) => buttonOf(props(correcting), { deal }, words, lacking));
  expect([save?.label, correct?.label]).toEqual([fr.deal.save(7), fr.deal.correct(7)]);
  save?.onSave();
  expect(onSave.mock.calls).toEqual([[deal]]);
});
