import type { ReactNode } from "react";
import { Figure } from "#components/parts/ledger/figure";
import { useWordsOf } from "#components/parts/words/words";
import { boardStandings } from "#lib/hall/board-standings";
import { chairIn, type Hall, isOfMatch, seatingOf } from "#lib/hall/hall";
import { standingsAfter } from "#lib/hall/hall-standings";
import { nextPosition } from "#lib/hall/next-seating";
import { nameAt } from "#lib/hall/table-sheet";
import { shownNumber, teamPlaces } from "#lib/hall/teams";
import { itemAt } from "#lib/rules/item-at";
import { commas } from "#lib/rules/lists";
import { whereabouts } from "#lib/shown/hall/whereabouts";
import { HallSection } from "./hall-section";
import { useHallWords, useLines } from "./hall-words";

/** A player's percentage or match points so far, and both places. */
function BoardCard({ hall, number, after }: { hall: Hall; number: number; after: number }) {
  const { t, boards } = useHallWords();
  const standings = boardStandings(hall, after);
  const mine = standings.find(({ entrant }) => entrant === number);
  if (!mine || mine.overall === null) return null;
  const isPercent = !isOfMatch(hall);
  return (
    <HallSection title={t.mine.card}>
      <p className="edge flex items-baseline justify-between gap-4 pt-2">
        <span className="text-choice">{t.mine.place(mine.rank, standings.length)}</span>
        <span className="text-figure">{isPercent ? boards.percent(mine.overall) : boards.points(mine.overall)}</span>
      </p>
      {isPercent && (
        <p className="edge label pb-1">
          {commas(
            `${boards.orders.general} ${mine.rank}`,
            `${boards.orders.alternate} ${mine.alternate}`,
            mine.attack !== null && `${boards.attack} ${boards.percent(mine.attack)}`,
            mine.defence !== null && `${boards.defence} ${boards.percent(mine.defence)}`,
          )}
        </p>
      )}
    </HallSection>
  );
}

/** Where to go now, and one's points so far. */
export function OwnCard({ hall, number, after }: { hall: Hall; number: number; after: number }) {
  const t = useWordsOf("hall");
  const lines = useLines(hall);
  const name = nameAt(hall, Math.max(1, hall.positions.length), number);
  const { where, others, planned } = whereabouts(hall, number);
  return (
    <>
      <section aria-label={name} className="edge border-stroke border-t pt-3">
        <p className="text-choice">
          <bdi>{name}</bdi> <span className="label">{t.number(shownNumber(hall, number))}</span>
        </p>
        <p className="text-verdict">{where ? t.mine.go(where.table, itemAt(lines, where.line)) : t.mine.out}</p>
        {others.length > 0 && (
          <p className="text-prose text-ink2">
            {t.mine.with(others.map((seat) => nameAt(hall, hall.positions.length, seat)).join(", "))}
          </p>
        )}
        {planned && (
          <p className="label pt-1">{t.mine.planned(nextPosition(hall), planned.table, itemAt(lines, planned.line))}</p>
        )}
      </section>
      {after > 0 && hall.opening.duplicate && <BoardCard hall={hall} number={number} after={after} />}
      {after > 0 && !hall.opening.duplicate && <PointsCard hall={hall} number={number} after={after} />}
    </>
  );
}

const PointsRow = ({ points, children }: { points: number | null; children: ReactNode }) => (
  <li className="edge flex min-h-11 items-center justify-between gap-4 border-rule border-b">
    <span>{children}</span>
    <Figure value={points} className="text-figure" />
  </li>
);

/** One's points, position by position, and one's place. */
function PointsCard({ hall, number, after }: { hall: Hall; number: number; after: number }) {
  const t = useWordsOf("hall");
  const names = useLines(hall);
  const lines = standingsAfter(hall, after);
  const mine = lines.find(({ entrant }) => entrant === number);
  const teams = teamPlaces(hall, after);
  const team = teams.find((one) => one.team.includes(number));
  if (!mine) return null;
  return (
    <HallSection title={t.mine.card}>
      <p className="edge flex items-baseline justify-between gap-4 pt-2">
        <span className="text-choice">{t.mine.place(mine.rank, lines.length)}</span>
        <Figure value={mine.total} kind="total" className="text-figure" />
      </p>
      {team && (
        <p className="edge flex items-baseline justify-between gap-4 pb-1">
          <span className="label">{t.mine.team(team.rank, teams.length)}</span>
          <Figure value={team.total} kind="total" />
        </p>
      )}
      <ul>
        {mine.balances.map((points, i) => {
          const position = hall.positions[i];
          const there = position && chairIn(seatingOf(position), number);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: positions are their numbers
            <PointsRow key={i} points={points}>
              {t.position(i + 1)} <span className="label">{there && t.seatOf(there.table, itemAt(names, there.line))}</span>
            </PointsRow>
          );
        })}
        {mine.penalties > 0 && <PointsRow points={-mine.penalties}>{t.alike.heads.penalties}</PointsRow>}
      </ul>
    </HallSection>
  );
}
