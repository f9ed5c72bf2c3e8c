import { expect, test } from "vitest";
import { rulesOf } from "#lib/rules/read.fixture";
import { paper } from "#messages/fr/paper";
import { fullestPage, nearlyNamed, sayWhyNot } from "./taking";

test("of a workbook's pages the one with most figures is taken, whatever it is called; none if all are empty", () => {
  const page = (name: string, ...rows: string[][]) => ({ name, rows: rows.map((cells) => ({ cells })) });
  const notes = page("notes", ["mardi", "chez", "Nora", "et", "Hugo"], ["2"]);
  const deals = page("deals", ["Nora", "Hugo"], ["30", "-30"]);
  expect([fullestPage([notes, page("empty"), deals])?.name, fullestPage([page("empty")])]).toEqual(["deals", undefined]);
});

test("a head is proposed for one player without a column, and each player for one head", () => {
  const why = { code: "heads", read: ["Hugoo", "", "Hugos", "Inès", "Norra"], lacking: ["Hugo", "Nora B."] } as const;
  expect(nearlyNamed(why)).toEqual({ Hugoo: "Hugo" });
  expect(nearlyNamed({ ...why, lacking: ["Hugo", "Hugot"] })).toEqual({ Hugoo: "Hugo", Hugos: "Hugot" });
  expect(nearlyNamed({ code: "width", given: 9 })).toEqual({});
});

test("a refused table is told with what was read and what this sheet would read", () => {
  const sheet = { rules: rulesOf("tarot", 4), names: ["Nora", "Hugo", "Inès", "Paul"], moved: false };
  const say = (why: Parameters<typeof sayWhyNot>[0]) => sayWhyNot(why, sheet, paper, "fr");
  const heads = say({ code: "heads", read: ["Zoé", "", "Luc"], lacking: ["Nora"] });
  expect(heads).toContain("Lu au-dessus des colonnes\u202f: Zoé, Luc. Attendu\u202f: Nora, Hugo, Inès, Paul\u202f;");
  expect(heads).toContain(" Preneur, Contrat");
  expect(say({ code: "width", given: 9 })).toBe(paper.width(9, 4));
  expect(say({ code: "too-wide", given: 300 })).toBe(paper.tooWide(300));
  expect(say({ code: "no-table" })).toBe(paper.whyNot["no-table"]);
});
