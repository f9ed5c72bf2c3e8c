/** `npm run -s rules < requests.jsonl > answers.jsonl`: answers each line as it is read, and reads no faster than it is heard. */
import { once } from "node:events";
import { answerLine, tooLong } from "./answer";
import { linesOf } from "./lines";

const MOST_SIGNS = 16_000_000;

process.stdout.on("error", (error: NodeJS.ErrnoException) => process.exit(error.code === "EPIPE" ? 0 : 1));
process.stdin.setEncoding("utf8");
for await (const line of linesOf(process.stdin as AsyncIterable<string>, MOST_SIGNS)) {
  const answered = line === null ? tooLong(MOST_SIGNS) : answerLine(line);
  if (!process.stdout.write(`${answered}\n`)) await once(process.stdout, "drain");
}
