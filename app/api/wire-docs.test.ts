/** docs/wire.md describes every door. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { readDoors } from "./router.fixture";

it("every door of the app is in docs/wire.md, and no other", async () => {
  const text = readFileSync("docs/wire.md", "utf8");
  const told = [...text.matchAll(/^\| `((?:GET|POST|PATCH|PUT|DELETE) \/api\/[^`]*)` \|/gm)].map(([, door]) => door);
  expect(told.sort()).toEqual((await readDoors()).map(({ method, path }) => `${method} ${path}`).sort());
});
