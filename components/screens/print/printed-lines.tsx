import type { ReactNode } from "react";
import { useGameFacts } from "#components/parts/season/game-facts";
import { useWordsAnd, useWordsOf } from "#components/parts/words/words";
import { sum } from "#lib/rules/lists";
import { nameIn } from "#lib/season/names/name-in";
import type { SeasonView } from "#lib/season/views";
import { presentIn } from "#lib/shown/season/matrix-names";
import { dayOf, shortDay } from "#lib/shown/season/say-number";
import { Value } from "./printed-value";

export function PrintedPrimes({ view }: { view: SeasonView }) {
  const s = useWordsOf("season");
  const say = useGameFacts();
  const { primes, chelems } = view.tables;
  const players = presentIn(view, [...primes, ...chelems]);
  const lines = players.map(({ id, name }) => ({
    key: id,
    said: name,
    more: [
      ...primes.filter(({ player }) => player === id).map(({ game, prime, n }) => `${say.prime(game, prime)} ×\u00a0${n}`),
      ...chelems.filter(({ player }) => player === id).map(({ made, missed }) => s.chelems(made, missed)),
    ].join(", "),
    value: <Value value={sum(primes.map(({ player, points }) => (player === id ? points : 0)))} kind="change" />,
  }));
  return <LinesPart title={s.primes} lines={lines} />;
}

export function Records({ view }: { view: SeasonView }) {
  const { lang, t: s } = useWordsAnd("season");
  const records = view.history?.records ?? [];
  const lines = records.map(({ kind, player, value, evening, day, to }) => ({
    key: `${kind} ${player} ${evening}`,
    said: s.record[kind],
    more: `${nameIn(view, player)}, ${to ? s.recordTo(shortDay(day, lang), shortDay(to.day, lang)) : s.recordOn(dayOf(day, lang))}`,
    value: kind.endsWith("-streak") ? value : <Value value={value} kind="change" />,
  }));
  return <LinesPart title={s.records} lines={lines} />;
}

export function PrintedAdjustments({ view }: { view: SeasonView }) {
  const { lang, t: s } = useWordsAnd("season");
  const made = view.adjustments.filter(({ withdrawn }) => !withdrawn);
  const lines = made.map(({ event, at, player, points, reason }) => ({
    key: event,
    said: nameIn(view, player),
    more: `${reason}, ${dayOf(at, lang)}`,
    value: <Value value={points} kind="change" />,
  }));
  return <LinesPart title={s.adjustments} note={s.adjustmentsNote} lines={lines} />;
}

export function Late({ view }: { view: SeasonView }) {
  const { lang, t: s } = useWordsAnd("season");
  const { correctionDays } = view.season.counting;
  const lines = view.late.map(({ event, player, points, deal, day, at }) => ({
    key: `${event} ${player}`,
    said: s.lateLine(nameIn(view, player), deal, dayOf(day, lang)),
    more: dayOf(at, lang),
    value: <Value value={points} kind="change" />,
  }));
  return <LinesPart title={s.late} note={correctionDays === null ? undefined : s.lateNote(correctionDays)} lines={lines} />;
}

export function PrintedPart({ title, note, children }: { title: string; note?: string | undefined; children: ReactNode }) {
  return (
    <section className="whole pb-[1.6em]">
      <h2 className="pb-[0.3em] text-[1.2em]">{title}</h2>
      {children}
      {note && <p className="small pt-[0.4em] italic">{note}</p>}
    </section>
  );
}

interface LinesProps {
  title: string;
  note?: string | undefined;
  lines: readonly { key: string; said: ReactNode; more: ReactNode; value: ReactNode }[];
}

/** Names and figures, one to a line; nothing if there are none. */
const LinesPart = ({ title, note, lines }: LinesProps) =>
  lines.length > 0 && (
    <PrintedPart title={title} note={note}>
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
    </PrintedPart>
  );
