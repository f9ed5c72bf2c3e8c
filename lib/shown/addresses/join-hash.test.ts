import { expect, test } from "vitest";
import { joinAsked } from "./join-hash";

const CODE = "K7MP2WQXK7MP2WQXK7MP2WQXK7MP";

test("a link lets a phone in at once; a recovery code that is scanned waits in the field, and is not used up", () => {
  expect(joinAsked("#kT_9-aPqR2mN7wXz5bVc0dLfGhJ")).toEqual({ token: "kT_9-aPqR2mN7wXz5bVc0dLfGhJ" });
  expect(joinAsked(`#${CODE}`)).toEqual({ code: "K7MP 2WQX K7MP 2WQX K7MP 2WQX K7MP" });
  expect(joinAsked(`#${CODE.toLowerCase()}`)).toEqual({ code: "K7MP 2WQX K7MP 2WQX K7MP 2WQX K7MP" });
});

test("an address without a hash asks for nothing: people type a code", () => {
  expect([joinAsked(""), joinAsked("#")]).toEqual([null, null]);
});
