// `node .ci/pack.mjs`, after a build: compresses the app's files with Brotli at the highest level, once; the server sends these
// to browsers that know it (`next.config.js`).
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

const FILES = ".next/static";
const packed = promisify(brotliCompress);
const SMALLEST = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

const names = readdirSync(FILES, { recursive: true, encoding: "utf8" }).filter((name) => /\.(js|css)$/.test(name));
const write = async (path) => writeFileSync(`${path}.br`, await packed(readFileSync(path), SMALLEST));
await Promise.all(names.map((name) => write(join(FILES, name))));
