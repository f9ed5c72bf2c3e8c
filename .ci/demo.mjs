// `npm run demo`: fills a year of a club and the golden evening into the database and prints the links that open it.
import { bin, fail, generate, install, run } from "./prepare.mjs";

install();
generate();
if (!run(bin("tsx"), ["prisma/seed.ts"], { show: true }).ok) fail("the demo could not be filled: see above");
