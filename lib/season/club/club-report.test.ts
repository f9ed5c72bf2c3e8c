import { expect, test } from "vitest";
import type { ClubFile, Refusal } from "./club-file";
import { clubNameIn, groupRefusals, sheetIn } from "./club-report";

const refusal = (log: string | null, line: number, code: string): Refusal => ({ log, line, id: null, kind: null, code });

test("a refusal that follows from a refused line is grouped with it, log by log", () => {
  const [bad, worse] = [refusal("s1", 3, "out-of-range"), refusal("s1", 9, "report-not-zero")];
  const alone = refusal("s2", 4, "slot-skipped");
  const after = [refusal("s1", 4, "slot-skipped"), refusal("s1", 5, "unknown-deal"), refusal("s1", 10, "unknown-deal")];
  expect(groupRefusals([bad, after[0], after[1], worse, after[2], alone] as Refusal[], "club")).toEqual([
    { first: bad, more: 2 },
    { first: worse, more: 1 },
    { first: alone, more: 0 },
  ]);
});

test("a line refused for want of what the club was refused is grouped with the club's refusal", () => {
  const own = refusal("club", 2, "name-taken");
  const lack = refusal("s1", 2, "unknown-player");
  expect(groupRefusals([own, lack], "club")).toEqual([{ first: own, more: 1 }]);
  expect(groupRefusals([lack], "club")).toEqual([{ first: lack, more: 0 }]);
  // Something missing in the sheet itself, or a refusal in another sheet, does not come from the club.
  const itself = refusal("s1", 2, "unknown-deal");
  expect(groupRefusals([own, itself], "club").map(({ more }) => more)).toEqual([0, 0]);
  const another = refusal("s2", 2, "name-taken");
  expect(groupRefusals([another, lack], "club").map(({ more }) => more)).toEqual([0, 0]);
});

test("a document's club has the last name that its log gives it, whatever else in it is broken", () => {
  const of = (...events: readonly unknown[]) =>
    clubNameIn({
      club: "c",
      logs: [
        { id: "s1", events: [{ kind: "club.opened", body: { name: "Un autre" } }] },
        { id: "c", events },
      ],
    } as unknown as ClubFile);
  const opened = { kind: "club.opened", body: { name: "Les mardis" } };
  const renamed = { kind: "club.renamed", body: { name: "Les jeudis" } };
  expect(of(opened, { kind: "player.added", body: { name: "Nora" } })).toBe("Les mardis");
  expect(of(opened, renamed, null, { kind: "club.renamed" }, { kind: "sheet.opened", body: { name: "x" } })).toBe("Les jeudis");
  expect(of(opened, { kind: "club.renamed", body: { name: 3 } })).toBeNull();
  expect(of()).toBeNull();
  expect(clubNameIn({ club: "c", logs: [] } as unknown as ClubFile)).toBeNull();
});

test("an evening in a document is named by its opening, whatever else in it is broken", () => {
  const opened = {
    kind: "sheet.opened",
    at: "2026-03-10T20:00:00.000Z",
    body: { title: "Chez Nora", names: ["Nora"], rules: { game: "whist" } },
  };
  const of = (log: unknown) => sheetIn({ logs: [null, 3, log] } as unknown as ClubFile, "s1");
  expect(of({ id: "s1", events: [null, opened] })).toEqual({
    title: "Chez Nora",
    day: null,
    openedAt: "2026-03-10T20:00:00.000Z",
    game: "whist",
    names: ["Nora"],
  });
  const dated = (day: unknown) => of({ id: "s1", events: [{ ...opened, body: { ...opened.body, day } }] })?.day;
  expect(["2026-03-10", "le dix mars", 20260310, null].map(dated)).toEqual(["2026-03-10", null, null, null]);
  const late = { ...opened, at: "hier", receivedAt: "2026-03-11T20:00:00.000Z" };
  expect(of({ id: "s1", events: [late] })?.openedAt).toBe("2026-03-11T20:00:00.000Z");
  for (const log of [{ id: "s1" }, { id: "s1", events: [{ ...opened, at: "hier" }] }, { id: "s2", events: [opened] }, "s1"])
    expect(of(log)).toBeNull();
});
