import { expect, test, vi } from "vitest";
import { running } from "#components/hook.fixture";
import { alike } from "#messages/fr/alike";
import { raised } from "#messages/fr/sheet/raised";
import { useBy, useWho } from "./who";

vi.mock("#components/parts/words/words", () => ({
  useWords: () => ({ m: { calendar: { moment: (at: Date) => `on ${at.toISOString()}` } } }),
  useWordsOf: () => ({ ...raised, alike }),
}));
vi.mock("./use-device", () => ({ useDevice: () => "nora" }));

const sheet = {
  names: ["Nora", "Hugo", "Inès"],
  seated: new Map([
    ["nora", 0],
    ["hugo", 1],
  ]),
  phones: ["nora", "hugo", "other"],
} as unknown as Parameters<typeof useWho>[0];

test("an event's phone is named as this one, a player's, or another", async () => {
  const page = await running(useWho, sheet);
  const { thisDevice, playersDevice } = alike.said;
  expect(["nora", "hugo"].map((device) => page.now()(device))).toEqual([thisDevice, playersDevice("Hugo")]);
  expect(page.now()("hugo", "device")).not.toBe(playersDevice("Hugo"));
  expect(page.now()("other")).not.toBe(page.now()("hugo", "device"));
});

test("an act tells whose phone did it and when", async () => {
  const page = await running(useBy, sheet);
  const { by } = raised.history;
  const at = "2026-11-24T20:00:00.000Z";
  expect(page.now()({ device: "hugo", at })).toBe(by(alike.said.playersDevice("Hugo"), `on ${at}`));
});
