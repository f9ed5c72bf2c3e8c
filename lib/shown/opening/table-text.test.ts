import { expect, test } from "vitest";
import { GAMES } from "#lib/rules/all-games";
import type { Fault, GameName } from "#lib/rules/rules";
import { sheetSays } from "#messages/fr/sheet/faults";
import type { Words } from "#messages/words";
import { startOpening } from "./opening";
import { sayPlayers } from "./say-rule-fault";
import { askedOf, crowdOf, makeTable, ofPlayers, ownOptions, parseTable } from "./table-text";

const tarot = { ...startOpening(["Nora", "Hugo", "Inès", "Paul"]), game: "tarot", edition: "fft-2012" } as const;
const asked = { multipliers: { petite: 1, pouce: 1.5, garde: 2, "garde-sans": 4, "garde-contre": 7 }, miseres: true };
const codes = (text: string) => {
  const parsed = parseTable(text, 4);
  return parsed.ok ? [] : parsed.faults.map(({ at, code }) => `${at} ${code}`);
};

test("a table's rules go to another phone and come back the same", () => {
  const text = makeTable({ ...tarot, options: asked });
  expect(parseTable(text, 4)).toEqual({ ok: true, table: { game: "tarot", edition: "fft-2012", options: asked } });
  expect(parseTable(makeTable(tarot), 4)).toEqual({ ok: true, table: { game: "tarot", edition: "fft-2012", options: {} } });
});

test("the text has a version, and a newer one is refused for that", () => {
  expect(JSON.parse(makeTable(tarot))).toMatchObject({ version: 1, game: "tarot" });
  expect(codes('{"version":2,"game":"tarot"}')).toEqual(["version newer-event"]);
});

test("a text that repeats the edition's values changes nothing", () => {
  expect(parseTable('{"game":"tarot","edition":"gameduell","options":{"multipliers":{"garde-contre":7}}}', 4)).toEqual({
    ok: true,
    table: { game: "tarot", edition: "gameduell", options: {} },
  });
  expect(ownOptions({ game: "tarot", edition: "fft-2012", options: {} })).toEqual({});
});

test("all that is wrong with a text is told", () => {
  expect(codes("les nôtres")).toEqual([" not-json"]);
  expect(codes("null")).toEqual(["rules required"]);
  expect(codes("[1]")).toEqual(["rules not-an-object"]);
  expect(codes('{"game":"constructor"}')).toEqual(["rules.game unknown-value"]);
  expect(codes('"tarot"')).toEqual(["rules not-an-object"]);
  expect(codes('{"game":"belote"}')).toEqual(["rules.game unknown-value"]);
  expect(
    codes('{"game":"tarot","edition":"fft-1930","options":{"petits":10,"petit":"dix","multipliers":{"garde":1,"petite":2}}}'),
  ).toEqual([
    "rules.edition unknown-value",
    "rules.options.petits unknown-option",
    "rules.options.petit not-a-number",
    "rules.options.multipliers.garde out-of-order",
  ]);
});

test("the number of players is the table's own, if the game allows it", () => {
  expect(parseTable('{"game":"vp5","players":4}', 4)).toMatchObject({ ok: true });
  expect(parseTable('{"game":"tarot","options":{"poignee-trumps-5":{"simple":9}}}', 5)).toMatchObject({ ok: true });
});

test("the faults of a table are told while it is written", () => {
  expect(askedOf({ ...tarot, options: asked })).toEqual([]);
  const faults = askedOf({
    ...tarot,
    names: ["Nora"],
    options: { targets: { "0": 56, "1": 57, "2": 41, "3": 36 }, petit: "dix" },
  });
  expect(faults.map(({ at, code }) => `${at} ${code}`)).toEqual([
    "rules.options.targets.0 out-of-order",
    "rules.options.petit not-a-number",
  ]);
});

test("too many players are told with the rule that would let them play, or without a rule if none does", () => {
  const whist = (...names: string[]) => startOpening(names, "whist");
  const five = whist("Nora", "Hugo", "Inès", "Paul", "Zoé");
  expect(askedOf(five)).toEqual([
    { at: "rules.options.five-players", code: "players", rule: "W1", params: { given: 5, values: "2, 3, 4" } },
  ]);
  const words = { rules: { common: sheetSays.common } } as unknown as Words;
  expect(sayPlayers(askedOf(five)[0] as Fault, words)).toBe("Ce jeu ne se joue pas à 5, mais à 2, 3 ou 4.");
  expect(askedOf({ ...five, options: { "five-players": true } })).toEqual([]);
  expect(crowdOf(five)).toBeUndefined();
  const six = whist(...five.names, "Max");
  expect(askedOf(six)).toEqual([]);
  expect(sayPlayers(crowdOf(six) as Fault, words)).toBe("Ce jeu ne se joue pas à 6, mais à 2, 3 ou 4.");
  expect(crowdOf({ ...six, options: { "five-players": true } })?.params?.given).toBe(6);
});

test("a game in which people sit out never has too many players", () => {
  const ten = ["Nora", "Hugo", "Inès", "Paul", "Zoé", "Max", "Léa", "Tom", "Eva", "Bob"];
  for (const game of Object.keys(GAMES) as GameName[])
    if (GAMES[game].fixedSeats === undefined) expect(crowdOf(startOpening(ten, game)), game).toBeUndefined();
});

test("a wrong number of players is told as such, wherever it is refused", () => {
  const refused = {
    at: "opening.rules.players",
    code: "unknown-value",
    rule: "W1",
    params: { value: 6, values: "2, 3, 4" },
  } as const;
  expect(ofPlayers(refused)).toMatchObject({ code: "players", params: { given: 6, values: "2, 3, 4" } });
  const other = { ...refused, at: "rules.game" };
  expect(ofPlayers(other)).toBe(other);
});
