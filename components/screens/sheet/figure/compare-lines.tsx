// This folder: a figure explained.
import { useWordsOf } from "#components/parts/words/words";
import { itemAt } from "#lib/rules/item-at";
import "../../../parts/ledger/ledger.css";
import { Dash, Figure } from "#components/parts/ledger/figure";
import type { Line, Points, Seat } from "#lib/rules/rules";
import { type GameWords, type Name, sayOwnLine } from "#lib/rules/words/words";
import type { Pair } from "#lib/sheet/compare";
import { concerns } from "#lib/shown/sheet/figure";

/** The heads of the two columns. */
export type Heads = readonly [string, string];
type BothScores = readonly [readonly Points[], readonly Points[] | undefined];
interface LinesProps {
  pairs: readonly Pair[];
  heads: Heads;
  seat: Seat;
  own: GameWords;
  name: Name;
  totals: BothScores;
}

/** One player's sum under both rules; lines that differ are marked by a sign. */
export function CompareLines({ pairs, heads, seat, own, name, totals }: LinesProps) {
  const t = useWordsOf("compare");
  const say = (line: Line | null) => (line && concerns(line, seat) ? sayOwnLine(own, line, name, seat) : null);
  const rows = pairs.map(({ here, there }) => [say(here), say(there)] as const).filter(([a, b]) => a ?? b);
  return (
    <table className="lines">
      <caption className="sr-only">{t.title}</caption>
      <Head first={t.alike.heads.line} heads={heads} />
      <tbody>
        {rows.map(([here, there], i) => {
          const differs = here?.value !== there?.value || here?.calc !== there?.calc;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a derivation is read in its order
            <tr key={i} className={differs ? "" : "text-ink2"}>
              <th scope="row" className="h-11 border-rule border-b py-1 pl-(--left) text-left text-[1rem]/[1.25rem] font-normal">
                {(here ?? there)?.label} {differs && <Differs />}
              </th>
              {[here, there].map((said, side) => (
                <td key={heads[side]} className="border-rule border-b pl-3 text-right text-figure last:pr-(--right)">
                  {said ? <Figure value={said.value} /> : <Dash />}
                  {differs && said?.calc && <span className="block text-running text-ink2">{said.calc}</span>}
                </td>
              ))}
            </tr>
          );
        })}
        <Totals label={t.total(name(seat))} {...{ heads, seat, totals }} />
      </tbody>
    </table>
  );
}

function Totals({ label, heads, seat, totals }: Pick<LinesProps, "heads" | "seat" | "totals"> & { label: string }) {
  return (
    <tr>
      <th
        scope="row"
        className="double-rule h-[50px] border-stroke border-t pl-(--left) text-left text-[1rem]/[1.25rem] font-normal"
      >
        {label} {totals[0][seat] !== totals[1]?.[seat] && <Differs />}
      </th>
      {totals.map((scores, side) => (
        <td key={heads[side]} className="double-rule border-stroke border-t pl-3 text-right text-[1.375rem] last:pr-(--right)">
          {scores ? <Figure value={itemAt(scores, seat)} /> : <Dash />}
        </td>
      ))}
    </tr>
  );
}

function Differs() {
  const t = useWordsOf("compare");
  return (
    <>
      <span aria-hidden>≠</span>
      <span className="sr-only">, {t.differs}</span>
    </>
  );
}

function Head({ first, heads }: { first: string; heads: Heads }) {
  return (
    <thead>
      <tr className="label text-corner align-bottom">
        <th scope="col" className="double-rule pb-1 pl-(--left) text-left font-normal">
          {first}
        </th>
        {heads.map((head) => (
          <th key={head} scope="col" className="double-rule w-[27%] pb-1 pl-3 text-right font-normal last:pr-(--right)">
            {head}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** The other players' figures. */
export function Everyone({ heads, names, scores }: { heads: Heads; names: readonly string[]; scores: BothScores }) {
  const t = useWordsOf("compare");
  return (
    <table className="lines mt-6">
      <caption className="sr-only">{t.everyone}</caption>
      <Head first={t.everyone} heads={heads} />
      <tbody>
        {names.map((name, seat) => (
          <tr key={name}>
            <th scope="row" className="h-9 border-rule border-b pl-(--left) text-left text-choice font-normal">
              {name}
            </th>
            {scores.map((column, side) => (
              <td key={heads[side]} className="border-rule border-b text-right text-figure last:pr-(--right)">
                {column ? <Figure value={itemAt(column, seat)} /> : <Dash />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
