/** docs/limits.md gives every limit with the code's figure, and the words that people read when they reach it. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { DOCUMENT, HELD, HISTORY, NOTED } from "../../app/api/body";
import * as limits from "./limits";

const ROWS = [...readFileSync("docs/limits.md", "utf8").matchAll(/^\| `([^`]+)` \| ([^|]+) \| [^|]+ \| ([^|]*)\|$/gm)].map(
  ([, name = "", figure = "", words = ""]) => ({ name, figure: figure.trim(), words: words.trim() }),
);
const KB = 1024;
const SPANS: Readonly<Record<number, string>> = { 600000: "10 minutes", 3600000: "1 hour", 86400000: "1 day" };

const isLimit = (value: unknown): value is limits.Limit => typeof value === "object" && value !== null && "most" in value;
const figureOf = (name: string, { most, ms }: limits.Limit): string =>
  `${most}${name.startsWith("KB_") ? " KB" : ""} in ${SPANS[ms] ?? `${ms} ms`}`;

function figures(): Map<string, string> {
  const all = new Map<string, string>();
  for (const [log, { kept, device, ...whole }] of Object.entries(limits.ROOM))
    for (const [which, { events, bytes }] of Object.entries({ "": whole, "kept.": kept, "device.": device })) {
      all.set(`${log}.${which}events`, `${events} events`);
      all.set(`${log}.${which}bytes`, `${bytes / KB} KB`);
    }
  for (const [name, value] of Object.entries(limits)) if (isLimit(value)) all.set(name, figureOf(name, value));
  for (const [role, most] of Object.entries(limits.DEVICES)) all.set(`DEVICES.${role}`, `${most} phones`);
  for (const [name, { most, ms }] of Object.entries({ NOTED, HISTORY, DOCUMENT })) {
    all.set(`${name}.most`, `${most / KB} KB`);
    all.set(`${name}.ms`, `${ms / 1_000} seconds`);
  }
  all.set("MOST_SEASONS", String(limits.MOST_SEASONS));
  for (const [name, bytes] of Object.entries(HELD)) all.set(`HELD.${name}`, `${bytes / KB} KB`);
  all.set("MOST_TABLES_A_DAY", String(limits.MOST_TABLES_A_DAY));
  all.set("SWEPT_AFTER_MS", `${limits.SWEPT_AFTER_MS / 86_400_000} days`);
  return all;
}

it("docs/limits.md lists every limit with its figure, and no other", () => {
  expect(new Map(ROWS.map(({ name, figure }) => [name, figure]))).toEqual(figures());
});

/** The text with ordinary spaces instead of the language's narrow ones. */
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, " ");
const SAID = readdirSync("messages/fr", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts"))
  .map((file) => plain(readFileSync(`messages/fr/${file}`, "utf8")))
  .join("\n");

it("docs/limits.md quotes what people are told", () => {
  const told = new Set(ROWS.map(({ words }) => words).filter((words) => words !== "" && words !== "the same"));
  for (const words of told) for (const part of plain(words).split("…")) expect(SAID).toContain(part);
});
