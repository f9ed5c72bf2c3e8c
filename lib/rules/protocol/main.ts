/** `npm run -s rules < requests.jsonl > answers.jsonl`: answers each line as it is read. */
import { createInterface } from "node:readline";
import { answerLine } from "./answer";

process.stdout.on("error", (error: NodeJS.ErrnoException) => process.exit(error.code === "EPIPE" ? 0 : 1));
createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY }).on("line", (line) =>
  process.stdout.write(`${answerLine(line)}\n`),
);
