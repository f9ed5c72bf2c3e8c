/** What a page of a club shows: first what this phone last saw, then what the server says now. */
import { lastSeen, look, onClubChange, type Seen, type Trouble, troubleOf } from "./club";
import type { Door } from "./doors";
import type { Phone } from "./phone";
import { waiting } from "./wire";

export interface AtDoor<T> {
  readonly seen: Seen<T> | null;
  /** Why what is shown is not what the server says now. */
  readonly trouble: Trouble | null;
  /** False until what is kept has been read and the server asked. */
  readonly settled: boolean;
}

export const NOTHING_YET: AtDoor<never> = { seen: null, trouble: null, settled: false };

const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 30_000;
/** Troubles that pass without anyone touching the page: the server starts, the network returns. */
const PASSES: ReadonlySet<Trouble> = new Set<Trouble>(["offline", "server", "later"]);

/**
 * Tells what is known at a door from now on. The server is asked at once, when the person comes back and after each change of
 * this page; after a failure that may pass, again with longer and longer waits.
 */
export function watchDoor<T>(phone: Phone, door: Door<T>, tell: (at: AtDoor<T>) => void) {
  let at: AtDoor<T> = NOTHING_YET;
  let left = false;
  let asked = 0;
  let heard = 0;
  const learn = (more: Partial<AtDoor<T>>) => {
    if (left) return;
    at = { ...at, ...more };
    tell(at);
  };
  learn({});
  /** A hidden page does not ask; `onWake` does when it is shown again. */
  const wait = waiting(phone.env, FIRST_WAIT_MS, LONGEST_WAIT_MS, () => phone.env.isHidden() || void again());
  const kept = lastSeen(phone, door)
    .catch(() => undefined)
    .then((seen) => seen && at.seen === null && learn({ seen }));
  const again = async () => {
    const number = ++asked;
    wait.cancel();
    const news = await newsOf(phone, door, kept);
    // A newer question has been answered already.
    if (number < heard) return;
    heard = number;
    learn({ ...news, settled: true });
    if (news.trouble === null) wait.wentWell();
    else if (!left && PASSES.has(news.trouble)) wait.longer();
  };
  const stops = [phone.env.onWake(() => void again()), onClubChange(() => void again())];
  void again();
  return {
    again: () => void again(),
    leave: () => {
      left = true;
      wait.cancel();
      for (const stop of stops) stop();
    },
  };
}

/** What the server says now, or why it does not. `kept`: resolves when what this phone last saw has been shown. */
const newsOf = <T>(phone: Phone, door: Door<T>, kept: Promise<unknown>) =>
  look(phone, door).then(
    (seen) => ({ seen, trouble: null }),
    async (error) => {
      await kept;
      const trouble = troubleOf(error);
      // `look` has turned what is kept into a viewer's: show that.
      const seen = trouble === "refused" ? await lastSeen(phone, door).catch(() => undefined) : undefined;
      return seen ? { seen, trouble } : { trouble };
    },
  );
