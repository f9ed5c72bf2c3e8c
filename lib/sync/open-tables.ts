/** The tables of a draw become sheets that count: opened by the phone that drew them, with names, game and rules in place. */
import type { Rules } from "#lib/rules/rules";
import { keepDraw } from "#lib/season/club/club-change";
import type { Club, Draw, DrawBody } from "#lib/season/club/club-event";
import { openingAt } from "#lib/season/draw/opening-at";
import type { SeatLimits } from "#lib/season/draw/sizes";
import type { EveningTable } from "#lib/season/evening-view";
import { nameIn } from "#lib/season/names/name-in";
import { dealsIn } from "#lib/season/tally/deals-in";
import { close, joinSeason, leaveSeason, open } from "#lib/sheet/change";
import { type Changed, changeClub, look } from "./club";
import { doorOf } from "./doors";
import type { Phone } from "./phone";

/** What the sheets of a draw begin with. */
export interface DrawOpening {
  readonly club: Club;
  readonly rules: Pick<Rules, "game" | "edition" | "options">;
  readonly seating: SeatLimits;
  /** The title of table `table`, counted from 1; null if it is the only one. */
  readonly titleOf: (table: number) => string | null;
}

type Opened = Changed | { readonly ok: false; readonly code: "not-noted" };

/** First the draw, which needs the server; then its sheets. After a failure a retry keeps the same draw and the same sheets. */
export async function openDraw(phone: Phone, how: DrawOpening, body: DrawBody): Promise<Opened> {
  const done = await changeClub(phone, how.club.id, [keepDraw(body)]);
  if (!done.ok) return done;
  const noted = await openTables(phone, how, body);
  await look(phone, doorOf.club(how.club.id)).catch(() => {});
  return noted ? { ok: true } : { ok: false, code: "not-noted" };
}

/** Opens the tables that are not open yet, according to `isOpen` and to this phone. False if a sheet could not be stored. */
async function openTables(
  phone: Phone,
  how: DrawOpening,
  { day, season, tables }: DrawBody,
  isOpen: (sheet: string) => boolean = () => false,
): Promise<boolean> {
  const done = await Promise.all(
    tables.map(async ({ sheet, players }, i) => {
      if (isOpen(sheet)) return true;
      const here = phone.open(sheet);
      const known = await phone.store.read(sheet).catch(() => undefined);
      if (known && known.entries.length > 0) return true;
      const names = players.map((id) => nameIn(how.club, id));
      const opening = openingAt(names, how.rules, how.seating, day, how.titleOf(i + 1));
      return (await here.save(open(opening), joinSeason({ club: how.club.id, season, players }))).ok;
    }),
  );
  await Promise.all(tables.flatMap(({ sheet }) => (isOpen(sheet) ? [] : [phone.open(sheet).sync()])));
  return done.every(Boolean);
}

/** The phone that drew left before all tables were open: a manager's phone opens the rest, after asking the server for them. */
export async function openMissing(phone: Phone, how: DrawOpening, draw: Draw, isOpen: (sheet: string) => boolean): Promise<void> {
  const missing = draw.tables.filter(({ sheet }) => !isOpen(sheet));
  await Promise.all(missing.map(({ sheet }) => phone.open(sheet).sync()));
  await openTables(phone, how, draw, isOpen);
}

/** Ends tables. One without deals leaves the evening; its sheet tells whether it has deals or, if the sheet is not here, the page. */
export async function endTables(phone: Phone, tables: readonly EveningTable[]): Promise<void> {
  await Promise.all(
    tables.map(async ({ sheet, deals }) => {
      const here = phone.open(sheet);
      await here.sync();
      const { sheet: heard } = here.getSnapshot();
      const played = heard ? dealsIn(heard.deals.filter(({ score }) => score !== null)) : deals;
      await (played === 0 ? here.save(leaveSeason(), close("agreed")) : here.save(close("agreed")));
      await here.sync();
    }),
  );
}
