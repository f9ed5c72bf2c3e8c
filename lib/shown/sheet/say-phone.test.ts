import { expect, test } from "vitest";
import { raised } from "#messages/fr/sheet/raised";
import { sayPhone } from "./say-phone";

const said = (phones: readonly string[], device: string, own: string, seated: readonly string[] = []) =>
  sayPhone({ phones, seated: new Map(seated.map((one, person) => [one, person])) }, device, own, raised.history);

test("the only other phone without a name is another phone; several are told apart, alike on each of them", () => {
  expect(said(["nora", "3549"], "3549", "nora")).toBe("un autre téléphone");
  expect(said(["nora", "luc", "3549"], "3549", "nora", ["luc"])).toBe("un autre téléphone");
  expect(said(["nora", "luc", "3549"], "3549", "nora")).toBe("téléphone 3");
  expect(said(["nora", "luc", "3549"], "3549", "luc")).toBe("téléphone 3");
  expect(said(["nora", "luc", "3549"], "luc", "nora")).toBe("téléphone 2");
});
