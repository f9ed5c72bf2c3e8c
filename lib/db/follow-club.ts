/** A phone that follows a club is told that something changed, on a table or in its own log; never what. */
import type { Access } from "./access";
import { fanout } from "./fanout";
import { enlist } from "./follow";

/** At most one message in this time, however many tables note. */
const TOLD_AGAIN_MS = 150;

/** Returns how to stop. Tells at once, in case something changed before. */
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

/** Tells these clubs that a sheet that they count has changed. */
export function tellClubs(clubs: Iterable<string>): void {
  for (const club of new Set(clubs)) fanout().publish(club, { about: "tables" });
}
