/** Follows a club: its stream says that something moved on its tables or in it, and the page asks again. One stream a page. */
import { eachMessage } from "./live";
import type { Phone } from "./phone";

/** The server is heard every twenty seconds, or it is gone. */
const SILENT_MS = 45_000;
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 30_000;
/** What is shown is asked again so often at most, whatever moves. */
const ASKED_AGAIN_MS = 350;

interface Following {
  readonly listeners: Set<() => void>;
  stop(): void;
}

const followed = new WeakMap<Phone, Map<string, Following>>();

/** Of a club, "clubs/…"; of a tournament, "halls/…". Answers how to stop. `hear` asks the server: it is called in time, not at once, while the page is looked at. */
export function followClub(phone: Phone, club: string, hear: () => void): () => void {
  const here = followed.get(phone) ?? new Map<string, Following>();
  followed.set(phone, here);
  const following = here.get(club) ?? begin(phone, club);
  here.set(club, following);
  following.listeners.add(hear);
  return () => {
    following.listeners.delete(hear);
    if (following.listeners.size > 0) return;
    here.delete(club);
    following.stop();
  };
}

function begin(phone: Phone, club: string): Following {
  const { env } = phone;
  const listeners = new Set<() => void>();
  let stopped = false;
  let failures = 0;
  let moved = false;
  let resting = () => {};
  let isResting = false;
  /** As of a sheet: who is not looked at hangs up, and leaves the browser's few lines to a server to the others. */
  let away = false;
  let listening = 0;
  let hangUp = () => {};
  let retry = () => {};
  let forgo = () => {};

  function tell(): void {
    moved = true;
    if (isResting || stopped || env.isHidden()) return;
    moved = false;
    isResting = true;
    resting = env.after(ASKED_AGAIN_MS, () => {
      isResting = false;
      if (moved) tell();
    });
    for (const listener of listeners) listener();
  }

  async function listen(): Promise<void> {
    const leaving = new AbortController();
    hangUp = () => leaving.abort();
    const headers = { Authorization: `Bearer ${(await phone.device()).token}` };
    let silence = env.after(SILENT_MS, hangUp);
    try {
      const response = await env.fetch(`/api/${club}/live`, { headers, cache: "no-store", signal: leaving.signal });
      if (!response.ok || !response.body) return;
      await eachMessage(response.body, leaving.signal, async (messages) => {
        failures = 0;
        silence();
        silence = env.after(SILENT_MS, hangUp);
        if (messages.some(({ event }) => event === "changed")) tell();
      });
    } finally {
      silence();
      leaving.abort();
    }
  }

  async function keepListening(): Promise<void> {
    const mine = ++listening;
    await listen().catch(() => {});
    if (stopped || mine !== listening) return;
    const timer = env.after(Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures++), () => void keepListening());
    retry = () => {
      forgo();
      void keepListening();
    };
    forgo = () => {
      timer();
      retry = () => {};
    };
  }

  const forgetHide = env.onHide(() => {
    away = true;
    listening++;
    forgo();
    hangUp();
  });
  const forget = env.onWake(() => {
    if (env.isHidden()) return;
    if (away) void keepListening();
    else retry();
    // What moved while nobody listened was told to nobody.
    if (away || moved) tell();
    away = false;
  });
  if (!away) void keepListening();
  return {
    listeners,
    stop: () => {
      stopped = true;
      forget();
      forgetHide();
      resting();
      forgo();
      hangUp();
    },
  };
}
