import { Column } from "#components/parts/page/page";
import { RuledSection } from "#components/parts/page/ruled-section";
import { TopBar } from "#components/parts/page/top-bar";
import { QuietButton, QuietLink } from "#components/parts/press/buttons";
import { PlayerMark } from "#components/parts/season/player-mark";
import { useWords, useWordsOf } from "#components/parts/words/words";
import type { PlayerId } from "#lib/season/club/club-event";
import type { AttendedEvening, PlayerView } from "#lib/season/views";
import { type InSeason, playerAddress, type Where } from "#lib/shown/addresses/addresses";
import { barsOf, duelOf } from "#lib/shown/season/duel";
import { FEWEST } from "#lib/shown/season/portrait";
import { eveningsIn } from "#lib/shown/season/say-number";
import { numeral } from "#lib/shown/sheet/numeral";
import { Bars } from "./bars";
import { FigureLines, FigureLink, SideFigure, Tally } from "./figure-link";
import { type Older, OlderButton } from "./older";

interface Props extends InSeason<PlayerView> {
  other: PlayerId;
  older: Older<AttendedEvening>;
  onBack: () => void;
}

/** Two people of a season: who finishes ahead at their table, by how much, and what they make of calling each other. */
export function DuelPage({ view, where, other: id, older, onBack }: Props) {
  const season = useWordsOf("season");
  const t = useWordsOf("portrait").duel;
  const { player, players } = view;
  const other = players.find((one) => one.id === id);
  const duel = duelOf({ ...view, evenings: older.evenings }, id);
  return (
    <Column className="pb-10">
      <TopBar left={<QuietButton onClick={onBack}>{t.back(player.name)}</QuietButton>} />
      <header className="edge pb-2">
        <h1 className="flex flex-wrap items-center gap-x-3 text-title broad:text-spread">
          <Named player={player} />
          <span className="label text-[1em]">{t.and}</span>
          {other && <Named player={other} />}
        </h1>
        <p className="label">{season.eveningPage.of(view.club.name, view.season.name)}</p>
      </header>
      {!duel || !other ? (
        <p className="edge text-reason">{t.never}</p>
      ) : (
        <>
          <Ahead duel={duel} player={player} other={other} />
          <Calling duel={duel} player={player} other={other} where={where} />
          <RuledSection title={t.evenings}>
            <Evenings evenings={duel.evenings} lineOf={eveningsIn(older.evenings, where)} />
            <div className="edge">
              <OlderButton older={older} />
              <QuietLink href={playerAddress(where, id)}>{t.other(other.name)}</QuietLink>
            </div>
          </RuledSection>
        </>
      )}
    </Column>
  );
}

type Duel = NonNullable<ReturnType<typeof duelOf>>;
type Someone = PlayerView["players"][number];

const Named = ({ player }: { player: Someone }) => (
  <span className="inline-flex max-w-full items-center gap-3">
    <PlayerMark mark={player.mark} nth={player.nth} size={18} />
    <span className="min-w-0">{player.name}</span>
  </span>
);

interface DuelProps {
  duel: Duel;
  player: Someone;
  other: Someone;
  where: Where;
}

/** Who finishes before whom, how often and by how much. */
function Ahead({ duel, player, other }: Omit<DuelProps, "where">) {
  const { lang } = useWords();
  const t = useWordsOf("portrait").duel;
  const bars = barsOf(duel);
  return (
    <>
      <div className="edge">
        <p className="pt-2 text-choice">{t.ahead(player.name, duel.ahead, duel.n)}</p>
        <p className="pt-1 text-choice">{t.gap(player.name, other.name, duel.gap, numeral(Math.abs(duel.gap), "total", lang))}</p>
        {duel.n < FEWEST.met && <p className="label pt-1">{t.few}</p>}
      </div>
      {bars.length > 0 && (
        <figure className="edge pt-4">
          <figcaption className="pb-2 text-sentence">{t.bars}</figcaption>
          <Bars evenings={bars} />
        </figure>
      )}
    </>
  );
}

/** Each player's results of calling the other. */
function Calling({ duel, player, other, where }: DuelProps) {
  const t = useWordsOf("portrait").duel;
  if (!duel.calls && !duel.called) return null;
  return (
    <FigureLines title={t.calling}>
      {[
        { row: duel.calls, from: player, to: other },
        { row: duel.called, from: other, to: player },
      ].map(
        ({ row, from, to }) =>
          row && (
            <FigureLink key={from.id} href={playerAddress(where, from.id, `with.${to.id}`)} label={t.calls(from.name, to.name)}>
              <Tally {...row} good={row.made} />
            </FigureLink>
          ),
      )}
    </FigureLines>
  );
}

function Evenings({ evenings, lineOf }: { evenings: Duel["evenings"]; lineOf: ReturnType<typeof eveningsIn> }) {
  const t = useWordsOf("portrait").duel;
  return (
    <ol>
      {evenings.map((one) => (
        <FigureLink key={one.evening} {...lineOf(one)}>
          <span className="label">{one.ahead ? t.first : ""}</span>
          <SideFigure value={one.gap} />
        </FigureLink>
      ))}
    </ol>
  );
}
