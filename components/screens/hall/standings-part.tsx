import { fileName, saveFile } from "#components/parts/file/save-file";
import { QuietButton } from "#components/parts/ledger/buttons";
import { Figure } from "#components/parts/ledger/figure";
import { useWords } from "#components/parts/words/words";
import { useWordsOf } from "#components/parts/words/words-of";
import type { Hall } from "#lib/hall/hall";
import { standingsCsv } from "#lib/hall/hall-csv";
import { prizesAfter, type StandingLine, standingsAfter } from "#lib/hall/hall-standings";
import { complete, teamPlaces } from "#lib/hall/teams";
import type { Prize } from "#lib/rules/hall/standings";
import { Section } from "./section";

type Words = ReturnType<typeof useWordsOf<"hall">>;

/** What is posted after each position; prizes, and the file for the federation. */
export function StandingsPart({ hall }: { hall: Hall }) {
  const { lang } = useWords();
  const t = useWordsOf("hall");
  const after = complete(hall);
  if (after === 0)
    return (
      <Section title={t.standings}>
        <p className="edge pt-2 text-reason wide:px-0">{t.noStandings}</p>
      </Section>
    );
  const lines = standingsAfter(hall, after);
  const save = () => {
    const csv = standingsCsv(lines, t.csvHeads, lang, teamPlaces(hall, after));
    return saveFile(csv, "csv", hall.opening.day, fileName(hall.opening.name));
  };
  return (
    <>
      {hall.opening.teamOf !== 1 && (
        <Section title={t.teamStandings}>
          <TeamList hall={hall} after={after} lines={lines} />
        </Section>
      )}
      <Section title={t.standingsAfter(after)}>
        <StandingsTable lines={lines} />
        <div className="edge wide:px-0">
          <QuietButton onClick={() => void save()}>{t.csv}</QuietButton>
        </div>
      </Section>
      <Section title={t.prizes}>
        <ul className="edge wide:px-0">
          {prizesOf(hall, after, lines, t).map(({ key, name, text }) => (
            <li key={key} className="flex min-h-9 items-baseline justify-between gap-4 border-rule border-b py-1">
              <bdi className="text-choice">{name}</bdi>
              <span className="label">{text}</span>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}

/** In a night of teams a fifth of them, as of people in one where everybody plays alone. */
export function prizesOf(hall: Hall, after: number, lines: readonly StandingLine[], t: Words) {
  if (hall.opening.teamOf === 1)
    return prizesAfter(hall, after).map((prize) => ({
      key: `${prize.entrant} ${prize.kind}`,
      name: lines.find(({ entrant }) => entrant === prize.entrant)?.name ?? "",
      text: prizeSaid(prize, lines, t),
    }));
  const places = teamPlaces(hall, after);
  return places
    .filter(({ rank }) => rank <= Math.ceil(places.length / 5))
    .map(({ rank, team }) => ({
      key: team.join(" "),
      name: teamSaid(team, lines),
      text: rank === 1 ? t.prizeFirst : t.prizeRank(rank),
    }));
}

const teamSaid = (team: readonly number[], lines: readonly StandingLine[]): string =>
  team.flatMap((number) => lines.find(({ entrant }) => entrant === number)?.name ?? []).join(", ");

function prizeSaid({ entrant, kind, series }: Prize, lines: readonly StandingLine[], t: Words): string {
  if (kind === "last-two") return t.prizeLastTwo;
  if (kind === "series") return t.prizeSeries(series ?? "");
  const rank = lines.find((line) => line.entrant === entrant)?.rank ?? 0;
  return rank === 1 ? t.prizeFirst : t.prizeRank(rank);
}

export function StandingsTable({ lines }: { lines: readonly StandingLine[] }) {
  const t = useWordsOf("hall");
  const positions = Math.max(0, ...lines.map(({ balances }) => balances.length));
  const penalties = lines.some((line) => line.penalties > 0);
  const cell = "px-1.5 py-1.5 text-right whitespace-nowrap";
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
    <section aria-label={t.standings} tabIndex={0} className="overflow-x-auto">
      <table className="w-full">
        <thead>
          <tr className="border-rule border-b text-corner text-ink2">
            <th scope="col" className="py-1.5 pl-4 text-right font-normal wide:pl-0">
              <span className="sr-only">{t.rank}</span>
            </th>
            <th scope="col" className="text-left font-normal">
              <span className="sr-only">{t.name}</span>
            </th>
            <th scope="col" className={`${cell} font-normal`}>
              {t.total}
            </th>
            {Array.from({ length: positions }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: positions are their numbers
              <th key={i} scope="col" className={`${cell} font-normal`}>
                <span className="sr-only">{t.position(i + 1)}</span>
                <span aria-hidden>{i + 1}</span>
              </th>
            ))}
            {penalties && (
              <th scope="col" className={`${cell} font-normal`}>
                {t.penalty}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.entrant} className="border-rule border-b">
              <td className="py-1.5 pr-2 pl-4 text-right text-ink2 wide:pl-0">{line.rank}</td>
              <th scope="row" className="min-w-22 max-w-40 text-left font-normal wrap-break-word">
                <span className="text-choice">{line.name}</span> <span className="label">{line.left ? t.left : ""}</span>
              </th>
              <td className={cell}>
                <Figure value={line.total} kind="total" className="text-figure" />
              </td>
              {Array.from({ length: positions }, (_, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: positions are their numbers
                <td key={i} className={`${cell} text-contract text-ink2`}>
                  <Figure value={line.balances[i] ?? null} />
                </td>
              ))}
              {penalties && (
                <td className={`${cell} text-contract`}>
                  <Figure value={line.penalties === 0 ? null : -line.penalties} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** In a night of teams: the teams by the sum of their members. */
export function TeamList({ hall, after, lines }: { hall: Hall; after: number; lines: readonly StandingLine[] }) {
  return (
    <ol>
      {teamPlaces(hall, after).map(({ rank, team, total }) => (
        <li
          key={team.join(" ")}
          className="edge flex min-h-[46px] items-center justify-between gap-3 border-rule border-b wide:px-0 print:px-0"
        >
          <span className="flex items-baseline gap-3">
            <span className="w-6 shrink-0 text-right text-ink2">{rank}</span>
            <span className="text-choice">{teamSaid(team, lines)}</span>
          </span>
          <Figure value={total} kind="total" className="text-figure" />
        </li>
      ))}
    </ol>
  );
}
