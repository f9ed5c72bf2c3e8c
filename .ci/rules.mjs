// `npm run -s rules`: one line of JSON in, one line of JSON out. Nothing but answers ever goes to the standard output.
import { install } from "./prepare.mjs";

install();
const { register } = await import("tsx/esm/api");
register();
await import("../lib/rules/protocol/main.ts");
