// Files that a page's code asks for before its first row are named in the page itself: they are loaded beside that code, not one
// round trip after it. A file is found by what it exports; a build without it fails here.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { LANGS } from "./languages.mjs";

const BUILT = ".next";
const PAGE_FILE = /static\/chunks\/[\w~.-]+\.js/g;
/** A dynamic import in the bundle, with its number and its files: "40323,t=>{t.v(s=>Promise.all([files].map(". */
const LATER = /\b(\d+),[\w$]+=>\{[\w$]+\.v\([\w$]+=>Promise\.all\(\[([^\]]*)\]\.map\(/g;
const GAMES = {
  decale: ["decale", "decaleDesk", "decaleSays"],
  tarot: ["tarot", "tarotDesk", "tarotSays"],
  vp5: ["vp5", "tarotDesk", "vp5Says"],
  whist: ["whist", "whistDesk", "whistSays"],
};
/** By the page's name. The order matters: the words of one chunk are found in the list of all chunks. */
const SOON = {
  sheet: ["sharedSays"],
  join: ["chunks", "join", "exchangeOf", "sharedSays"],
  referee: ["chunks", "refereeScreen", "referee", "sharedSays"],
};
/** The game shown on a phone that never had a sheet. */
const USUAL = { referee: "tarot" };
/** As `components/parts/words/last-game.ts` keeps it. */
const LAST_GAME = "petit-au-bout:game";

const PAGE = new RegExp(`^(${LANGS.join("|")})/(${Object.keys(SOON).join("|")})\\.html$`);
/** Names that the tables of `messages/languages` load in each language. Files that these load in turn are of that language too. */
const IN_LANGUAGE = /^(?:words|chunks|\w+Says)$/;
const ROW = `[{,](?:${LANGS.join("|")}):`;
/** In a language's own row: "fr:{chunks:()=>t.A(40323).then(t=>t.chunks)". */
const asking = (name, lang) =>
  new RegExp(`[{,]${lang}:(?:(?!${ROW})[^;])*?\\.A\\((\\d+)\\)\\.then\\([\\w$]+=>[\\w$]+\\.${name}\\)`);

const link = (file, mark = "") => `<link ${mark}rel="preload" as="script" fetchPriority="low" href="/_next/${file}"/>`;

/** The words in the page's language. `file`: path under the pages, "fr/sheet.html". */
export function wordsIn(html, file) {
  const lang = LANGS.find((one) => new RegExp(`^${one}\\b`).test(file));
  if (!lang) return html;
  const files = finder(new Set(html.match(PAGE_FILE)), lang, file)("words");
  return html.replace("</head>", `${files.map((one) => link(one)).join("")}</head>`);
}

/**
 * `file`: path under the pages, "fr/sheet.html". The game is known only in the browser: `window.soon(game)` asks for its files.
 */
export function soonIn(html, file) {
  const [, lang, page] = PAGE.exec(file.replaceAll("\\", "/")) ?? [];
  if (!page) return html;
  const named = finder(new Set(html.match(PAGE_FILE)), lang, file);
  const files = new Set(SOON[page].flatMap(named));
  const games = Object.entries(GAMES).map(([game, names]) => [
    game,
    [...new Set(names.flatMap(named))].filter((one) => !files.has(one)),
  ]);
  const links = [...files].map((one) => link(one, "data-soon "));
  const script = `(function(){var games=${JSON.stringify(Object.fromEntries(games))};
window.soon=function(game){(games[game]||[]).forEach(function(file){
var link=document.createElement("link");link.rel="preload";link.as="script";link.fetchPriority="low";link.href="/_next/"+file;document.head.appendChild(link)})}
try{window.soon(localStorage.getItem("${LAST_GAME}")||"${USUAL[page] ?? ""}")}catch(e){}})()`;
  return html.replace("</head>", `${links.join("")}</head>`).replace("</body>", `<script data-soon>${script}</script></body>`);
}

/** Finds the chunks of a dynamic import that export a name, in the page's language, starting from the files of the page. */
function finder(known, lang, page) {
  const texts = new Map();
  const textOf = (path) => {
    if (!texts.has(path)) texts.set(path, readFileSync(join(BUILT, decodeURI(path)), "utf8"));
    return texts.get(path);
  };
  return (name) => {
    const asked = IN_LANGUAGE.test(name) && new Set([...known].map((path) => asking(name, lang).exec(textOf(path))?.[1]));
    const found = [...known]
      .flatMap((path) => [...textOf(path).matchAll(LATER)])
      .filter(([, number]) => !asked || asked.has(number))
      .map(([, , listed]) => [...listed.matchAll(/"([^"]+\.js)"/g)].map(([, one]) => one))
      .filter((files) => files.some((one) => textOf(one).includes(`"${name}",0,`)));
    // A larger chunk may contain the same export, as a game's form contains its desk: take the smallest.
    const sizeOf = (files) => files.reduce((sum, one) => sum + textOf(one).length, 0);
    const [files] = found.sort((one, other) => sizeOf(one) - sizeOf(other));
    if (!files) throw new Error(`${page}: no file that is asked for later exports ${name}`);
    for (const one of files) known.add(one);
    return files;
  };
}
