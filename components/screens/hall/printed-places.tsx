import { useWordsOf } from "#components/parts/words/words";
import { type Hall, isOfMatch } from "#lib/hall/hall";
import { penaltiesAfter, standingsAfter } from "#lib/hall/hall-standings";
import { complete } from "#lib/hall/teams";
import { prizesOf } from "#lib/shown/hall/posted";
import { BoardRows } from "./board-rows";
import { BoardTable } from "./board-standings";
import { useHallWords } from "./hall-words";
import { PenaltyLine } from "./penalties";
import { PrintHead } from "./print-head";
import { StandingsTable, TeamList } from "./standings-part";

/** A title over a printed part. */
const Title = ({ look = "", children }: { look?: string; children: string }) => (
  <h2 className={`double-rule pb-1.5 text-sentence ${look}`}>{children}</h2>
);

/** The standings, general and by lines, and the scores of every board. */
function PrintedBoards({ hall }: { hall: Hall }) {
  const { t, boards } = useHallWords();
  const after = complete(hall);
  const orders = isOfMatch(hall) ? (["general"] as const) : (["general", "alternate"] as const);
  return (
    <>
      <PrintHead hall={hall} />
      {orders.map((order) => (
        <div key={order} className="break-inside-avoid pb-4">
          <Title>{orders.length > 1 ? `${t.standingsAfter(after)}, ${boards.orders[order]}` : t.standingsAfter(after)}</Title>
          <BoardTable hall={hall} after={after} order={order} />
        </div>
      ))}
      <PrintedPenalties hall={hall} after={after} />
      <BoardRows hall={hall} after={after} />
    </>
  );
}

/** The penalties in the standings above, each with its reason (H4). */
function PrintedPenalties({ hall, after }: { hall: Hall; after: number }) {
  const t = useWordsOf("hall");
  const penalties = penaltiesAfter(hall, after);
  if (penalties.length === 0) return null;
  return (
    <div className="break-inside-avoid pt-4 pb-4">
      <Title>{t.alike.heads.penalties}</Title>
      <ul>
        {penalties.map((one) => (
          <li key={`${one.event} ${one.number} ${one.of?.slot}`} className="border-rule border-b py-1">
            <PenaltyLine hall={hall} one={one} />
          </li>
        ))}
      </ul>
    </div>
  );
}

export function PrintedPlaces({ hall }: { hall: Hall }) {
  const t = useWordsOf("hall");
  const after = complete(hall);
  if (after === 0) return <p className="text-reason">{t.noStandings}</p>;
  if (hall.opening.duplicate) return <PrintedBoards hall={hall} />;
  const lines = standingsAfter(hall, after);
  return (
    <>
      <PrintHead hall={hall} />
      {hall.opening.teamOf !== 1 && (
        <div className="pb-4">
          <Title>{t.teamStandingsAfter(after)}</Title>
          <TeamList hall={hall} after={after} />
        </div>
      )}
      <Title>{t.standingsAfter(after)}</Title>
      <StandingsTable lines={lines} />
      <PrintedPenalties hall={hall} after={after} />
      {hall.ended && (
        <>
          <Title look="pt-4">{t.prizes}</Title>
          <ul>
            {prizesOf(hall, after, lines, t).map(({ key, name, text }) => (
              <li key={key} className="flex justify-between border-rule border-b py-1">
                <bdi>{name}</bdi>
                <span className="label">{text}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
