/** Follows a club: its stream says that something moved on its tables or in it, and the page asks again. One stream a page. */
import { keptIn } from "#lib/rules/lists";
import { keptByPhone } from "./club";
import type { Env } from "./env";
import type { Phone } from "./phone";
import { keepStream } from "./stream";

/** What is shown is asked again so often at most, whatever moves. */
const ASKED_AGAIN_MS = 350;

interface Following {
  readonly listeners: Set<() => void>;
  stop(): void;
}

const followedBy = keptByPhone(() => new Map<string, Following>());

/** Of a club, "clubs/…"; of a tournament, "halls/…". Answers how to stop. `hear` asks the server: it is called in time, not at once, while the page is looked at. */
export function followClub(phone: Phone, club: string, hear: () => void): () => void {
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
    // What moved while nobody listened was told to nobody.
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

/** Tells that something moved, so often at most, and while the page is looked at; `isDue`: it has not been told. */
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
