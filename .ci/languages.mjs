// A language is a folder of `messages`. `messages/languages` has a row of each: this program writes it from the folders.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

/** The model for the others; shown to people whose languages we lack. */
const FIRST = "fr";
const MESSAGES = fileURLToPath(new URL("../messages/", import.meta.url));
/** Where the tables stand. */
const TABLES = "languages";
const folders = readdirSync(MESSAGES, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() && entry.name !== TABLES ? [entry.name] : [],
);
export const LANGS = [FIRST, ...folders.filter((name) => name !== FIRST)];

/** Files whose words are needed in all languages at once: what a language is, what one phone reads of another's, what the server says. */
const TOGETHER = ["games", "rules/language", "rules/name-list", "rules/paper", "rules/protocol", "rules/spreadsheet", "served"];
/** Files that a page loads in its own language alone. */
const APART = ["chunks", "words"];
const ROOMS = {
  chunks: "each language's row, written by `.ci/languages.mjs`",
  "rules/language": "the same for the words of the rules",
};
const nameOf = (file) =>
  file
    .split("/")
    .at(-1)
    .replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
/** "PAPER_IN": it is read as `PAPER_IN[lang]`. */
const tableOf = (file) => `${nameOf(file).replace(/[A-Z]/g, "_$&").toUpperCase()}_IN`;

/** The tables for these languages, by path: a row for each, in this order. */
export const tablesOf = (langs) =>
  Object.fromEntries([
    ...TOGETHER.map((file) => [`${file}.ts`, together(file, langs)]),
    ...APART.map((file) => [`${file}.ts`, apart(file, langs)]),
  ]);

const roomOf = (file) => (ROOMS[file] ? `// This folder: ${ROOMS[file]}.\n` : "");

function together(file, langs) {
  const name = nameOf(file);
  const imports = [...langs].sort().map((lang) => `import { ${name} as ${lang} } from "#messages/${lang}/${file}";\n`);
  return `${roomOf(file)}${imports.join("")}\nexport const ${tableOf(file)} = { ${langs.join(", ")} };\n`;
}

function apart(file, langs) {
  const name = nameOf(file);
  const rows = langs.map((lang) => `  ${lang}: () => import("#messages/${lang}/${file}").then((module) => module.${name}),\n`);
  return `${roomOf(file)}export const ${tableOf(file)} = {\n${rows.join("")}};\n`;
}

/** Writes what differs. */
export function writeLanguages() {
  for (const [file, text] of Object.entries(tablesOf(LANGS))) {
    const path = `${MESSAGES}${TABLES}/${file}`;
    if (existsSync(path) && readFileSync(path, "utf8") === text) continue;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}
