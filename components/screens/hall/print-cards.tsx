import type { ReactNode } from "react";
import { useAnswer } from "#components/parts/door/use-answer";
import { Trouble } from "#components/parts/form/submit";
import { Qr } from "#components/parts/share/qr";
import { useSharing } from "#components/parts/share/use-sharing";
import { useWordsAnd, useWordsOf } from "#components/parts/words/words";
import { type Hall, startingChair } from "#lib/hall/hall";
import { standingsAfter } from "#lib/hall/hall-standings";
import { countTables } from "#lib/hall/next-seating";
import { nameAt } from "#lib/hall/table-sheet";
import { shownNumber } from "#lib/hall/teams";
import { itemAt } from "#lib/rules/item-at";
import { routeOf } from "#lib/shown/hall/route";
import { numeral } from "#lib/shown/sheet/numeral";
import { linkAddress } from "#lib/sync/sharing";
import { Licences, useLines } from "./hall-words";
import { Card, Cards } from "./print-head";

/** The code opens the hall on that table's page: whoever scans it at the table writes its sheet. */
export function TableCards({ hall }: { hall: Hall }) {
  const { lang, t } = useWordsAnd("hall");
  const troubles = useWordsOf("share");
  const { attempt, failed } = useSharing(hall.id);
  const links = useAnswer(
    () => attempt(async (asked) => ({ player: await asked.link("player"), viewer: await asked.link("viewer") })),
    [attempt],
  );
  // A card without its code is no use to a table.
  if (!links) return <Trouble text={failed && troubles[failed]} />;
  return (
    <Cards>
      <TableCard hall={hall} title={t.follow} look="text-sentence" hint={t.scanMine}>
        <Qr text={linkAddress(links.viewer, lang)} label={t.followWay} />
      </TableCard>
      {Array.from({ length: countTables(hall) }, (_, i) => {
        const title = t.tableOf(i + 1);
        const address = linkAddress(links.player, lang, `?t=${i + 1}`);
        return (
          <TableCard key={title} hall={hall} title={title} look="text-verdict" hint={t.scanTable}>
            <a href={address} aria-label={title}>
              <Qr text={address} label={title} />
            </a>
          </TableCard>
        );
      })}
    </Cards>
  );
}

interface CardProps {
  hall: Hall;
  title: string;
  look: string;
  hint: string;
  /** The code. */
  children: ReactNode;
}

/** The number is large enough to read from the next table, the code to scan at arm's length. */
const TableCard = ({ hall, title, look, hint, children }: CardProps) => (
  <Card hall={hall}>
    <div className="flex items-center justify-between gap-3 py-2">
      <p className={look}>{title}</p>
      <div className="w-[52mm] shrink-0">{children}</div>
    </div>
    <p className="label">{hint}</p>
  </Card>
);

export function EntrantCards({ hall }: { hall: Hall }) {
  const t = useWordsOf("hall");
  const lines = useLines(hall);
  return (
    <Cards>
      {hall.numbers.flatMap(({ number, holders }) => {
        const holder = holders.at(-1);
        if (!holder) return [];
        const { table, line } = startingChair(number);
        return (
          <Card key={number} hall={hall}>
            <p className="flex items-baseline justify-between gap-3">
              <span className="text-sentence">{holder.name}</span>
              <span className="text-title">{shownNumber(hall, number)}</span>
            </p>
            <p className="text-reason">{t.mine.go(table, itemAt(lines, line))}</p>
            <Licences of={holder} />
          </Card>
        );
      })}
    </Cards>
  );
}

/** One card for each player: where they go, and their points so far. */
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

interface PersonalProps {
  hall: Hall;
  number: number;
  name: string;
  balances: readonly (number | null)[];
}

/** In a duplicate, points do not add up from position to position. */
const figuresOf = ({ opening }: Hall) => (opening.duplicate ? [] : (["balance", "total"] as const));

function PersonalCard({ hall, number, name, balances }: PersonalProps) {
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

/** A row for each position: where the player sits, and the points until then. */
function RouteRows({ hall, number, balances }: Omit<PersonalProps, "name">) {
  const { lang, t } = useWordsAnd("hall");
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
