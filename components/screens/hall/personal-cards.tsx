import { useWords, useWordsOf } from "#components/parts/words/words";
import type { Hall } from "#lib/hall/hall";
import { standingsAfter } from "#lib/hall/hall-standings";
import { nameAt } from "#lib/hall/table-sheet";
import { shownNumber } from "#lib/hall/teams";
import { itemAt } from "#lib/rules/item-at";
import { routeOf } from "#lib/shown/hall/route";
import { numeral } from "#lib/shown/sheet/numeral";
import { Card, Cards } from "./print-head";
import { useLines } from "./use-lines";

/** One a player: where they go, and their points as they come. */
export function PersonalCards({ hall }: { hall: Hall }) {
  const lines = standingsAfter(hall, hall.positions.length);
  return (
    <Cards>
      {hall.numbers.map(({ number }) => {
        const name = nameAt(hall, Math.max(1, hall.positions.length), number);
        const mine = lines.find(({ entrant }) => entrant === number);
        return name && <PersonalCard key={number} hall={hall} number={number} name={name} balances={mine?.balances ?? []} />;
      })}
    </Cards>
  );
}

const HEAD = "label w-16 border-rule border-l text-right font-normal";

interface CardProps {
  hall: Hall;
  number: number;
  name: string;
  balances: readonly (number | null)[];
}

/** A duplicate has no points that run on from position to position. */
const figuresOf = ({ opening }: Hall) => (opening.duplicate ? [] : (["balance", "total"] as const));

function PersonalCard({ hall, number, name, balances }: CardProps) {
  const t = useWordsOf("hall");
  const figures = figuresOf(hall);
  return (
    <Card hall={hall}>
      <p className="flex items-baseline justify-between gap-3">
        <span className="text-reason">{name}</span>
        <span className="shrink-0 text-reason">{t.number(shownNumber(hall, number))}</span>
      </p>
      <table className="w-full">
        <thead>
          <tr className="border-rule border-b">
            <td className="w-22" />
            <td />
            {figures.map((figure) => (
              <th key={figure} scope="col" className={HEAD}>
                {t.paper[figure]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <RouteRows hall={hall} number={number} balances={balances} />
        </tbody>
      </table>
    </Card>
  );
}

/** Position by position, where they sit and what they have by then. */
function RouteRows({ hall, number, balances }: Omit<CardProps, "name">) {
  const { lang } = useWords();
  const t = useWordsOf("hall");
  const lines = useLines(hall);
  let total = 0;
  return routeOf(hall, number).map((at, i) => {
    const points = balances[i] ?? null;
    if (points !== null) total += points;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: positions are their numbers
      <tr key={i} className="h-7 border-rule border-b">
        <th scope="row" className="text-left font-normal">
          {t.position(i + 1)}
        </th>
        <td className="label">{at && t.seatOf(at[0], itemAt(lines, at[1]))}</td>
        {figuresOf(hall).map((figure) => (
          <td key={figure} className="w-16 border-rule border-l text-right">
            {points === null ? "" : figure === "balance" ? numeral(points, "change", lang) : numeral(total, "total", lang)}
          </td>
        ))}
      </tr>
    );
  });
}
