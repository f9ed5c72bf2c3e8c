/** One phone that follows a club: told that something changed, on any of its tables or in its own log; never what. */
import type { Access } from "./access";
import { fanout } from "./fanout";
import { enlist } from "./follow";

/** Forty tables note at once: whoever looks is told so often at most. */
const TOLD_AGAIN_MS = 150;

/** Answers how to stop. Told at once: something may have changed before. */
export function followClub({ log: club, device }: Access, changed: () => void, end: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let again: boolean;
  const tell = () => {
    again = true;
    if (timer) return;
    again = false;
    changed();
    timer = setTimeout(() => {
      timer = undefined;
      if (again) tell();
    }, TOLD_AGAIN_MS).unref();
  };
  const unsubscribe = fanout().subscribe(club, (news) => {
    if (news.about === "revoked") news.device === device && me.end();
    else if (news.about === "event" || news.about === "tables") tell();
  });
  const me = enlist(`${club} ${device}`, () => {
    stop();
    end();
  });
  const stop = () => {
    clearTimeout(timer);
    unsubscribe();
    me.leave();
  };
  tell();
  return stop;
}

/** Something moved on a sheet that one of these clubs counts. */
export function tellClubs(clubs: Iterable<string>): void {
  for (const club of new Set(clubs)) fanout().publish(club, { about: "tables" });
}
