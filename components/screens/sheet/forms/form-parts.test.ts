import { expect, test, vi } from "vitest";
import { shared as fr } from "#messages/fr/shared";
import { bringSays } from "#messages/games-say";
import type { Words } from "#messages/words";
import { buttonOf } from "./form-parts";

await bringSays("fr", "tarot");
const words = { lang: "fr", m: fr } as Words;

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
