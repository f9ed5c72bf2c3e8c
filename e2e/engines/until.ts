export const sleep = (ms: number) => new Promise((next) => setTimeout(next, ms));

/** What an engine's driver says when the engine itself is gone: nothing the app did. */
export class Fallen extends Error {}

/** What was waited for did not come: on a machine that is too busy, that says nothing of the app. */
export class Late extends Error {}

/** Asks until the answer is true; what is awaited is named, with the last complaint, when it never comes. */
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
