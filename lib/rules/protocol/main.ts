/** `npm run -s rules < requests.jsonl > answers.jsonl` */
import { once } from "node:events";
import { answerAll, exitAfter } from "./run";

process.stdout.on("error", (error) => process.exit(exitAfter(error)));
process.stdin.setEncoding("utf8");
await answerAll(process.stdin as AsyncIterable<string>, {
  write: (text) => process.stdout.write(text),
  drained: () => once(process.stdout, "drain"),
});
