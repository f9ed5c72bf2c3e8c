/** A page of a club at its door: from what this phone last saw to what the server says now. */
import { lastSeen, look, onClubChange, type Seen, type Trouble, troubleOf } from "./club";
import type { Door } from "./doors";
import type { Phone } from "./phone";
import { waiting } from "./wire";

export interface AtDoor<T> {
  readonly seen: Seen<T> | null;
  /** Why what is shown is not what the server says now. */
  readonly trouble: Trouble | null;
  /** False until this phone has looked at what it kept, and asked. */
  readonly settled: boolean;
}

export const NOTHING_YET: AtDoor<never> = { seen: null, trouble: null, settled: false };

const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 30_000;
/** A server that starts, a network that comes back: nobody has to touch the page for it. */
const PASSES: ReadonlySet<Trouble> = new Set<Trouble>(["offline", "server", "later"]);

/**
 * Tells what is known of a door from now on, asked at once, when the person comes back and after each change of this page; where
 * there is no answer for now, again a little later each time.
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
  /** Who is not looked at asks when somebody comes back. */
  const wait = waiting(phone.env, FIRST_WAIT_MS, LONGEST_WAIT_MS, () => phone.env.isHidden() || void again());
  const kept = lastSeen(phone, door)
    .catch(() => undefined)
    .then((seen) => seen && at.seen === null && learn({ seen }));
  const again = async () => {
    const number = ++asked;
    wait.cancel();
    const news = await newsOf(phone, door, kept);
    // What an older question met says nothing of now.
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

/** What the server says now, or why it does not; `kept`: what this phone last saw has been shown. */
const newsOf = <T>(phone: Phone, door: Door<T>, kept: Promise<unknown>) =>
  look(phone, door).then(
    (seen) => ({ seen, trouble: null }),
    async (error) => {
      await kept;
      const trouble = troubleOf(error);
      // What is kept has lost its right too.
      const seen = trouble === "refused" ? await lastSeen(phone, door).catch(() => undefined) : undefined;
      return seen ? { seen, trouble } : { trouble };
    },
  );
