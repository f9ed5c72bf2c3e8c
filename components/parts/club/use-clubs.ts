import { useEffect, useState } from "react";
import type { ClubView } from "#lib/season/views";
import { clubsHere, look, onClubChange } from "#lib/sync/club";
import { doorOf } from "#lib/sync/doors";
import { thisPhone } from "#lib/sync/this-phone";

const read = (): Promise<ClubView[]> =>
  clubsHere(thisPhone())
    .then((seen) => seen.map(({ view }) => view))
    .catch(() => []);

/** The clubs that this phone has seen, as it last saw them, then as the server says, now and after each change; null until the phone has looked. */
export function useClubs(): readonly ClubView[] | null {
  const [views, setViews] = useState<readonly ClubView[] | null>(null);
  useEffect(() => {
    const phone = thisPhone();
    void read().then(setViews);
    const ask = () =>
      void read()
        .then((seen) => Promise.all(seen.map(({ club }) => look(phone, doorOf.club(club.id)).catch(() => {}))))
        .then(read)
        .then(setViews)
        .catch(() => {});
    ask();
    return onClubChange(ask);
  }, []);
  return views;
}
