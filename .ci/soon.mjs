// Files that a page's code asks for before its first row are named in the page itself: they are loaded beside that code, not one
// round trip after it. A file is found by what it exports; a build without it fails here.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { LANGS } from "./languages.mjs";

const BUILT = ".next";
const PAGE_FILE = /static\/chunks\/[\w~.-]+\.js/g;
const LATER = /Promise\.all\(\[([^\]]*)\]\.map\(/g;
const GAMES = {
  decale: ["decale", "decaleDesk", "decaleSays"],
  tarot: ["tarot", "tarotDesk", "tarotSays"],
  vp5: ["vp5", "tarotDesk", "vp5Says"],
  whist: ["whist", "whistDesk", "whistSays"],
};
/** By the page's name. The order matters: the words of one part are found in the list of all parts. */
const SOON = {
  sheet: ["sharedSays"],
  join: ["parts", "share", "exchangeOf", "sharedSays"],
  referee: ["parts", "refereeScreen", "referee", "sharedSays"],
};
/** The game shown on a phone that never had a sheet. */
const USUAL = { referee: "tarot" };
/** As `components/parts/words/last-game.ts` keeps it. */
const LAST_GAME = "petit-au-bout:game";
const IN_LANGUAGE = /Says$|^(parts|share|refereeScreen|referee)$/;

const PAGE = new RegExp(`^(${LANGS.join("|")})/(${Object.keys(SOON).join("|")})\\.html$`);
/** As a language's own files call it: "shareFr". */
const inLanguage = (name, lang) => `${name}${lang[0].toUpperCase()}${lang.slice(1)}`;

const link = (file, mark = "") => `<link ${mark}rel="preload" as="script" fetchPriority="low" href="/_next/${file}"/>`;

/** The words in the page's language. `file`: path under the pages, "fr/sheet.html". */
export function wordsIn(html, file) {
  const lang = LANGS.find((one) => new RegExp(`^${one}\\b`).test(file));
  if (!lang) return html;
  const files = finder(new Set(html.match(PAGE_FILE)))(inLanguage("words", lang), file);
  return html.replace("</head>", `${files.map((one) => link(one)).join("")}</head>`);
}

/**
 * `file`: path under the pages, "fr/sheet.html". The game is known only in the browser: `window.soon(game)` asks for its files.
 */
export function soonIn(html, file) {
  const [, lang, page] = PAGE.exec(file.replaceAll("\\", "/")) ?? [];
  if (!page) return html;
  const find = finder(new Set(html.match(PAGE_FILE)));
  const named = (name) => find(IN_LANGUAGE.test(name) ? inLanguage(name, lang) : name, file);
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

/** Finds the chunks of a dynamic import that export a name, starting from the files of the page. */
function finder(known) {
  const texts = new Map();
  const textOf = (path) => {
    if (!texts.has(path)) texts.set(path, readFileSync(join(BUILT, decodeURI(path)), "utf8"));
    return texts.get(path);
  };
  return (name, page) => {
    for (const path of known) {
      for (const [, listed] of textOf(path).matchAll(LATER)) {
        const files = [...listed.matchAll(/"([^"]+\.js)"/g)].map(([, one]) => one);
        if (!files.some((one) => textOf(one).includes(`"${name}",0,`))) continue;
        for (const one of files) known.add(one);
        return files;
      }
    }
    throw new Error(`${page}: no file that is asked for later exports ${name}`);
  };
}
