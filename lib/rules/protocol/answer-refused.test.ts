/** Requests that the protocol refuses, with their faults, and the id that every answer repeats. */
import { expect, test } from "vitest";
import { answer, answerLine, tooLong } from "./answer";
import { askProtocol as ask, protocolFaults as faults } from "./answer.fixture";

test("a line that is no request is refused, with its fault", () => {
  expect(JSON.parse(answerLine("{"))).toMatchObject({ ok: false, faults: [{ at: "", code: "not-json", rule: "T9" }] });
  expect(JSON.parse(answerLine(""))).toMatchObject({ ok: false, faults: [{ code: "not-json" }] });
  expect(JSON.parse(answerLine("\uFEFF{}"))).toMatchObject({ ok: false, faults: [{ at: "op", code: "unknown-op" }] });
  expect(faults(null)).toEqual([" not-an-object T9"]);
  expect(faults([])).toEqual([" not-an-object T9"]);
  expect(faults({ op: "toString" })).toEqual(["op unknown-op T9"]);
  expect(faults({ op: "score" })).toEqual(["rules required T9"]);
  expect(faults({ op: "score", rules: { game: "belote" } })).toEqual(["rules.game unknown-value T9"]);
  expect(faults({ op: "score", rules: { game: "decale", players: 6 } })).toEqual(["rules.players unknown-value boite-donne"]);
  expect(faults({ op: "score", rules: { game: "decale", players: 3, edition: "none" } })).toEqual([
    "rules.edition unknown-value boite-cartes",
  ]);
});

test("at most a hundred faults are listed, and an internal error is named as one", () => {
  const count = (n: number) => ask({ op: "topage", takers: Array(n).fill("x") }).faults?.length;
  expect([count(99), count(100), count(101), count(150)]).toEqual([99, 100, 100, 100]);
  const broken = {
    op: "count",
    get rules(): never {
      throw new Error("no rules");
    },
  };
  expect(ask({ id: 7, op: "count", rules: { game: "tarot", players: 4 }, cards: [] })).toMatchObject({ id: 7, ok: true });
  expect(faults(broken)).toEqual([" our-mistake T9"]);
});

test("a line too long to be read is refused, and says how long it may be", () => {
  const said = JSON.parse(tooLong(65_536));
  expect(said).toMatchObject({ ok: false, faults: [{ at: "", code: "too-long", rule: "T9" }] });
  expect(said.faults[0].text).toMatch(/65.?536/);
});

test("the id comes back, whatever it is", () => {
  for (const id of ["a", 7, null, { deep: [1] }]) expect(answer({ id, op: "games" })).toMatchObject({ id, ok: true });
  expect(answer({ id: "x", op: "nothing" })).toMatchObject({ id: "x", ok: false });
  expect(answer({ op: "games" })).not.toHaveProperty("id");
});

test("a line nested too deeply to be answered is refused for that", () => {
  const deep = `${"[".repeat(200_000)}${"]".repeat(200_000)}`;
  expect(JSON.parse(answerLine(`{"op":"games","id":${deep}}`))).toMatchObject({
    ok: false,
    faults: [{ code: "too-deep", rule: "T9" }],
  });
});
