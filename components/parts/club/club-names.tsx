"use client";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { ShortNames } from "#components/parts/names/use-fit";
import type { Club } from "#lib/season/club-event";
import type { ClubView } from "#lib/season/views";
import type { Sheet } from "#lib/sheet/sheet";
import { clubShorts } from "#lib/shown/club/club-shorts";
import { thisPhone } from "#lib/sync/this-phone";

/** Names over columns are shortened as the club of this sheet chose, where this phone has seen it. */
export function ClubNames({ sheet: { names, season }, children }: { sheet: Sheet; children: ReactNode }) {
  const id = season?.club;
  const [club, setClub] = useState<Club | null>(null);
  useEffect(() => {
    if (!id) return setClub(null);
    let left = false;
    void import("#lib/sync/club")
      .then(({ doorOf, lastSeen }) => lastSeen<ClubView>(thisPhone(), doorOf.club(id)))
      .then((seen) => !left && setClub(seen?.view.club ?? null))
      .catch(() => {}); // the names are shortened by themselves
    return () => {
      left = true;
    };
  }, [id]);
  const shorts = useMemo(() => (club ? clubShorts(club, names, season) : new Map<string, string>()), [club, names, season]);
  return <ShortNames value={shorts}>{children}</ShortNames>;
}
