/**
 * The files that the service worker (`public/worker.js`) caches: read from the build, so that new pages and chunks are included.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { LANGS } from "#lib/rules/words/languages";

export const dynamic = "force-dynamic";

const BUILD = ".next";
const HEADERS = { "Content-Type": "text/javascript; charset=utf-8", "Cache-Control": "no-cache" };

/** In development nothing is cached, and an earlier build's cache is deleted. */
const FORGET = `
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(
  caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name)))).then(() => self.registration.unregister()),
));`;

let script: string | undefined;

export function GET(): Response {
  script ??= process.env.NODE_ENV === "production" ? listing() : FORGET;
  return new Response(script, { headers: HEADERS });
}

const listing = (): string =>
  `self.BUILD = ${JSON.stringify({ version: built("BUILD_ID").trim(), files: [...pages(), ...assets()], languages: LANGS })};\nimportScripts("/worker.js");\n`;

/** Every prerendered page, the icon and the manifest. */
function pages(): string[] {
  const { routes } = JSON.parse(built("prerender-manifest.json")) as { routes: Record<string, unknown> };
  return Object.keys(routes).filter((path) => !path.startsWith("/_"));
}

function assets(): string[] {
  const files = readdirSync(join(process.cwd(), BUILD, "static"), { withFileTypes: true, recursive: true });
  const inStatic = (folder: string) => folder.slice(join(process.cwd(), BUILD).length).replaceAll("\\", "/");
  return files
    .filter((file) => file.isFile() && !/\.(map|br)$/.test(file.name))
    .map(({ parentPath, name }) => `/_next${inStatic(parentPath)}/${name}`)
    .sort();
}

const built = (file: string): string => readFileSync(join(process.cwd(), BUILD, file), "utf8");
