import { apart, later } from "#components/parts/broken/later";
import { useHash } from "#components/parts/door/hash";
import { useAnswer } from "#components/parts/door/use-answer";
import type { SheetAtHand } from "#components/parts/live/use-sheet";
import { QuietButton } from "#components/parts/press/buttons";
import { bringWords, useWords, useWordsOf } from "#components/parts/words/words";
import type { ClubView } from "#lib/season/views";
import type { Sheet } from "#lib/sheet/sheet";
import { seasonAddress } from "#lib/shown/addresses/addresses";
import { sayLogFault } from "#lib/shown/say-log-fault";
import { mendingIn } from "#lib/shown/season/evening-said";
import { lastSeen, look } from "#lib/sync/club";
import { doorOf } from "#lib/sync/doors";
import { newcomersOf, seatNewcomers, type Waiting } from "#lib/sync/newcomers";
import { thisPhone } from "#lib/sync/this-phone";
import type { Chunks } from "#messages/fr/chunks";

const TableEnd = later(() => import("./table-end").then((module) => module.TableEnd));
const JoinPage = apart(() => import("./join-page").then((module) => module.JoinPage));

/** Under the sheet: the season where it counts, or the way to give it one. */
export function SeasonLine({ at, sheet }: { at: SheetAtHand; sheet: Sheet }) {
  const t = useWordsOf("club").join;
  const faults = useWordsOf("clubFaults");
  const [hash, go] = useHash();
  const view = useClub(sheet.season?.club ?? null);
  const mending = useMending(sheet, at.unsent === 0);
  const newcomers = useNewcomers(at, sheet);
  const canJoin = at.role !== "viewer";
  const refused = at.rejected.findLast(({ event }) => event.kind === "season.joined");
  const fault = refused && !sheet.season ? refused.faults?.[0] : undefined;
  // One render shows both: otherwise the second would push down what is being read.
  const end = (sheet.closed || sheet.over) && sheet.deals.length > 0 && <TableEnd sheet={sheet} isSent={at.unsent === 0} />;
  if (!sheet.season && !canJoin) return end;
  return (
    <>
      {end}
      <div className="edge flex flex-wrap items-center justify-between gap-x-4">
        {sheet.season ? (
          <InSeason at={sheet.season} view={view} />
        ) : (
          fault && <p className="text-contract text-neg">{t.refused(sayLogFault(fault, faults))}</p>
        )}
        {canJoin && <QuietButton onClick={() => go("saison")}>{sheet.season ? t.joined : t.open}</QuietButton>}
        {newcomers && (
          <p role="status" className="w-full pb-1 text-prose">
            {waitsFor(newcomers, sheet, t, faults)}
          </p>
        )}
        {mending.map((sentence) => (
          <p key={sentence} className="w-full border-thumb border-l-2 pb-1 pl-3 text-prose">
            {sentence}
          </p>
        ))}
        {hash === "saison" && <JoinPage at={at} sheet={sheet} onClose={() => go("")} />}
      </div>
    </>
  );
}

/** The season where it counts, once the phone knows the club. */
function InSeason({ at, view }: { at: NonNullable<Sheet["season"]>; view: ReturnType<typeof useClub> }) {
  const { lang } = useWords();
  const t = useWordsOf("club").join;
  const season = view?.club.seasons.find(({ id }) => id === at.season);
  if (!view) return <p className="text-contract text-ink2">{t.inUnknown}</p>;
  return (
    <a
      className="inline-flex min-h-11 items-center text-contract underline decoration-rule2 underline-offset-4"
      href={seasonAddress({ lang, ...at })}
    >
      {season ? t.inSeason(view.club.name, season.name) : t.inUnknown}
    </a>
  );
}

/** Newcomers typed without a network: they are seated as soon as the server answers. */
function useNewcomers({ open, unsent }: SheetAtHand, { season }: Sheet): Waiting | null {
  const joined = season !== null;
  const seat = () => (unsent === 0 ? seatNewcomers(thisPhone(), open) : newcomersOf(thisPhone(), open.id));
  const waiting = useAnswer(() => joined && seat(), [open, unsent, joined]);
  return (joined && waiting) || null;
}

function waitsFor({ newcomers, faults }: Waiting, { names }: Sheet, t: Chunks["club"]["join"], words: Chunks["clubFaults"]) {
  const who = newcomers.map(({ person, name }) => names[person] ?? name);
  const [fault] = faults ?? [];
  return fault ? t.newcomersRefused(who, sayLogFault(fault, words)) : t.newcomers(who);
}

/**
 * What is wrong with this table and can still be mended. The server knows the other tables, and is asked once it has this one.
 */
function useMending({ id, season, closed }: Sheet, isSent: boolean): readonly string[] {
  const { lang } = useWords();
  const club = closed ? null : season?.club;
  const mending = async (club: string) => {
    const [{ view }, t] = await Promise.all([look(thisPhone(), doorOf.evening(club)), bringWords(lang, "tonight")]);
    return mendingIn({ ...view, warnings: view.warnings.filter(({ sheets }) => sheets.includes(id)) }, t);
  };
  return useAnswer(() => club && isSent && mending(club), [club, id, isSent, lang]) ?? [];
}

function useClub(club: string | null): ClubView | null {
  const seen = async (path: ReturnType<typeof doorOf.club>) =>
    (await lastSeen(thisPhone(), path).catch(() => undefined)) ?? look(thisPhone(), path);
  return useAnswer(() => club && seen(doorOf.club(club)), [club])?.view ?? null;
}
