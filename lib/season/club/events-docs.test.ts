/** docs/events.md lists every kind of event, its version, and who may add it. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { KINDS } from "#lib/sheet/event";
import { canAddToSheet } from "#lib/sheet/role";
import { CLUB_KINDS } from "./club-event";
import { canAddToClub } from "./club-judge";

const TEXT = readFileSync(new URL("../../../docs/events.md", import.meta.url), "utf8");

/** "| `deal.voided` | 1 | … | player | …": the rows under this head. */
function rowsUnder(head: string): { kind: string; v: number; who: string }[] {
  const [, section = ""] = TEXT.split(`## ${head}\n`);
  const rows = (section.split("\n## ")[0] ?? "").matchAll(
    /^\| `([a-z]+\.[a-z]+)` \| (\d+) \|.*?\| (player|owner|who opens) \|/gm,
  );
  return [...rows].map(([, kind = "", v, who = ""]) => ({ kind, v: Number(v), who }));
}

describe.each([
  ["A sheet", KINDS, canAddToSheet],
  ["A club", CLUB_KINDS, canAddToClub],
] as const)("%s", (head, kinds, mayAdd) => {
  const rows = rowsUnder(head);

  it("has a row for each of its kinds, in its version", () => {
    expect(Object.fromEntries(rows.map(({ kind, v }) => [kind, v]))).toEqual(
      Object.fromEntries(Object.entries(kinds).map(([kind, { v }]) => [kind, v])),
    );
  });

  it.each(rows.filter(({ who }) => who !== "who opens"))("$kind is for the $who", ({ kind, who }) => {
    expect([mayAdd("player", kind), mayAdd("owner", kind)]).toEqual([who === "player", true]);
  });
});
