import { useAnswer } from "#components/parts/door/use-answer";
import { ReadyButton, Trouble } from "#components/parts/form/submit";
import { Foot } from "#components/parts/page/page";
import { TopBar } from "#components/parts/page/top-bar";
import { QuietLink } from "#components/parts/press/buttons";
import { Qr } from "#components/parts/share/qr";
import { useWordsAnd } from "#components/parts/words/words";
import type { Club, Draw } from "#lib/season/club/club-event";
import type { EveningView } from "#lib/season/evening-view";
import { drawAddress } from "#lib/shown/addresses/addresses";
import { shownTables } from "#lib/shown/draw/shown-tables";
import { longDay } from "#lib/shown/season/say-number";
import { linkAddress, sharingOf } from "#lib/sync/sharing";
import { thisPhone } from "#lib/sync/this-phone";

const FAILED = "failed" as const;

/** A card a table, four to a page: to be cut and laid on the tables, or shown on a wall. */
export function PrintedQrs({ club, draw, evening }: { club: Club; draw: Draw; evening: EveningView | null }) {
  const { lang, t } = useWordsAnd("draw");
  const made = useAnswer(() => addressesOf(draw, lang).catch(() => FAILED), [draw, lang]);
  const links = made === FAILED ? undefined : made;
  return (
    <main className="min-h-dvh">
      <style>{"@page { size: A4 portrait; margin: 12mm; }"}</style>
      <div className="print:hidden">
        <TopBar left={<QuietLink href={drawAddress(lang, club.id)}>{t.backToTables}</QuietLink>} />
      </div>
      <h1 className="edge text-title print:sr-only">{t.printTitle}</h1>
      <Trouble text={made === FAILED ? t.qrWaits : null} className="edge" />
      <ul className="edge grid gap-6 py-4 broad:grid-cols-2 print:grid-cols-2 print:px-0">
        {shownTables(draw, club, evening, t.table).map(({ sheet, title, table, drawn }) => {
          const address = links?.get(sheet);
          return (
            <li
              key={sheet}
              className="break-inside-avoid border border-stroke p-4 text-center print:border-black print:text-black"
            >
              <h2 className="text-title">{title}</h2>
              <p className="label print:text-black">{[club.name, longDay(draw.day, lang)].join(", ")}</p>
              <div className="mx-auto my-3 flex aspect-square w-full max-w-[240px] items-center justify-center">
                {address && <Qr text={address} label={t.qrOf(title)} />}
              </div>
              <p className="text-choice">{t.list(table?.names ?? drawn)}</p>
              <p className="label pt-1 print:text-black">{t.scan}</p>
            </li>
          );
        })}
      </ul>
      <Foot className="print:hidden">
        <ReadyButton className="mx-auto block w-full max-w-[420px]" ready={links !== undefined} onClick={() => links && print()}>
          {t.print}
        </ReadyButton>
      </Foot>
    </main>
  );
}

/** One request at a time: a hall has forty tables, and a browser opens few connections to a server. */
async function addressesOf({ tables }: Draw, lang: string): Promise<ReadonlyMap<string, string>> {
  const phone = thisPhone();
  const made = new Map<string, string>();
  for (const { sheet } of tables) {
    await phone.open(sheet).sync();
    made.set(sheet, linkAddress(await sharingOf(phone, sheet).link("player"), lang));
  }
  return made;
}
