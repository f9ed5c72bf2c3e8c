import { type ReactNode, useEffect, useState } from "react";
import { useClubWords } from "#components/club/club-words";
import { SeatRows } from "#components/club/seat-rows";
import { heldTwice, matched, type OpenSeason, openSeasons, type SeatChoice, seasonName } from "#components/club/seats";
import { sitDown } from "#components/club/sit-down";
import { sayTrouble } from "#components/club/use-change";
import { ChoiceRow } from "#components/ledger/choice-row";
import { useWords } from "#components/words/words";
import type { GameName } from "#lib/rules/rules";
import type { ClubView } from "#lib/season/views";
import { type Change, joinSeason } from "#lib/sheet/change";
import { nameKey } from "#lib/sheet/name";
import { clubsHere, look } from "#lib/sync/club";
import { thisPhone } from "#lib/sync/this-phone";

interface ClubChoice {
  /** Names of the club chosen, in place of those of earlier evenings; null while none is. */
  readonly players: readonly string[] | null;
  /** Which club; nothing on a phone that has none. */
  readonly choice: ReactNode;
  /** Whom the club knows at each seat, where a name is new to it. */
  readonly seats: ReactNode;
  readonly trouble: string | null;
  readonly busy: boolean;
  /** What the sheet's log begins with besides its opening. */
  sit(): Promise<{ ok: true; changes: Change[] } | { ok: false }>;
}

/** The season that a new sheet joins as it is opened, if any. */
export function useClubChoice(game: GameName, names: readonly string[]): ClubChoice {
  const words = useClubWords();
  const { lang } = useWords();
  const t = words.join;
  const views = useClubs();
  const [chosen, setChosen] = useState<string | null>(null);
  const [changed, setChanged] = useState<Readonly<Record<string, SeatChoice>>>({});
  const [trouble, setTrouble] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const seasons = openSeasons(views, game);
  const here = seasons.find(({ season }) => season.id === (chosen ?? askedSeason(seasons)));
  const choices = here ? names.map((name) => changed[nameKey(name)] ?? matched(here.view.club, name)) : [];
  const twice = heldTwice(names, choices);
  const isNew = choices.map((choice, seat) => !("player" in choice) || changed[nameKey(names[seat] as string)] !== undefined);

  async function sit() {
    if (!here) return { ok: true as const, changes: [] };
    if (twice) return { ok: false as const };
    setBusy(true);
    const place = { club: here.view.club.id, season: here.season.id };
    const seated = await sitDown(thisPhone(), place, names, choices);
    setBusy(false);
    setTrouble(seated.ok ? null : sayTrouble(seated, words, lang));
    return seated.ok ? { ok: true as const, changes: [joinSeason(seated.place)] } : { ok: false as const };
  }

  return {
    players: here ? here.view.club.players.filter(({ into, left }) => into === null && !left).map(({ name }) => name) : null,
    choice: seasons.length > 0 && (
      <ChoiceRow
        label={t.club}
        labelAbove
        layout="flow"
        choices={[
          { value: "", label: t.none },
          ...seasons.map((open) => ({ value: open.season.id, label: seasonName(open, seasons) })),
        ]}
        value={here?.season.id ?? ""}
        onChange={(next) => {
          setChosen(next);
          setTrouble(null);
        }}
      />
    ),
    seats: isNew.some(Boolean) && here && (
      <section aria-label={t.seats} className="pt-2">
        <p className="edge label">{t.newNeeds}</p>
        <SeatRows
          names={names.filter((_, seat) => isNew[seat])}
          players={here.view.club.players}
          choices={choices.filter((_, seat) => isNew[seat])}
          onChoice={(row, choice) => {
            const name = names.filter((_, seat) => isNew[seat])[row] as string;
            setChanged({ ...changed, [nameKey(name)]: choice });
          }}
        />
      </section>
    ),
    trouble: twice ? t.twice(twice) : trouble,
    busy,
    sit,
  };
}

/** The one that the address names, where a club's page led here. */
function askedSeason(seasons: readonly OpenSeason[]): string | null {
  if (seasons.length === 0) return null;
  const address = new URLSearchParams(location.search);
  const asked = seasons.find(
    ({ view, season }) => season.id === address.get("season") || (!address.has("season") && view.club.id === address.get("c")),
  );
  return asked?.season.id ?? null;
}

/** The games that the season asked for in the address counts; none where none is asked for. */
export async function askedGames(): Promise<readonly GameName[]> {
  const address = new URLSearchParams(location.search);
  if (!address.has("c") && !address.has("season")) return [];
  const seasons = openSeasons((await clubsHere(thisPhone()).catch(() => [])).map(({ view }) => view));
  const asked = askedSeason(seasons);
  return seasons.find(({ season }) => season.id === asked)?.season.counting.games ?? [];
}

/** As last seen on this phone, then as the server says. */
function useClubs(): readonly ClubView[] {
  const [views, setViews] = useState<readonly ClubView[]>([]);
  useEffect(() => {
    const phone = thisPhone();
    const read = () => clubsHere(phone).then((seen) => setViews(seen.map(({ view }) => view)));
    void read()
      .then(() => clubsHere(phone))
      .then((seen) => Promise.all(seen.map(({ path }) => look(phone, path).catch(() => {}))))
      .then(read)
      .catch(() => {});
  }, []);
  return views;
}
