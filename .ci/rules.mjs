// `npm run -s rules`: one line of JSON in, one line of JSON out. Only answers go to the standard output.
import { install } from "./prepare.mjs";

install();
const { register } = await import("tsx/esm/api");
register();
await import("../lib/rules/protocol/main.ts");
