// A language is a folder of `messages`. The first is what the others are held against, and what who names none of ours is shown.
import { readdirSync } from "node:fs";

const FIRST = "fr";
const folders = readdirSync(new URL("../messages/", import.meta.url), { withFileTypes: true }).filter((entry) =>
  entry.isDirectory(),
);
export const LANGS = [FIRST, ...folders.map(({ name }) => name).filter((name) => name !== FIRST)];
