import { Figure } from "#components/parts/ledger/figure";
import { useWordsAnd, useWordsOf } from "#components/parts/words/words";
import type { Hall } from "#lib/hall/hall";
import { hallStandingsCsv } from "#lib/hall/hall-csv";
import { type StandingLine, standingsAfter } from "#lib/hall/hall-standings";
import { isFinal } from "#lib/hall/next-seating";
import { teamPlaces } from "#lib/hall/teams";
import { nameKey } from "#lib/log/name";
import { commas } from "#lib/rules/lists";
import { prizesOf, sharedNames } from "#lib/shown/hall/posted";
import { HallSection } from "./hall-section";
import { CsvKey, type PostedColumn, PostedTable, penaltyColumn } from "./posted-table";

/** What is posted after each position; prizes, and the file for the federation. */
export function StandingsPart({ hall, after }: { hall: Hall; after: number }) {
  const { lang, t } = useWordsAnd("hall");
  const lines = standingsAfter(hall, after);
  return (
    <>
      {hall.opening.teamOf !== 1 && (
        <HallSection title={t.teamStandings}>
          <TeamList hall={hall} after={after} />
        </HallSection>
      )}
      <HallSection title={t.standingsAfter(after)}>
        <StandingsTable lines={lines} />
        <CsvKey hall={hall} csv={() => hallStandingsCsv(lines, t.csvHeads, lang, teamPlaces(hall, after))} />
      </HallSection>
      <HallSection title={t.prizes}>
        {!isFinal(hall, after) && <p className="edge label pt-1 wide:px-0">{t.prizesNow}</p>}
        <ul className="edge wide:px-0">
          {prizesOf(hall, after, lines, t).map(({ key, name, text }) => (
            <li key={key} className="flex min-h-9 items-baseline justify-between gap-4 border-rule border-b py-1">
              <bdi className="text-choice">{name}</bdi>
              <span className="label">{text}</span>
            </li>
          ))}
        </ul>
      </HallSection>
    </>
  );
}

export function StandingsTable({ lines }: { lines: readonly StandingLine[] }) {
  const t = useWordsOf("hall");
  const positions = Math.max(0, ...lines.map(({ balances }) => balances.length));
  const twice = sharedNames(lines);
  const columns: PostedColumn<StandingLine>[] = [
    {
      key: "total",
      head: t.alike.heads.total,
      cell: ({ total }) => <Figure value={total} kind="total" className="text-figure" />,
    },
    // Beside the total: with many positions, a column at the end may be out of sight on a phone.
    ...penaltyColumn(lines, { head: t.penalty, say: (points) => <Figure value={points} />, look: "text-contract" }),
    ...Array.from({ length: positions }, (_, i) => ({
      key: String(i),
      head: (
        <>
          <span className="sr-only">{t.position(i + 1)}</span>
          <span aria-hidden>{i + 1}</span>
        </>
      ),
      cell: ({ balances }: StandingLine) => <Figure value={balances[i] ?? null} />,
      look: "text-contract text-ink2",
    })),
  ];
  return (
    <PostedTable
      label={t.alike.pages.standings}
      lines={lines}
      columns={columns}
      rankOf={({ rank }) => rank}
      noteOf={({ entrant, name, left }) => commas(twice.has(nameKey(name)) && t.number(entrant), left && t.left)}
    />
  );
}

/** In a tournament of teams: the teams by the sum of their members. */
export function TeamList({ hall, after }: { hall: Hall; after: number }) {
  return (
    <ol>
      {teamPlaces(hall, after).map(({ rank, number, name, total }) => (
        <li
          key={number}
          className="edge flex min-h-[46px] items-center justify-between gap-3 border-rule border-b wide:px-0 print:px-0"
        >
          <span className="flex items-baseline gap-3">
            <span className="w-6 shrink-0 text-right text-ink2">{rank}</span>
            <span className="text-choice">{name}</span>
          </span>
          <Figure value={total} kind="total" className="text-figure" />
        </li>
      ))}
    </ol>
  );
}
