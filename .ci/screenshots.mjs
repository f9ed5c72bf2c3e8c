// `npm run screenshots`: any page of the built app. `npm run pictures`: those of the README.
import { bin, made, run } from "./prepare.mjs";

made();
const [first, ...rest] = process.argv.slice(2);
const script = first === "pictures" ? ["e2e/pictures.ts"] : ["e2e/screenshots.ts", ...(first ? [first, ...rest] : [])];
if (!run(bin("tsx"), script, { show: true }).ok) process.exit(1);
