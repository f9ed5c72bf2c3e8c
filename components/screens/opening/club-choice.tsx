import { type ReactNode, useState } from "react";
import { ClosedNote } from "#components/parts/club/closed-note";
import { keepNewcomers, sitOrWait } from "#components/parts/club/newcomers";
import { SeatRows } from "#components/parts/club/seat-rows";
import { sayTrouble } from "#components/parts/club/use-change";
import { useClubs } from "#components/parts/club/use-clubs";
import { localDay } from "#components/parts/file/save-file";
import { ChoiceRow } from "#components/parts/ledger/choice-row";
import { useWordsOf } from "#components/parts/words/words-of";
import type { Wanted } from "#components/screens/opening/last-evening";
import { nameKey } from "#lib/log/name";
import { itemAt } from "#lib/rules/item-at";
import type { GameName } from "#lib/rules/rules";
import type { Day } from "#lib/season/season-body";
import type { ClubView } from "#lib/season/views";
import { joinSeason } from "#lib/sheet/change";
import type { Change } from "#lib/sheet/event";
import { type Asking, openSeasons, seasonName, type Wish, wished } from "#lib/shown/club/open-seasons";
import { heldTwice, isPlain, matched, offered, type SeatChoice } from "#lib/shown/club/seats";
import { thisPhone } from "#lib/sync/this-phone";

interface ClubChoice {
  /** Names of the club chosen, in place of those of earlier evenings; null while none is. */
  readonly players: readonly string[] | null;
  /** Which club, and why not the one asked for; nothing on a phone that has none. */
  readonly choice: ReactNode;
  /** Whom the club knows at each seat, where the name alone does not say it. */
  readonly seats: ReactNode;
  readonly trouble: string | null;
  readonly busy: boolean;
  /** This phone has looked which clubs it knows. */
  readonly ready: boolean;
  /** What the log of this sheet begins with besides its opening. */
  sit(sheet: string): Promise<{ ok: true; changes: Change[] } | { ok: false }>;
}

/** The season that a new sheet joins as it is opened, if any. `day`: of an evening kept on paper; null for today's. */
export function useClubChoice(game: GameName, names: readonly string[], day: Day | null): ClubChoice {
  const faults = useWordsOf("clubFaults");
  const words = useWordsOf("club");
  const t = words.join;
  const read = useClubs();
  const views = read ?? [];
  const [chosen, setChosen] = useState<string | null>(null);
  const [changed, setChanged] = useState<Readonly<Record<string, SeatChoice>>>({});
  const [trouble, setTrouble] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const asking = { game, day: day ?? today() };
  const seasons = openSeasons(views, asking);
  const { here, shut } =
    views.length === 0 ? {} : wished(views, chosen === null ? wishHere(views, asking) : { season: chosen }, asking);
  const choices = here ? names.map((name) => changed[nameKey(name)] ?? matched(here.view.club, name)) : [];
  const twice = heldTwice(names, choices);
  const shown = choices.flatMap((choice, seat) => {
    const name = itemAt(names, seat);
    const isSaid = here && isPlain(here.view.club, name, choice) && changed[nameKey(name)] === undefined;
    return isSaid ? [] : [{ name, choice }];
  });

  async function sit(sheet: string) {
    if (!here) return { ok: true as const, changes: [] };
    if (twice) return { ok: false as const };
    setBusy(true);
    const place = { club: here.view.club.id, season: here.season.id };
    const { seated, waiting } = await sitOrWait(thisPhone(), place, names, choices);
    if (waiting) await keepNewcomers(thisPhone(), sheet, waiting).catch(() => {});
    setBusy(false);
    setTrouble(seated.ok ? null : sayTrouble(seated, words, faults));
    return seated.ok ? { ok: true as const, changes: [joinSeason(seated.place)] } : { ok: false as const };
  }

  return {
    players: here ? offered(here.view.club.players).map(({ name }) => name) : null,
    choice: (seasons.length > 0 || shut) && (
      <>
        {seasons.length > 0 && (
          <ChoiceRow
            label={t.club}
            labelAbove
            layout="flow"
            choices={[
              { value: "", label: t.none },
              ...seasons.map((open) => ({ value: open.season.id, label: seasonName(open) })),
            ]}
            value={here?.season.id ?? ""}
            onChange={(next) => {
              setChosen(next);
              setChanged({});
              setTrouble(null);
            }}
          />
        )}
        {here && <p className="edge pb-2 font-sans text-hint text-ink2">{t.managed}</p>}
        {shut && <ClosedNote shut={shut} />}
      </>
    ),
    seats: here && shown.length > 0 && (
      <section aria-label={t.seats} className="pt-2">
        {shown.some(({ choice }) => "add" in choice) && <p className="edge label">{t.newNeeds}</p>}
        <SeatRows
          names={shown.map(({ name }) => name)}
          players={here.view.club.players}
          choices={shown.map(({ choice }) => choice)}
          onChoice={(row, choice) => setChanged({ ...changed, [nameKey(shown[row]?.name as string)]: choice })}
        />
      </section>
    ),
    trouble: twice ? t.twice(twice) : trouble,
    busy,
    ready: read !== null,
    sit,
  };
}

/** As a sheet opened now will be dated. */
const today = (): Day => localDay(new Date());

/** The club or the season that the address names, where one of their pages led here. */
function wishInAddress(): Wish {
  const address = new URLSearchParams(location.search);
  return { club: address.get("c"), season: address.get("season") };
}

/**
 * On the phone of a club with a season going on, a new sheet is in it unless taken out: a table's second sheet would be forgotten
 * (T29). The club last looked at first.
 */
function wishHere(views: readonly ClubView[], asking: Asking): Wish {
  const asked = wishInAddress();
  return asked.club || asked.season ? asked : { season: openSeasons(views, asking)[0]?.season.id ?? null };
}

/** The club whose season the sheet will join, with its own game and rules; none where there is none. */
export function wantedHere(views: readonly ClubView[]): Wanted {
  const asking = { day: today() };
  const { here, shut } = wished(views, wishHere(views, asking), asking);
  const view = (here ?? shut)?.view;
  const rules = view?.seasons.find(({ id }) => id === here?.season.id)?.rules ?? null;
  return { club: view, games: here?.season.counting.games ?? [], rules };
}
