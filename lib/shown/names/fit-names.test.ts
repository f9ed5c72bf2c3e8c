import { describe, expect, it } from "vitest";
import { FIRST_NAMES } from "#lib/season/names/first-names";
import { DOUBLE_NAMES, LONG_NAMES } from "./first-names.fixture";
import { cutNames, fitNames, type Room, seenName } from "./fit-names";
import { notoSerif } from "./noto-serif.fixture";
import { shortForms, tellsApart } from "./short-names";

describe("short forms", () => {
  it.each([
    ["Thomas", ["Hugo"], "Tho."],
    ["Jean-Philippe", ["Hugo"], "Jean-Phi."],
    ["Jean-Pierre", ["Jean-Paul"], "Jean-Pi."],
    ["Anne Marie", ["Hugo"], "Anne\u00a0Ma."],
    ["Thomas", ["Thobias"], undefined],
    ["Jean-Baptiste Roux", ["Jean-Baptiste Paul"], "Jean-Baptiste\u00a0R."],
  ])("%s beside %s: %s", (name, others, form) => {
    expect(shortForms(name, [name, ...others])[0]).toBe(form);
  });
});

const HEAD: Room = { width: 54, sizes: [15, 13], lines: 2 };
const shown = (names: readonly string[], room: Room = HEAD, short?: (name: string) => string | undefined) => {
  const { size, lines } = fitNames(names, room, notoSerif, short);
  return [size, ...lines.map((each) => each.join("/"))];
};

describe("names over columns", () => {
  it.each([
    ["whole in the great size", ["Nora", "Hugo", "Inès", "Paul"], [15, "Nora", "Hugo", "Inès", "Paul"]],
    ["whole in the small size", ["Camille", "Thomas", "Nora", "Paul"], [13, "Camille", "Thomas", "Nora", "Paul"]],
    ["cut between syllables", ["Dominique", "Thomas", "Nora"], [13, "Domi.", "Thomas", "Nora"]],
    ["a double name keeps its first part", ["Jean-Philippe", "Nora"], [13, "Jean-P.", "Nora"]],
    ["two that begin alike", ["Jean-Philippe", "Jean-Patrick"], [13, "Jean-Ph.", "Jean-Pa."]],
  ])("%s", (_, names, expected) => {
    expect(shown(names)).toEqual(expected);
  });

  it("takes the club's own short form before one that is made", () => {
    const short = (name: string) => (name === "Dominique" ? "Domino" : undefined);
    expect(shown(["Dominique", "Nora"], HEAD, short)).toEqual([13, "Domino", "Nora"]);
    expect(shown(["Dominique", "Domino"], HEAD, short)).toEqual([13, "D’nique", "Domino"]);
  });

  it("shortens the names of one head alike", () => {
    const narrow = { ...HEAD, width: 33 };
    expect(shown(["Jean-Marc", "Nora"], narrow)).toEqual([13, "Jean-/Marc", "Nora"]);
    expect(shown(["Jean-Marc", "Camille", "Nora"], narrow)).toEqual([13, "J.-M.", "Ca.", "Nora"]);
  });

  it("tells two that begin alike by one letter where there is little room, and never splits a sound", () => {
    const narrow = { ...HEAD, width: 27 };
    expect(shown(["Mathilde", "Mathieu", "Nora"], narrow)).toEqual([13, "Ml.", "Mu.", "No."]);
    expect(shown(["Mathilde", "Marie", "Nora"], narrow)).toEqual([13, "Mt.", "Mr.", "No."]);
    expect(shown(["Mathilde", "Marie", "Nora"], { ...narrow, width: 34 })).toEqual([13, "Mt.", "Mar.", "Nora"]);
    expect(shown(["Stéphane", "Stéphanie"], narrow)).toEqual([13, "Sne.", "Si."]);
    const three = ["Mathilde", "Mathieu", "Marie-Claude"];
    expect(shown(three, { ...narrow, width: 32 })).toEqual([13, "Ml.", "Mu.", "M.-C."]);
    const end = ["Alexandre", "Alexandra", "Alexandrine", "Alexandra B."];
    expect(shown(end, { ...narrow, width: 32 })).toEqual([13, "Are.", "Ara.", "Ai.", "A.\u00a0B."]);
  });

  it("takes the beginning of a name before single letters of it, as far as a vowel", () => {
    expect(shown(["Mathilde", "Marie-Christine", "Hugo"], { ...HEAD, width: 38 })[1]).toBe("Math.");
    expect(shown(["Charlotte", "Charles", "Chantal"], { ...HEAD, width: 44 })[3]).toBe("Chan.");
  });

  it("takes the second part of a name where nobody else's begins so, before the place at the table", () => {
    const four = ["Marie-Christine", "Marie-Claude", "Marie-Claire", "Marie-Cécile"];
    expect(shown(four, { ...HEAD, width: 40 })).toEqual([13, "M.-Ch.", "Claud.", "Clair.", "M.-Cé."]);
    expect(shown([...four, "Claudine"], { ...HEAD, width: 40 })).toEqual([13, "M.-Ch.", "M2", "Clair.", "M.-Cé.", "Clau."]);
  });

  it("adds the last syllable to names that begin alike, where there is room", () => {
    const alike = ["Charlotte", "Charlène", "Christophe", "Christine", "Christian"];
    expect(shown(alike)).toEqual([13, "Ch’lotte", "Ch’lène", "Cp.", "Chr’tine", "Chr’tian"]);
    expect(shown(alike, { ...HEAD, width: 33 })).toEqual([13, "Cte.", "Cè.", "Cp.", "Cine.", "Can."]);
    expect(shown(["François", "Françoise"], { ...HEAD, width: 44 })).toEqual([13, "Fr’çois", "F’çoise"]);
    expect(shown(["Valentin", "Valentine"], { ...HEAD, width: 44 })).toEqual([13, "V’tin", "V’tine"]);
    expect(shown(["Mathilde", "Mathieu", "Nora"])).toEqual([13, "M’thilde", "Mathieu", "Nora"]);
  });

  it("fits a single name as large as possible into its own room, and keeps it different from the others", () => {
    const alone = (of: string, width: number) =>
      fitNames(["Mathilde", "Mathieu", "Nora"], { ...HEAD, lines: 1, of, width }, notoSerif);
    expect(alone("Nora", 200)).toMatchObject({ size: 15 });
    expect(alone("Nora", 33)).toMatchObject({ size: 13 });
    const { size, lines } = alone("Mathilde", 48);
    expect([size, lines[0]]).toEqual([15, ["Ml."]]);
  });

  it("keeps to one line where there is one", () => {
    for (const { lines } of [fitNames(["Jean-Philippe", "Jean-Patrick"], { ...HEAD, lines: 1 }, notoSerif)]) {
      expect(lines.every((each) => each.length === 1)).toBe(true);
    }
  });
});

/** Tables of these names with 3 to 8 columns, from eight columns on a phone of 320 px to three on one of 430 px. */
describe("the law, over all names", () => {
  const all = [...FIRST_NAMES, ...DOUBLE_NAMES, ...LONG_NAMES];
  const tables = [3, 4, 5, 6, 7, 8].flatMap((players) =>
    all.map((_, at) => Array.from({ length: players }, (_, seat) => all[(at + seat * 37) % all.length] as string)),
  );
  it.each([26, 30, 36, 41, 46, 54, 67, 80])("in %i px", (width) => {
    const wrong: string[] = [];
    for (const names of tables.filter((table) => new Set(table).size === table.length)) {
      const { size, lines } = fitNames(names, { width, sizes: [15, 13], lines: 2 }, notoSerif);
      const written = lines.map((each) => each.join(" "));
      if (new Set(written).size < names.length) wrong.push(`alike: ${written}`);
      lines.forEach((each, seat) => {
        const name = names[seat] as string;
        const whole = each.join("").replaceAll(/[\s\u00a0]/g, "") === name.replaceAll(/\s/g, "");
        if (each.some((line) => notoSerif(line) * size > width)) wrong.push(`too wide: ${each}`);
        if (!whole && !/[.\d]$|’/.test(each.at(-1) as string) && !name.startsWith(`${each[0]} `)) wrong.push(`broken: ${each}`);
        if (!whole && !/\d$/.test(written[seat] as string) && !tellsApart(written[seat] as string, name, names))
          wrong.push(`ambiguous: ${each}`);
      });
    }
    expect(wrong).toEqual([]);
  });

  it("knows two hundred first names", () => {
    expect(FIRST_NAMES.length).toBeGreaterThanOrEqual(200);
    expect(LONG_NAMES.map((name) => name.length)).toEqual([30, 30, 30, 30]);
  });
});

describe("fitted names", () => {
  it("on two lines are seen as they are written", () => {
    expect([["Nora"], ["Jean-", "Philippe"], ["Anne", "Marie"]].map(seenName)).toEqual(["Nora", "Jean-Philippe", "Anne Marie"]);
  });

  it("are known by their short form where they have one, and not where they are whole or on two lines", () => {
    const names = ["Nora", "Thomas", "Jean-Philippe", "Zoé"];
    const lines = [["Nora"], ["Tho."], ["Jean-", "Philippe"]];
    expect(cutNames(names, { size: 13, lines })).toEqual([["Thomas", "Tho."]]);
  });
});
