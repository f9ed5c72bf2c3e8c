import { expect, test } from "vitest";
import { daysThere } from "./past";
import { Handset } from "./phone.fixture";
import { WireError } from "./wire";

/** What the server says of the evenings of each season, page by page, the newest first. */
const PAGES: Readonly<Record<string, object>> = {
  "s1 9999-12-31": { evenings: [{ day: "2026-03-10" }, { day: "2026-03-03" }], before: "2026-03-03" },
  "s1 2026-03-03": { evenings: [{ day: "2026-02-24" }, { day: "2026-03-03" }], before: null },
  "s2 9999-12-31": { evenings: [], before: null },
};

test("a season has an evening on the days of all its pages, each once", async () => {
  const asked: string[] = [];
  const phone = new Handset(async (path) => {
    const [, season, before] = /seasons\/(.+)\/evenings\?before=(.+)$/.exec(path) ?? [];
    asked.push(`${season} ${before}`);
    return Response.json(PAGES[`${season} ${before}`]);
  }).tab();
  const days = await daysThere(phone, "c1", ["s1", "s2"]);
  expect([...days].map(([season, there]) => [season, [...there]])).toEqual([
    ["s1", ["2026-03-10", "2026-03-03", "2026-02-24"]],
    ["s2", []],
  ]);
  expect(asked).toEqual(Object.keys(PAGES));
});

test("without an answer nothing is known", async () => {
  const phone = new Handset(async () => new Response("", { status: 503 })).tab();
  await expect(daysThere(phone, "c1", ["s1"])).rejects.toThrow(WireError);
  expect(await daysThere(phone, "c1", [])).toEqual(new Map());
});
