// Static pages carry their own content policy: inline scripts by hash, our files by origin, nothing else. A header could not know
// the hashes; and a copy of the page on a phone keeps its policy.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { rowsFirst } from "./rows-first.mjs";
import { soonIn, wordsIn } from "./soon.mjs";
import { stylesFirst } from "./styles-first.mjs";

const PAGES = ".next/server/app";
const INLINE = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;
const CHARSET = /<meta charSet="utf-8"\s*\/?>/i;

export function sealPages() {
  const files = readdirSync(PAGES, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".html"));
  for (const file of files) {
    const path = join(PAGES, file);
    writeFileSync(path, sealed(stylesFirst(soonIn(wordsIn(rowsFirst(readFileSync(path, "utf8")), file), file), file)));
  }
}

function sealed(html) {
  const hashes = [...html.matchAll(INLINE)].map(
    ([, script]) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`,
  );
  const policy = [
    "default-src 'self'",
    `script-src 'self' ${[...new Set(hashes)].join(" ")}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join("; ");
  return html.replace(CHARSET, (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`);
}
