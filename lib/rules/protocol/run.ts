/** Answers each line as it is read, and waits while the reader of the answers is slow. */
import { answerLine, tooLong } from "./answer";
import { linesOf } from "./lines";

const MOST_SIGNS = 16_000_000;

/** `write` returns whether there is room for more; `drained` resolves when there is again. */
interface Listener {
  write(text: string): boolean;
  drained(): Promise<unknown>;
}

/** One answer a line, in order; waits while the reader is slower than we are. */
export async function answerAll(asked: AsyncIterable<string>, heard: Listener): Promise<void> {
  for await (const line of linesOf(asked, MOST_SIGNS)) {
    const answered = line === null ? tooLong(MOST_SIGNS) : answerLine(line);
    if (!heard.write(`${answered}\n`)) await heard.drained();
  }
}

/** A closed pipe is no error: the reader has left. */
export const exitAfter = ({ code }: { readonly code?: string }): number => (code === "EPIPE" ? 0 : 1);
