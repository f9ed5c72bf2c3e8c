"use client";
import { Suspense, useState } from "react";
import { later } from "#components/parts/broken/later";
import { soonest } from "#components/parts/broken/soon";
import { useAddress } from "#components/parts/door/address";
import { type AtDoor, Cover, DoorPage, DoorState, useDoor } from "#components/parts/door/door";
import { useHash } from "#components/parts/door/hash";
import { Column, useTitle } from "#components/parts/page/page";
import { RuledSection } from "#components/parts/page/ruled-section";
import { TopBar } from "#components/parts/page/top-bar";
import { QuietButton, QuietLink } from "#components/parts/press/buttons";
import { useGameFacts } from "#components/parts/season/game-facts";
import { PlayerMark } from "#components/parts/season/player-mark";
import { useGames } from "#components/parts/words/game-words";
import { useWords, useWordsAnd, useWordsOf, warmWords } from "#components/parts/words/words";
import { nameIn } from "#lib/season/names/name-in";
import type { AttendedEvening, PlayerView } from "#lib/season/views";
import { COUNTED, type InSeason, playerAddress, seasonAddress, whereOf } from "#lib/shown/addresses/addresses";
import { DUEL } from "#lib/shown/season/duel";
import { ANY, isAny, matching, rowsOver } from "#lib/shown/season/player-filter";
import { figureRows, type PlayerFigure } from "#lib/shown/season/player-rows";
import { counted } from "#lib/shown/season/say-number";
import { doorOf } from "#lib/sync/doors";
import { CountedSection } from "./counted-section";
import { FigureLine } from "./figure-line";
import { FigureLink, Tally } from "./figure-link";
import { type Older, OlderButton, useOlder } from "./older";

warmWords("door", "season", "portrait");

// Loaded with the page itself: parts below wait for them, so that nothing moves later.
const Portrait = later(soonest(() => import("./portrait").then((module) => module.Portrait)));
const PlayerFilter = later(soonest(() => import("./player-filter").then((module) => module.PlayerFilter)));
const Career = later(() => import("./portrait").then((module) => module.Career));
const DuelPage = later(() => import("./duel-page").then((module) => module.DuelPage));

/** One player's season: every figure opens to the evenings it is the sum of. */
export function PlayerScreen() {
  const { lang, t } = useWordsAnd("door");
  const [club, season, player] = [useAddress("c"), useAddress("s"), useAddress("p")];
  const at = useDoor(club && season && player ? doorOf.player(club, season, player) : null);
  const href = club && season ? seasonAddress({ lang, club, season }) : `/${lang}`;
  return (
    <DoorPage at={at} asks={[club, season, player]} back={{ href, label: club ? t.alike.back.season : t.alike.back.sheets }}>
      {(view) => <PlayerPage view={view} where={whereOf(lang, view)} at={at} />}
    </DoorPage>
  );
}

function PlayerPage({ view, where, at }: InSeason<PlayerView> & { at: AtDoor<PlayerView> }) {
  const t = useWordsOf("season");
  const { opening } = useWordsOf("door");
  useGames(view.season.counting.games);
  useTitle(`${view.player.name}, ${view.season.name}`);
  const [open, setOpen] = useHash();
  const [filter, setFilter] = useState(ANY);
  const older = useOlder(view, (before) => doorOf.player(where.club, where.season, view.player.id, before));
  const evenings = matching(older.evenings, filter);
  const rows = isAny(filter) ? figureRows(view) : rowsOver(figureRows(view), evenings);
  const asksSum = open === COUNTED || (open === "points" && !rows.some(({ part }) => part === open));
  if (open.startsWith(DUEL))
    return (
      <Suspense fallback={<Cover text={opening} />}>
        <DuelPage {...{ view, where, older }} other={open.slice(DUEL.length)} onBack={() => setOpen("")} />
      </Suspense>
    );
  return (
    <Column className="pb-10">
      <TopBar
        left={<QuietLink href={seasonAddress(where)}>{t.alike.back.season}</QuietLink>}
        right={<QuietButton onClick={() => window.print()}>{t.alike.press.print}</QuietButton>}
      />
      <PlayerHead view={view} />
      <DoorState at={at} />
      {view.standing === null && <p className="edge text-reason">{t.playerPage.empty}</p>}
      <Suspense>
        <Portrait view={view} where={where} />
        <CountedSection view={view} where={where} older={older} asked={asksSum} />
        <PlayerFilter view={{ ...view, evenings: older.evenings }} filter={filter} onFilter={setFilter} />
        {!isAny(filter) && <Filtered evenings={evenings.length} of={older.evenings.length} isPartial={older.more !== null} />}
        <Figures {...{ view, where, rows, evenings, open, setOpen }} />
        <CalledBy view={view} where={where} />
        {older.more && <Partial older={older} />}
        <Career view={view} where={where} />
      </Suspense>
    </Column>
  );
}

/** Shown if there are evenings before the loaded ones. */
function Partial({ older }: { older: Older<unknown> }) {
  return (
    <div className="edge pt-4">
      <p className="label">{useWordsOf("season").playerPage.partial}</p>
      <OlderButton older={older} />
    </div>
  );
}

/** The player, their total, and their place. */
function PlayerHead({ view: { player, standing, season, club, decimals } }: { view: PlayerView }) {
  const { lang } = useWords();
  const { eveningPage, place, playerPage: t } = useWordsOf("season");
  return (
    <header className="edge flex items-end justify-between gap-4 pb-2">
      <div>
        <h1 className="flex items-center gap-3 text-title broad:text-spread">
          <PlayerMark mark={player.mark} nth={player.nth} size={18} />
          {player.name}
        </h1>
        <p className="label">{eveningPage.of(club.name, season.name)}</p>
      </div>
      {standing && (
        <p className="text-right">
          <span className={`block text-total ${standing.value < 0 ? "text-neg" : ""}`}>
            {counted(standing.value, season.counting.by, lang, decimals)}
          </span>
          <span className="label whitespace-nowrap">{standing.rank === null ? t.unranked : place(standing.rank)}</span>
          {standing.counted < (standing.figures.evenings ?? 0) && (
            <span className="label block">{t.counts(standing.counted, standing.figures.evenings ?? 0)}</span>
          )}
        </p>
      )}
    </header>
  );
}

interface FiguresProps extends InSeason<PlayerView> {
  rows: readonly PlayerFigure[];
  evenings: readonly AttendedEvening[];
  /** The name of the open figure. */
  open: string;
  setOpen: (part: string) => void;
}

/** The figures, in groups; each opens to the evenings it is the sum of. */
function Figures({ view, where, rows, evenings, open, setOpen }: FiguresProps) {
  const t = useWordsOf("season");
  const say = useGameFacts();
  const order = ({ game, about }: PlayerFigure) => (game ? say.order(game, about) : 0);
  const groups = [
    ["points", t.points],
    ["roles", t.roleTitle],
    ["contracts", t.alike.heads.contracts],
    ["with", t.partners],
    ["met", t.met],
    ["primes", t.primes],
    ["chelems", t.playerPage.chelem],
  ] as const;
  return groups.map(([group, title]) => {
    const own = rows.filter((row) => row.group === group);
    if (group === "contracts") own.sort((a, b) => order(a) - order(b));
    return (
      own.length > 0 && (
        <RuledSection key={group} title={title} head="first-letter:uppercase">
          <ul>
            {own.map((row) => (
              <FigureLine
                key={`${row.part} ${row.game}`}
                {...{ view, where, row, evenings }}
                open={open === row.part}
                onToggle={() => setOpen(open === row.part ? "" : row.part)}
              />
            ))}
          </ul>
        </RuledSection>
      )
    );
  });
}

/** How many evenings the figures below cover, with a caution if they are few. */
function Filtered({ evenings, of, isPartial }: { evenings: number; of: number; isPartial: boolean }) {
  const t = useWordsOf("portrait").filter;
  return (
    <p role="status" className="edge pt-2 label">
      {t.shown(evenings, of)} {evenings > 0 && evenings < FEW && t.few} {isPartial && t.partial}
    </p>
  );
}

/** With fewer evenings, a caution is shown. */
const FEW = 5;

/** Figures of the players who call this one, linked to their pages. */
function CalledBy({ view, where }: InSeason<PlayerView>) {
  const t = useWordsOf("season");
  const { player, tables } = view;
  const calls = tables.partners.filter((row) => row.partner === player.id);
  if (calls.length === 0) return null;
  return (
    <RuledSection title={t.playerPage.calledBy}>
      <ul>
        {calls.map((row) => (
          <FigureLink
            key={row.player}
            href={playerAddress(where, row.player, `with.${player.id}`)}
            label={nameIn(view, row.player)}
          >
            <Tally {...row} good={row.made} />
          </FigureLink>
        ))}
      </ul>
    </RuledSection>
  );
}
