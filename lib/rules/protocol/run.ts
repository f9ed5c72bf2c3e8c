/** Answers each line as it is read, and reads no faster than it is heard. */
import { answerLine, tooLong } from "./answer";
import { linesOf } from "./lines";

const MOST_SIGNS = 16_000_000;

/** `write` answers whether there is room for more; `drained`, when there is again. */
interface Listener {
  write(text: string): boolean;
  drained(): Promise<unknown>;
}

export async function answerAll(asked: AsyncIterable<string>, heard: Listener): Promise<void> {
  for await (const line of linesOf(asked, MOST_SIGNS)) {
    const answered = line === null ? tooLong(MOST_SIGNS) : answerLine(line);
    if (!heard.write(`${answered}\n`)) await heard.drained();
  }
}

/** Whoever listened may go: that is no fault. */
export const exitAfter = ({ code }: { readonly code?: string }): number => (code === "EPIPE" ? 0 : 1);
