/** For tests of a club on a phone: a club, what is seen of it, and a server that answers as told. */
import type { ClubView } from "#lib/season/views";
import { Handset } from "./phone.fixture";

export const CLUB_AT_DOOR = "01939c00-0000-7000-8000-00000000c1ab";
export const FIRST_MINUTE = new Date(Date.UTC(2026, 10, 21, 20, 0)).toISOString();

export const viewNamed = (name: string): ClubView => ({
  club: { id: CLUB_AT_DOOR, name, players: [], seasons: [], adjustments: [] },
  role: "owner",
  seasons: [],
  day: "2026-11-21",
});

/** A server that answers each door as told, and remembers what it was asked. */
export function serverThat(answer: (path: string, init: RequestInit) => Response) {
  const asked: { path: string; init: RequestInit }[] = [];
  const handset = new Handset(async (path, init) => {
    asked.push({ path, init });
    return answer(path, init);
  });
  return { handset, phone: handset.tab(), asked };
}
