// A language is a folder of `messages`. The first one is the model for the others, and is shown to people whose languages we lack.
import { readdirSync } from "node:fs";

const FIRST = "fr";
const folders = readdirSync(new URL("../messages/", import.meta.url), { withFileTypes: true }).filter((entry) =>
  entry.isDirectory(),
);
export const LANGS = [FIRST, ...folders.map(({ name }) => name).filter((name) => name !== FIRST)];
