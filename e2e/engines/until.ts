export const sleep = (ms: number) => new Promise((next) => setTimeout(next, ms));

/** The engine itself has gone, which is not the app's fault. */
export class Fallen extends Error {}

/** Something did not come in time. On a machine that is too busy, that says nothing about the app. */
export class Late extends Error {}

/** Asks until the answer is true; when it never is, the error names `what`, with the last complaint. */
export async function until<T>(ask: () => Promise<T>, what: string, ms = 180_000): Promise<T> {
  let complaint = "";
  for (const giveUp = Date.now() + ms; Date.now() < giveUp; await sleep(50)) {
    try {
      const answer = await ask();
      if (answer) return answer;
    } catch (error) {
      if (error instanceof Fallen) throw error;
      complaint = `: ${String(error).split("\n")[0]}`;
    }
  }
  throw new Late(`never came: ${what}${complaint}`);
}
