// `npm run screenshots`: any page of the built app. `npm run pictures`: those of the README.
import { bin, build, fail, generate, install, run } from "./prepare.mjs";

install();
generate();
if (!build()) fail("the app could not be built: see above");
const [first, ...rest] = process.argv.slice(2);
const script = first === "pictures" ? ["e2e/pictures.ts"] : ["e2e/screenshots.ts", ...(first ? [first, ...rest] : [])];
if (!run(bin("tsx"), script, { show: true }).ok) process.exit(1);
