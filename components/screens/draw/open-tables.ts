/** The tables of a draw become sheets that count: opened by the phone that drew them, with names, game and rules in place. */
import type { Rules } from "#lib/rules/rules";
import { drawn } from "#lib/season/club-change";
import type { Club, Draw, DrawBody } from "#lib/season/club-event";
import type { SeatLimits } from "#lib/season/draw/sizes";
import { close, joinSeason, leaveSeason, open } from "#lib/sheet/change";
import { openingAt } from "#lib/shown/draw/draw-draft";
import { nameIn } from "#lib/shown/names/name-in";
import { type Changed, changeClub, look } from "#lib/sync/club";
import { doorOf } from "#lib/sync/doors";
import type { Phone } from "#lib/sync/phone";

interface Opening {
  readonly club: Club;
  readonly rules: Pick<Rules, "game" | "edition" | "options">;
  readonly seating: SeatLimits;
  /** Of the table of this number, from 1; null where it is the only one. */
  readonly titleOf: (table: number) => string | null;
}

type Opened = Changed | { readonly ok: false; readonly code: "not-noted" };

/** First the draw, which needs the server; then its sheets. Again after something went wrong, it is the same draw and the same sheets. */
export async function openDraw(phone: Phone, how: Opening, body: DrawBody): Promise<Opened> {
  const done = await changeClub(phone, how.club.id, [drawn(body)]);
  if (!done.ok) return done;
  const noted = await openTables(phone, how, body);
  await look(phone, doorOf.club(how.club.id)).catch(() => {});
  return noted ? { ok: true } : { ok: false, code: "not-noted" };
}

/** Those that are not open yet. False where the disk refused one. */
async function openTables(phone: Phone, how: Opening, { day, season, tables }: DrawBody): Promise<boolean> {
  const done = await Promise.all(
    tables.map(async ({ sheet, players }, i) => {
      const here = phone.open(sheet);
      const known = await phone.store.read(sheet).catch(() => undefined);
      if (known && known.entries.length > 0) return true;
      const names = players.map((id) => nameIn(how.club, id));
      const opening = openingAt(names, how.rules, how.seating, day, how.titleOf(i + 1));
      return (await here.save(open(opening), joinSeason({ club: how.club.id, season, players }))).ok;
    }),
  );
  await Promise.all(tables.map(({ sheet }) => phone.open(sheet).sync()));
  return done.every(Boolean);
}

/** Another phone drew them and went before they were open: whoever manages the club opens them, unless the server has them by now. */
export async function openMissing(phone: Phone, how: Opening, draw: Draw, isOpen: (sheet: string) => boolean): Promise<void> {
  const missing = draw.tables.filter(({ sheet }) => !isOpen(sheet));
  if (missing.length === 0) return;
  await Promise.all(missing.map(({ sheet }) => phone.open(sheet).sync()));
  await openTables(phone, how, draw);
}

/** A table that nobody played leaves the evening; one that was played ends as it stands. */
export async function endTables(
  phone: Phone,
  tables: readonly { readonly sheet: string; readonly deals: number }[],
): Promise<void> {
  await Promise.all(
    tables.map(async ({ sheet, deals }) => {
      const here = phone.open(sheet);
      await here.sync();
      await (deals === 0 ? here.save(leaveSeason(), close("agreed")) : here.save(close("agreed")));
      await here.sync();
    }),
  );
}
