import { expect, test } from "vitest";
import type { NamePlan } from "#lib/season/past/names";
import type { Plan, SeasonPlan } from "#lib/season/past/plan";
import type { PastTable } from "#lib/season/past/table";
import { past as t } from "#messages/fr/past";
import { peopleIn, sayAside, sayBelow, sayDealDiffers, sayDiffers, sayLeftOut, saySeason } from "./say-past";

const plainly = (said: string | null) => said?.replaceAll(/[\u202f\u00a0]/g, " ") ?? null;
const table = (page: string | null, more: Partial<PastTable> = {}): PastTable => ({
  ...{ page, layout: "rows", names: [], evenings: [], aside: [], differs: [], isGuessed: false, zeros: 0 },
  ...more,
});

test("a season is told with the days of its evenings, a new one with when it begins and ends, too", () => {
  const evenings = ["2025-10-07", "2025-11-04"].map((day) => ({ day, scores: new Map() }));
  const plan: SeasonPlan = { known: null, key: "k", name: "2025", from: "2025-09-01", to: "2026-08-31", evenings };
  const here = { ...plan, known: {} as SeasonPlan["known"] };
  expect(saySeason(here, t, "fr")).toMatch(/^2025, qui est déjà là.*2 soirées, du .*7 octobre 2025 au .*4 novembre 2025\.$/);
  expect(saySeason({ ...here, evenings: evenings.slice(1) }, t, "fr")).toMatch(/1 soirée, (?!du ).*4 novembre 2025\.$/);
  expect(saySeason(plan, t, "fr")).toMatch(/\(du .*1er septembre 2025 au .*31 août 2026\).*7 octobre 2025 au/);
  expect(saySeason({ ...plan, to: null }, t, "fr")).toMatch(/\(depuis le .*1er septembre 2025\)/);
});

test("rows without a day are counted together, and their day is told if it is one", () => {
  const of = (...days: [string, number][]) => table(null, { below: new Map(days) });
  expect(sayBelow([table(null)], t, "fr")).toBeNull();
  expect(sayBelow([of(["2025-10-07", 2])], t, "fr")).toMatch(/^2 lignes sans date, ajoutées au .*7 oct/);
  expect(sayBelow([of(["2025-10-07", 2]), of(["2025-11-04", 1])], t, "fr")).toBe(t.below(3, null));
});

test("evenings left out are a line a reason, with six of their days at most", () => {
  const left = (why: Plan["left"][number]["why"], n: number) =>
    Array.from({ length: n }, (_, i) => ({ day: `2025-10-1${i}`, why, season: "2025" }));
  const said = sayLeftOut({ left: [...left("nobody", 1), ...left("there", 7)] }, t, "fr").map(plainly);
  expect(said).toHaveLength(2);
  expect(said[0]).toMatch(/^7 soirées que « 2025 » a déjà : (?:[^,]+, ){5}[^,]+…\.$/);
  expect(said[1]).toMatch(/^1 soirée où personne n’a de points : [^,…]+\.$/);
  expect(sayLeftOut({ left: [] }, t, "fr")).toEqual([]);
});

test("what is set aside is told with its page where there are several, and alike sentences once", () => {
  const aside = [
    { line: null, text: "Lieu", why: "column" },
    { line: 3, text: "bis", why: "note" },
  ] as const;
  const lines = [t.why.column(null, "Lieu"), t.why.note("3", "bis")];
  expect(sayAside([table("2025", { aside })], t)).toEqual(lines);
  expect(sayAside([table(null, { aside }), table(null, { aside })], t)).toEqual(lines);
  expect(sayAside([table("2025", { aside }), table(null)], t)).toEqual(lines.map((said) => t.onPage("2025", said)));
});

test("figures that differ are told as totals of a table, as changes of a deal", () => {
  const differs = [{ name: "Nora", written: 30, summed: -12.5 }];
  expect(sayDiffers([table("a", { differs }), table("b")], t, "fr")).toEqual([t.onPage("a", t.differs("Nora", "30", "−12½"))]);
  const deal = { line: 7, name: "Nora", written: 30, computed: -12 };
  expect(sayDealDiffers(deal as Plan["told"]["differ"][number], t, "fr")).toBe(t.dealDiffers(7, "Nora", "+30", "−12"));
});

test("people are counted once however they are written, and a member is told with what stood there", () => {
  const name = (written: string, name: string, status: NamePlan["status"]): NamePlan => ({
    ...{ written, name, status, of: null, evenings: 1 },
  });
  const names = [
    name("Nora", "Nora", "known"),
    name("NORA", "Nora", "known"),
    name("zoé", "Zoé", "new"),
    name("Zoe", "Zoé", "new"),
    name("Paula", "Paula", "near"),
    name("12", "12", "none"),
  ];
  expect(peopleIn({ names })).toEqual({
    members: 1,
    guests: ["Zoé"],
    spelt: 4,
    known: ["Nora", "Nora (NORA)"],
    unnamed: ["12"],
  });
});
