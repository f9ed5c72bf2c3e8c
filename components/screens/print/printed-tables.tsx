import type { ReactNode } from "react";
import { NameHead } from "#components/parts/print/name-head";
import { Value } from "#components/parts/print/printed-sheet";
import { useGameFacts } from "#components/parts/season/game-facts";
import { presentIn } from "#components/parts/season/season-tables";
import { useWords } from "#components/parts/words/words";
import { useWordsOf } from "#components/parts/words/words-of";
import type { PlayerId } from "#lib/season/club-event";
import type { ContractRow, SeasonView } from "#lib/season/views";
import { fitNames } from "#lib/shown/names/fit-names";
import { widthOf } from "#lib/shown/plot/width";
import { dayOf, shortDay } from "#lib/shown/season/say-number";
import { TURNED_ROOM } from "./printed-evenings";

interface Props {
  view: SeasonView;
}

const nameIn = (view: SeasonView, id: PlayerId): string => view.players.find((player) => player.id === id)?.name ?? "";

interface Pair {
  player: PlayerId;
  other: PlayerId;
  text: string;
}

const playersOf = (pairs: readonly { player: PlayerId; other?: PlayerId; partner?: PlayerId }[]): Set<PlayerId> =>
  new Set(pairs.flatMap(({ player, other, partner }) => [player, other ?? partner ?? player]));

/** What the season's page shows under its curve. */
export function PrintedTables({ view }: Props) {
  const s = useWordsOf("season");
  const { partners, met } = view.tables;
  const across = Math.max(...[partners, met].map((pairs) => playersOf(pairs).size));
  return (
    <>
      <div className={`next-page ${across > MOST_IN_HALF ? "" : "side-by-side"}`}>
        <Matrix
          view={view}
          title={s.partners}
          note={s.partnersNote}
          pairs={partners.map(({ player, partner, n, made }) => ({ player, other: partner, text: `${made}/${n}` }))}
        />
        <Matrix
          view={view}
          title={s.met}
          note={s.metNote}
          pairs={met.map(({ player, other, n, ahead }) => ({ player, other, text: `${ahead}/${n}` }))}
        />
      </div>
      <div className="tables">
        <Contracts view={view} />
        <Records view={view} />
        <Primes view={view} />
        <Adjustments view={view} />
        <Late view={view} />
      </div>
    </>
  );
}

function Part({ title, note, children }: { title: string; note?: string | undefined; children: ReactNode }) {
  return (
    <section className="whole pb-[1.6em]">
      <h2 className="pb-[0.3em] text-[1.2em]">{title}</h2>
      {children}
      {note && <p className="small pt-[0.4em] italic">{note}</p>}
    </section>
  );
}

/** Half a page holds a table of so many. */
const MOST_IN_HALF = 10;

function Matrix({ view, title, note, pairs }: Props & { title: string; note: string; pairs: readonly Pair[] }) {
  const s = useWordsOf("season");
  const players = presentIn(view, playersOf(pairs));
  if (pairs.length === 0) return null;
  const heads = fitNames(
    players.map(({ name }) => name),
    TURNED_ROOM,
    widthOf,
  );
  const cellOf = (row: PlayerId, column: PlayerId) => pairs.find(({ player, other }) => player === row && other === column)?.text;
  return (
    <Part title={title} note={note}>
      <table className="text-[0.92em]">
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{s.player}</span>
            </th>
            {players.map(({ id, name }, at) => (
              <NameHead key={id} name={name} turned fitted={{ names: heads, at }} />
            ))}
          </tr>
        </thead>
        <tbody>
          {players.map((player) => (
            <tr key={player.id}>
              <th scope="row">{player.name}</th>
              {players.map(({ id }) => (
                <td key={id} className="figure">
                  {id === player.id ? "" : (cellOf(player.id, id) ?? "–")}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Part>
  );
}

function Contracts({ view }: Props) {
  const s = useWordsOf("season");
  const say = useGameFacts();
  const { contracts } = view.tables;
  if (contracts.length === 0) return null;
  const kinds = [...new Map(contracts.map((row) => [`${row.game} ${row.contract}`, row])).values()].sort(
    (a, b) => say.order(a.game, a.contract) - say.order(b.game, b.contract),
  );
  const rowOf = (player: PlayerId, kind: ContractRow) =>
    contracts.find((row) => row.player === player && row.game === kind.game && row.contract === kind.contract);
  return (
    <Part title={s.contracts} note={s.contractsNote}>
      <table>
        <thead>
          <tr className="small italic">
            <th scope="col">
              <span className="sr-only">{s.player}</span>
            </th>
            {kinds.map((kind) => (
              <th key={`${kind.game} ${kind.contract}`} scope="col" className="figure">
                {say.contract(kind.game, kind.contract)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {presentIn(view, new Set(contracts.map(({ player }) => player))).map((player) => (
            <tr key={player.id}>
              <th scope="row">{player.name}</th>
              {kinds.map((kind) => {
                const row = rowOf(player.id, kind);
                return (
                  <td key={`${kind.game} ${kind.contract}`} className="figure">
                    {row ? (
                      <>
                        {row.made}/{row.n}{" "}
                        <span className="small">
                          <Value value={row.points} kind="change" />
                        </span>
                      </>
                    ) : (
                      "–"
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Part>
  );
}

/** Names and figures, a line each. */
function Lines({ lines }: { lines: readonly { key: string; said: ReactNode; more?: ReactNode; value: ReactNode }[] }) {
  return (
    <table className="border-black border-t">
      <tbody>
        {lines.map(({ key, said, more, value }) => (
          <tr key={key}>
            <th scope="row">
              {said} {more && <span className="small italic">{more}</span>}
            </th>
            <td className="figure">{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Primes({ view }: Props) {
  const s = useWordsOf("season");
  const say = useGameFacts();
  const { primes, chelems } = view.tables;
  const players = presentIn(view, new Set([...primes, ...chelems].map(({ player }) => player)));
  if (players.length === 0) return null;
  const lines = players.map(({ id, name }) => ({
    key: id,
    said: name,
    more: [
      ...primes.filter(({ player }) => player === id).map(({ game, prime, n }) => `${say.prime(game, prime)} ×\u00a0${n}`),
      ...chelems.filter(({ player }) => player === id).map(({ made, missed }) => s.chelems(made, missed)),
    ].join(", "),
    value: (
      <Value value={primes.filter(({ player }) => player === id).reduce((sum, { points }) => sum + points, 0)} kind="change" />
    ),
  }));
  return (
    <Part title={s.primes}>
      <Lines lines={lines} />
    </Part>
  );
}

function Records({ view }: Props) {
  const { lang } = useWords();
  const s = useWordsOf("season");
  const records = view.history?.records ?? [];
  if (records.length === 0) return null;
  const lines = records.map(({ kind, player, value, evening, day, to }) => ({
    key: `${kind} ${player} ${evening}`,
    said: s.record[kind],
    more: `${nameIn(view, player)}, ${to ? s.recordTo(shortDay(day, lang), shortDay(to.day, lang)) : s.recordOn(dayOf(day, lang))}`,
    value: kind.endsWith("-streak") ? value : <Value value={value} kind="change" />,
  }));
  return (
    <Part title={s.records}>
      <Lines lines={lines} />
    </Part>
  );
}

function Adjustments({ view }: Props) {
  const { lang } = useWords();
  const s = useWordsOf("season");
  const made = view.adjustments.filter(({ withdrawn }) => !withdrawn);
  if (made.length === 0) return null;
  const lines = made.map(({ event, at, player, points, reason }) => ({
    key: event,
    said: nameIn(view, player),
    more: `${reason}, ${dayOf(at.slice(0, 10), lang)}`,
    value: <Value value={points} kind="change" />,
  }));
  return (
    <Part title={s.adjustments} note={s.adjustmentsNote}>
      <Lines lines={lines} />
    </Part>
  );
}

function Late({ view }: Props) {
  const { lang } = useWords();
  const s = useWordsOf("season");
  const { correctionDays } = view.season.counting;
  if (view.late.length === 0) return null;
  const lines = view.late.map(({ event, player, points, deal, day, at }) => ({
    key: `${event} ${player}`,
    said: s.lateLine(nameIn(view, player), deal, dayOf(day, lang)),
    more: dayOf(at.slice(0, 10), lang),
    value: <Value value={points} kind="change" />,
  }));
  return (
    <Part title={s.late} note={correctionDays === null ? undefined : s.lateNote(correctionDays)}>
      <Lines lines={lines} />
    </Part>
  );
}
