import { type AtDoor, DoorState } from "#components/parts/door/door";
import { QuietLink } from "#components/parts/ledger/buttons";
import { Column, PageHead } from "#components/parts/ledger/page";
import { TopBar } from "#components/parts/ledger/top-bar";
import { useTitle } from "#components/parts/words/use-title";
import { useWords, useWordsOf } from "#components/parts/words/words";
import type { Hall } from "#lib/hall/hall";
import { type HallView, hallOf } from "#lib/hall/hall-view";
import { complete } from "#lib/hall/teams";
import { longDay } from "#lib/shown/season/say-number";
import { BoardStandingsPart } from "./board-standings";
import { EntriesPart } from "./entries-part";
import { OpenPart } from "./open-part";
import { PeoplePart } from "./people-part";
import { PositionPart } from "./position-part";
import { Section } from "./section";
import { StandingsPart } from "./standings-part";
import { WaysPart } from "./ways-part";

/** The arbiter's screen: what the night asks for now comes first. */
export function ArbiterPage({ view, at, back }: { view: HallView; at: AtDoor<HallView>; back: string }) {
  const { lang } = useWords();
  const t = useWordsOf("hall");
  const hall = hallOf(view);
  const { opening } = hall;
  useTitle(opening.name);
  const started = hall.positions.length > 0;
  const after = (
    <>
      {hall.numbers.length > 0 && <OpenPart hall={hall} playing={view.playing} />}
      <Papers hall={hall} />
    </>
  );
  return (
    <Column className="pb-10 wide:max-w-none">
      <TopBar
        left={<QuietLink href={back}>{t.back}</QuietLink>}
        right={started && <QuietLink href={`/${lang}/hall?h=${hall.id}&wall=1`}>{t.wall}</QuietLink>}
      />
      <PageHead
        title={opening.name}
        under={<NightSaid opening={opening} club={view.club.name} />}
        looks={["", "first-letter:uppercase"]}
      />
      <DoorState at={at} />
      <div className="wide:grid wide:grid-cols-2 wide:grid-rows-[auto_1fr] wide:items-start wide:gap-x-14 wide:px-14">
        <div>
          {started ? <PositionPart view={view} hall={hall} /> : <EntriesPart view={view} hall={hall} />}
          {started && after}
        </div>
        <div className="wide:row-span-2">{started ? <Standings hall={hall} /> : after}</div>
        {/* On a phone after the standings; at a desk under what is short. */}
        <div>{started && <PeoplePart hall={hall} playing={view.playing} />}</div>
      </div>
    </Column>
  );
}

/** When it is, how much is played and in which form, and whose it is. */
function NightSaid({ opening, club }: { opening: Hall["opening"]; club: string }) {
  const { lang } = useWords();
  const t = useWordsOf("hall");
  const boards = useWordsOf("boards");
  const { day, positions, deals, duplicate, teamOf } = opening;
  const kind = duplicate ? boards.formats[duplicate] : teamOf === 1 ? "" : t.teamOf[teamOf];
  return [longDay(day, lang), t.formulaOf(positions, deals), kind, club].filter(Boolean).join(", ");
}

/** What is posted, once a position is whole. */
function Standings({ hall }: { hall: Hall }) {
  const t = useWordsOf("hall");
  const after = complete(hall);
  if (after > 0 && hall.opening.duplicate) return <BoardStandingsPart hall={hall} after={after} />;
  if (after > 0) return <StandingsPart hall={hall} after={after} />;
  return (
    <Section title={t.standings}>
      <p className="edge pt-2 text-reason wide:px-0">{t.noStandings}</p>
    </Section>
  );
}

/** What is printed, and the way in for who follows. */
function Papers({ hall }: { hall: Hall }) {
  const { lang } = useWords();
  const t = useWordsOf("hall");
  return (
    <>
      {hall.numbers.length > 0 && (
        <Section title={t.print}>
          <ul className="edge wide:px-0">
            {(["tables", "entries", "cards", "sheets", "standings"] as const).map((what) => (
              <li key={what}>
                <QuietLink href={`/${lang}/hall?h=${hall.id}&print=${what}`}>{t.prints[what]}</QuietLink>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <WaysPart hall={hall.id} />
    </>
  );
}
