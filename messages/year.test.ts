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

test("no text says that rules of 2011 or 2012 are in force today", () => {
  expect(files.length).toBeGreaterThan(200);
  expect(files.filter((file) => HOLDS_TODAY.test(readFileSync(file, "utf8")))).toEqual([]);
});

test("the arbitration code and the organiser's manual are named with their year", () => {
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
