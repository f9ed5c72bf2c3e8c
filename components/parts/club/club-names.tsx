"use client";
import { type ReactNode, useEffect, useState } from "react";
import { ShortNames } from "#components/parts/names/use-fit";
import type { Sheet } from "#lib/sheet/sheet";

const NONE: ReadonlyMap<string, string> = new Map();

/** Names over columns are shortened as the club of this sheet chose, where this phone has seen it. */
export function ClubNames({ sheet: { names, season }, children }: { sheet: Sheet; children: ReactNode }) {
  const [shorts, setShorts] = useState(NONE);
  const key = JSON.stringify([names, season]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is both, whatever object holds them
  useEffect(() => {
    if (!season) return setShorts(NONE);
    let left = false;
    // Comes with what is of use to clubs alone; until then, and without it, names are shortened by themselves.
    void import("./read-shorts")
      .then(({ readShorts }) => readShorts({ names, season }))
      .then((read) => !left && setShorts(read))
      .catch(() => {});
    return () => {
      left = true;
    };
  }, [key]);
  return <ShortNames value={shorts}>{children}</ShortNames>;
}
