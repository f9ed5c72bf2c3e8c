import { expect, test } from "vitest";
import type { Fault } from "#lib/rules/rules";
import { shared as fr } from "#messages/fr/shared";
import { bringSays } from "#messages/games-say";
import { lackingOf, refusedPart } from "./refused-part";

await bringSays("fr", "tarot");

const fault = (at: string): Fault => ({ at, code: "required", rule: "T1" });
const reading = (faults: readonly Fault[], missing: string | null = null) => ({ faults, missing });
const says = { missing: { points: "les points", taker: "le preneur" }, fixExtras: "corriger les primes" };

test("a fault in the points is shown before one in the extras", () => {
  const [extras, points] = [fault("deal.poignees.0.seat"), fault("deal.points")];
  expect([[extras], [extras, points], []].map((faults) => refusedPart(reading(faults)))).toEqual(["extras", "points", null]);
});

test("the button names what is refused, or else what is missing, and leads there", () => {
  const lacking = (of: ReturnType<typeof reading>) => lackingOf(of, { m: fr }, says);
  expect(lacking(reading([fault("deal.primes.0")], "taker"))).toEqual({ asks: "extras", label: says.fixExtras });
  expect(lacking(reading([fault("deal.points")], "taker"))).toEqual({ asks: "points", label: fr.deal.fix });
  expect(lacking(reading([], "taker"))).toEqual({ asks: "taker", label: "le preneur" });
  expect(lacking(reading([]))).toMatchObject({ asks: "points" });
});

test("while a pile is counted, points that are missing are in the pile", () => {
  const asked = (of: ReturnType<typeof reading>) => lackingOf(of, { m: fr }, says, true).asks;
  expect([reading([]), reading([], "taker"), reading([fault("deal.points")])].map(asked)).toEqual(["counted", "taker", "points"]);
});
