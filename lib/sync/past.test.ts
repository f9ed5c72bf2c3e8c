import { expect, test } from "vitest";
import { daysThere, gamesThere } from "./past";
import { Handset } from "./phone.fixture";
import { WireError } from "./wire";

/** The server's answers: the evenings of each season, page by page, the newest first. */
const PAGES: Readonly<Record<string, object>> = {
  "s1 9999-12-31": { evenings: [{ day: "2026-03-10" }, { day: "2026-03-03" }], before: "2026-03-03" },
  "s1 2026-03-03": { evenings: [{ day: "2026-02-24" }, { day: "2026-03-03" }], before: null },
  "s2 9999-12-31": { evenings: [], before: null },
};

test("a season's days come from all its pages, each once", async () => {
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

test("an evening has all games that were played at it, counted or not", async () => {
  const table = (game: string, deals = 5) => ({ game, deals });
  const pages: Readonly<Record<string, object>> = {
    "9999-12-31": {
      evenings: [
        { day: "2026-03-10", games: ["decale"], tables: [table("decale"), table("tarot"), table("whist", 0)] },
        { day: "2026-03-03", games: ["tarot"], tables: [] },
      ],
      before: "2026-03-03",
    },
    "2026-03-03": { evenings: [{ day: "2026-02-24", games: ["decale"], tables: [table("decale")] }], before: null },
  };
  const phone = new Handset(async (path) => Response.json(pages[/before=(.+)$/.exec(path)?.[1] ?? ""])).tab();
  expect(await gamesThere(phone, "c1", "s1")).toEqual([["decale", "tarot"], ["tarot"], ["decale"]]);
});
