/** The values of each edition as they were published. */
import { readFileSync } from "node:fs";
import type { GameName } from "./rules";

/** `values`: all values of the edition, or only those that differ from the edition named in `like`. */
interface Published {
  readonly game: GameName;
  readonly edition: string;
  readonly like?: string;
  readonly values: object;
}

export const PUBLISHED: readonly Published[] = readFileSync(new URL("published.jsonl", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((line): Published => JSON.parse(line))
  .map((row, _, rows): Published => {
    const model = rows.find(({ game, edition }) => game === row.game && edition === row.like);
    return { ...row, values: { ...model?.values, ...row.values } };
  });
