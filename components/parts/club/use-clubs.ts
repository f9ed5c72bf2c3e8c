import { useEffect, useState } from "react";
import type { ClubView } from "#lib/season/views";
import { clubsHere, look, onClubChange } from "#lib/sync/club";
import { doorOf } from "#lib/sync/doors";
import { thisPhone } from "#lib/sync/this-phone";

const read = (): Promise<ClubView[]> =>
  clubsHere(thisPhone())
    .then((seen) => seen.map(({ view }) => view))
    .catch(() => []);

/**
 * The clubs of this phone: first as last seen, then as the server has them, asked again after each change. Null until the phone's
 * store is read.
 */
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
