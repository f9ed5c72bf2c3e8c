/** Whether an imported history may be added or withdrawn (T26). */
import type { LogEvent } from "#lib/log/event";
import type { Fault } from "#lib/rules/rules";
import type { AskedClub } from "#lib/season/club/club";
import type { ClubEvent } from "#lib/season/club/club-event";
import { dealFaults } from "#lib/season/tally/brought-deals";
import { dayOfEvening } from "#lib/season/tally/evening-id";
import { dialect, type Tx } from "../client";
import { Prisma } from "../generated/client";
import type { Growing } from "../growing";
import { MOST_SEASONS } from "../limits";
import { PLAYED } from "../views/played";

const MOST_FAULTS = 20;

/** An evening that exists already is neither replaced nor added to. */
export async function judgeBrought(
  tx: Tx,
  { head, imported }: Growing,
  { body }: ClubEvent<"history.brought">,
): Promise<Fault[]> {
  const { seasons, evenings } = body;
  const club = head.club.asked as AskedClub;
  if (imported) return [];
  const wrong = evenings.flatMap((evening, i) =>
    dealFaults(body, evening).map((one) => ({ ...one, at: `evenings.${i}.${one.at}` })),
  );
  if (wrong.length > 0) return wrong.slice(0, MOST_FAULTS);
  if (club.seasons.size + seasons.length > MOST_SEASONS)
    return [{ at: "seasons", code: "seasons-full", rule: "T13", params: { most: MOST_SEASONS } }];
  for (const id of new Set(evenings.map(({ season }) => season))) {
    const days = evenings.flatMap(({ season, day }) => (season === id ? [day] : []));
    const there = await tx.evening.findFirst({
      where: { kept: { clubId: club.id, seasonId: id }, evening: { in: days }, ...PLAYED },
      orderBy: { evening: "asc" },
      select: { evening: true },
    });
    if (there) return [{ at: "evenings", code: "evening-there", rule: "T26", params: { day: dayOfEvening(there.evening) } }];
  }
  return [];
}

/** A history cannot be withdrawn once its players have played otherwise, or its seasons have other tables. */
export async function judgeTakingBack(tx: Tx, { head, imported }: Growing, { refs }: LogEvent): Promise<Fault[]> {
  const club = head.club.asked as AskedClub;
  const history = club.histories.get(refs?.[0] ?? "");
  if (!history || imported) return [];
  const used = { at: "refs", code: "history-used", rule: "T26" } as const;
  const tables = await tx.sheetTally.findFirst({
    where: {
      kept: { clubId: club.id, seasonId: { in: [...history.seasons] } },
      NOT: { sheetId: { startsWith: `${history.event}.` } },
    },
    select: { sheetId: true },
  });
  if (tables) return [used];
  const names = new Set(history.players);
  if (names.size === 0) return [];
  const seated = await tx.$queryRaw<{ player: string }[]>`
    SELECT p.value ->> 'player' AS "player" FROM "SheetTally" t JOIN "Season" s ON s."key" = t."season",
      ${dialect().each(Prisma.sql`t."tally"`, Prisma.sql`p`, "players")}
    WHERE s."clubId" = ${club.id} AND t."sheetId" NOT LIKE ${`${history.event}.%`}
      AND p.value ->> 'player' IN (${Prisma.join([...names])}) LIMIT 1`;
  const [found] = seated;
  return found ? [{ ...used, params: { name: club.people.get(found.player)?.name ?? "" } }] : [];
}
