/** The screens name the texts of 2011 and 2012 by their year, and never say that they are in force today. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const FOLDERS = ["messages", "lib/shown", "components", "app"];
const HOLDS_TODAY = /en vigueur|currently in force|\bin force\b|\bin effect\b|règlement actuel|current (rules|code|manual)/i;

const files = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.ts$/.test(file))
    .map((file) => join(folder, file)),
);

test("no text of 2011 or 2012 is said to be in force", () => {
  expect(files.length).toBeGreaterThan(200);
  expect(files.filter((file) => HOLDS_TODAY.test(readFileSync(file, "utf8")))).toEqual([]);
});

test("wherever the arbitration code or the organiser's manual is named to people, its year is", () => {
  const named =
    /(Code d’arbitrage|code d’arbitrage|arbitration code|Arbitration Code|Manuel de l’organisateur|manuel de 2011|manual of 2011)([^"`.]{0,40})/g;
  const unnamed = files
    .filter((file) => file.startsWith("messages"))
    .flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(/"[^"]*"|`[^`]*`/g)]
        .map(([text]) => text)
        .filter((text) => named.test(text) && !/20(11|12)/.test(text))
        .map((text) => `${file}: ${text}`),
    );
  expect(unnamed).toEqual([]);
});
