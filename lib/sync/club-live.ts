/** Follows a club: its stream only says that something changed, and the page then asks again. One stream a page. */
import { keptIn } from "#lib/rules/lists";
import { keptByPhone } from "./club";
import type { Env } from "./env";
import type { Phone } from "./phone";
import { keepStream } from "./stream";

/** At most one question in this time, however much moves. */
const ASKED_AGAIN_MS = 350;

interface Following {
  readonly listeners: Set<() => void>;
  stop(): void;
}

const followedBy = keptByPhone(() => new Map<string, Following>());

/**
 * `club`: the path, "clubs/…" or "halls/…" (a tournament). `hear` asks the server: it is called with a pause between, and only
 * while the page is visible. Returns how to stop.
 */
export function listenToClub(phone: Phone, club: string, hear: () => void): () => void {
  const here = followedBy(phone);
  const following = keptIn(here, club, () => begin(phone, club));
  following.listeners.add(hear);
  return () => {
    following.listeners.delete(hear);
    if (following.listeners.size > 0) return;
    here.delete(club);
    following.stop();
  };
}

function begin(phone: Phone, club: string): Following {
  const listeners = new Set<() => void>();
  const telling = tellInTime(phone.env, () => {
    for (const listener of listeners) listener();
  });
  let wasLost = false;

  const stop = keepStream(phone, {
    path: async () => `/api/${club}/live`,
    lost: () => {
      wasLost = true;
    },
    opened: () => {
      if (wasLost) telling.tell();
      wasLost = false;
    },
    told: async (messages) => {
      if (messages.some(({ event }) => event === "changed")) telling.tell();
    },
    // Changes made while the stream was down were missed: ask again.
    woken: (wasAway) => {
      if (wasAway || telling.isDue()) telling.tell();
    },
  });
  return {
    listeners,
    stop: () => {
      telling.stop();
      stop();
    },
  };
}

/** Tells that something changed, with a pause between, while the page is visible. `isDue`: a change has not been told yet. */
function tellInTime(env: Env, listen: () => void) {
  let stopped = false;
  let moved = false;
  let resting = () => {};
  let isResting = false;

  function tell(): void {
    moved = true;
    if (isResting || stopped || env.isHidden()) return;
    moved = false;
    isResting = true;
    resting = env.after(ASKED_AGAIN_MS, () => {
      isResting = false;
      if (moved) tell();
    });
    listen();
  }

  function stop(): void {
    stopped = true;
    resting();
  }
  return { tell, isDue: () => moved, stop };
}
