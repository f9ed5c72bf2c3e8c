/** A page loads its later pieces by `later`, so that a piece that fails to load does not break the page. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const FOLDERS = ["app", "components"];
/** The files that may use `lazy` themselves; the last is shown instead of a page that is already broken. */
const MAY = ["components/parts/broken/later.ts", "app/[lang]/error.tsx"];

test("only `later` loads parts of a page late", () => {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file.replaceAll("\\", "/")}`),
  );
  const waiting = files.filter((file) => /\.tsx?$/.test(file) && /\blazy\b[^;]* from "react"/.test(readFileSync(file, "utf8")));
  expect(waiting.sort()).toEqual(MAY.sort());
});
