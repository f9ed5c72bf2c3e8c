/** For tests: the doors, a season as they show it, and the sheets of evenings. */
import type { SeasonView } from "#lib/season/views";
import type { TestClub } from "../club.fixture";
import { json } from "../evening.fixture";
import { ask, type Phone, readDoors } from "../router.fixture";

export const viewDoors = await readDoors();

export const getView = <T>(address: string, phone: Phone): Promise<T> => json(ask(viewDoors, "GET", address, { phone }));

export const seasonSeen = ({ club, season, owner }: TestClub) =>
  getView<SeasonView>(`/api/clubs/${club}/seasons/${season}`, owner);

export const sheetsSeen = (evenings: readonly { readonly tables: readonly { readonly sheet: string }[] }[]) =>
  evenings.flatMap(({ tables }) => tables.map(({ sheet }) => sheet));
