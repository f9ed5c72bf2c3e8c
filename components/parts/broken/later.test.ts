/** A piece that cannot come must not take the page with it: whatever a page brings later, it brings by `later`. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const FOLDERS = ["app", "components"];
/** The last stands in for a page that is broken already. */
const MAY = ["components/parts/broken/later.ts", "app/[lang]/error.tsx"];

test("nothing but `later` waits for a piece of a page", () => {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file.replaceAll("\\", "/")}`),
  );
  const waiting = files.filter((file) => /\.tsx?$/.test(file) && /\blazy\b[^;]* from "react"/.test(readFileSync(file, "utf8")));
  expect(waiting.sort()).toEqual(MAY.sort());
});
