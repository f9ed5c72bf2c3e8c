// The JavaScript that a phone first loads for a screen, gzipped, after `next build`.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { LANGS } from "./languages.mjs";
import { fail, root } from "./prepare.mjs";

/** At most this many KB for each screen. */
const BUDGETS = {
  "/fr/sheet": 125,
  "/fr/season": 140,
  "/fr/club": 130,
  "/fr/player": 130,
  "/fr/evening": 140,
  "/fr/tonight": 130,
  "/fr/hall": 125,
};
/** At most this many KB of a game, which a page loads before its rows: the game's rules, desk and words, without its form. */
const MOST_OF_GAME = 22;
/** Packages for the server only, found by words that survive minification. */
const SERVER_ONLY = { zod: /ZodError|invalid_union/, Prisma: /PrismaClient|query_compiler/ };

/** Whole sentences of each language: no page of another may carry them, except where words may be missing. */
const SENTENCES = LANGS.map((lang) => {
  const folder = `${root}messages/${lang}`;
  const found = readdirSync(folder, { recursive: true })
    .filter((file) => file.endsWith(".ts"))
    .flatMap((file) => readFileSync(`${folder}/${file}`, "utf8").match(/(?<=")\p{Lu}[^"\\\n]{30,}\.(?=")/gu) ?? []);
  if (found.length < 100) fail(`the sentences of ${lang} are not where they were`);
  return [lang, found];
});

for (const [screen, budget] of Object.entries(BUDGETS)) measure(screen, budget);
measureGames("/fr/sheet");
for (const lang of LANGS) for (const page of pagesIn(lang)) speaksOneLanguage(lang, page);

function measure(screen, budget) {
  const html = `${root}.next/server/app${screen}.html`;
  if (!existsSync(html)) return fail(`${screen} is not prerendered`);
  const chunks = chunksOf(readFileSync(html, "utf8"));
  const sources = chunks.map((chunk) => readFileSync(`${root}.next/${decodeURI(chunk)}`));
  const kb = kbOf(sources);
  console.log(`${screen}: ${kb.toFixed(1)} KB of JavaScript gzipped in ${chunks.length} files, of ${budget} at most`);
  for (const [name, words] of Object.entries(SERVER_ONLY)) {
    const found = chunks.filter((_, i) => words.test(sources[i].toString()));
    if (found.length) fail(`${name} is sent to phones in ${found.join(", ")}`);
  }
  if (kb <= budget) return;
  for (const [i, chunk] of chunks.entries())
    console.log(`${(gzipSync(sources[i]).length / 1024).toFixed(1).padStart(7)} KB ${chunk}`);
  fail(`${screen} is over its budget`);
}

/** Every page that the build renders, home among them. */
function pagesIn(lang) {
  const pages = readdirSync(`${root}.next/server/app/${lang}`).filter((file) => file.endsWith(".html"));
  if (pages.length < 10) fail(`the pages in ${lang} are not where they were`);
  return [`${lang}.html`, ...pages.map((page) => `${lang}/${page}`)];
}

function speaksOneLanguage(lang, page) {
  const html = readFileSync(`${root}.next/server/app/${page}`, "utf8");
  const said = [html, ...chunksOf(html).map((chunk) => readFileSync(`${root}.next/${decodeURI(chunk)}`, "utf8"))].join("\n");
  for (const [other, sentences] of SENTENCES) {
    const found = other !== lang && sentences.find((sentence) => said.includes(sentence));
    if (found) fail(`${page} carries ${other}: ${found}`);
  }
}

function kbOf(sources) {
  return sources.reduce((sum, source) => sum + gzipSync(source, { level: 9 }).length, 0) / 1024;
}

function measureGames(screen) {
  const [, listed] = /var games=(\{[^;]*\})/.exec(readFileSync(`${root}.next/server/app${screen}.html`, "utf8")) ?? [];
  if (!listed) return fail(`${screen} names no game`);
  for (const [game, chunks] of Object.entries(JSON.parse(listed))) {
    const kb = kbOf(chunks.map((chunk) => readFileSync(`${root}.next/${decodeURI(chunk)}`)));
    console.log(`${screen}, ${game}: ${kb.toFixed(1)} KB named besides, of ${MOST_OF_GAME} at most`);
    if (kb > MOST_OF_GAME) fail(`what ${screen} names of ${game} is over its budget`);
  }
}

/**
 * Script tags, preloads and the chunks named in the page's data; without scripts for browsers without modules, and the game's
 * (`soon.mjs`).
 */
function chunksOf(html) {
  const modern = html.replace(/<script[^>]*\bnoModule\b[^>]*>|<link data-soon[^>]*>|<script data-soon>.*?<\/script>/gis, "");
  return [...new Set(modern.match(/static\/chunks\/[^"'\\?\s]+\.js/g))];
}
