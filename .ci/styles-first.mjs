// The styles of a sheet's page are inside the page: on a slow line a file costs one more round trip, before which nothing is
// painted. The file is still linked, last and disabled, so that the app's code finds it and does not ask again, and other pages
// have it in the cache.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { LANGS } from "./languages.mjs";

const PAGES = new RegExp(`^(?:${LANGS.join("|")})(?:/(?:sheet|join))?\\.html$`);
const LINK = /<link rel="stylesheet" href="(\/_next\/(static\/chunks\/[^"]+\.css))" data-precedence="next"\/>/g;
/** A line of React's data in the page, which asks for a style sheet that the page already links. */
const HINT = /:HL\[\\"[^"]*\.css\\",\\"style\\"\]\\n/g;

/** `file`: path under the pages, "fr/sheet.html". */
export function stylesFirst(page, file) {
  const html = page.replace(HINT, "");
  if (!PAGES.test(file.replaceAll("\\", "/"))) return html;
  const links = [...html.matchAll(LINK)];
  if (links.length === 0) throw new Error(`${file}: no style sheet was found in it`);
  const styles = links.map(([, , path]) => readFileSync(join(".next", decodeURI(path)), "utf8")).join("\n");
  if (/url\(|<\/style/i.test(styles)) throw new Error(`${file}: its styles name other files, and cannot stand in the page`);
  const later = links.map(([link]) => link.replace("<link ", '<link disabled="" '));
  return html
    .replace(LINK, "")
    .replace("</head>", () => `<style>${styles}</style></head>`)
    .replace("</body>", () => `${later.join("")}</body>`);
}
