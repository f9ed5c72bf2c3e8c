// In builds for browsers, `components/parts/start` replaces the framework's files that start a page and fill its layouts.
import { readFileSync } from "node:fs";
import { basename, dirname, relative } from "node:path";
import { fileURLToPath } from "node:url";

/** The version both were written for: the format of the document's data is the framework's own, and may change. */
const WRITTEN_FOR = "16.4.6";
const root = fileURLToPath(new URL("..", import.meta.url));
const OURS = { "app-index.js": "hydrate", "layout-router.js": "layout-slot" };

export const leanStart = {
  condition: { all: ["browser", "production", { path: /\/next\/dist\/client\/(app-index|components\/layout-router)\.js$/ }] },
  loaders: ["./.ci/lean-start.mjs"],
};

/** The bundler calls this for each of the two files (`this.resourcePath`), and reads the text it returns instead. */
export default function inPlaceOf() {
  const { version } = JSON.parse(readFileSync(`${root}node_modules/next/package.json`, "utf8"));
  if (version !== WRITTEN_FOR) {
    throw new Error(
      `components/parts/start stands in place of two files of Next ${WRITTEN_FOR}, and this is ${version}: see what has changed in them, play an evening in a build, and name the new version in .ci/lean-start.mjs`,
    );
  }
  const ours = `${root}components/parts/start/${OURS[basename(this.resourcePath)]}.tsx`;
  const path = relative(dirname(this.resourcePath), ours).replaceAll("\\", "/");
  return this.resourcePath.endsWith("layout-router.js")
    ? `"use client"; export { default } from "${path}"`
    : `export * from "${path}"`;
}
