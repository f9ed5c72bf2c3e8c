import { type AtDoor, DoorState } from "#components/parts/door/door";
import { useHash } from "#components/parts/door/hash";
import { Column, PageHead, useTitle } from "#components/parts/page/page";
import { TopBar } from "#components/parts/page/top-bar";
import { QuietLink } from "#components/parts/press/buttons";
import { useWordsAnd, useWordsOf } from "#components/parts/words/words";
import { type Hall, type Numbered, playsAt } from "#lib/hall/hall";
import { type HallView, hallOf, type PlayingTable } from "#lib/hall/hall-view";
import { nextPosition } from "#lib/hall/next-seating";
import { complete, isOfEntrantTeams, shownNumber } from "#lib/hall/teams";
import { commas } from "#lib/rules/lists";
import { hallAddress } from "#lib/shown/addresses/addresses";
import { longDay } from "#lib/shown/season/say-number";
import { BoardStandingsPart } from "./board-standings";
import { EntrantsPart } from "./entrants-part";
import { HallSection } from "./hall-section";
import { useHallWords } from "./hall-words";
import { HolderPage } from "./holder-page";
import { OpenPart } from "./open-part";
import { Penalties } from "./penalties";
import { PositionPart } from "./position-part";
import { StandingsPart } from "./standings-part";
import { WaysPart } from "./ways-part";

/** The arbiter's screen: what the tournament asks for now comes first. */
export function ArbiterPage({ view, at, back }: { view: HallView; at: AtDoor<HallView>; back: string }) {
  const { lang, t } = useWordsAnd("hall");
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
        right={started && <QuietLink href={hallAddress(lang, hall.id, "&wall=1")}>{t.alike.press.onWall}</QuietLink>}
      />
      <PageHead
        title={opening.name}
        under={<OpeningSaid opening={opening} club={view.club.name} />}
        looks={["", "first-letter:uppercase"]}
      />
      <DoorState at={at} />
      <div className="wide:grid wide:grid-cols-2 wide:grid-rows-[auto_1fr] wide:items-start wide:gap-x-14 wide:px-14">
        <div>
          {started ? <PositionPart view={view} hall={hall} /> : <EntrantsPart view={view} hall={hall} />}
          {started && after}
        </div>
        <div className="wide:row-span-2">{started ? <Standings hall={hall} /> : after}</div>
        {/* On a phone below the standings; on a desktop below what is missing. */}
        <div>{started && <PeoplePart hall={hall} playing={view.playing} />}</div>
      </div>
    </Column>
  );
}

/** The tournament's day, length and form, and its club. */
function OpeningSaid({ opening, club }: { opening: Hall["opening"]; club: string }) {
  const { lang, t, boards } = useHallWords();
  const { day, positions, deals, duplicate, teamOf } = opening;
  const kind = duplicate ? boards.formats[duplicate] : teamOf === 1 ? "" : t.teamOf[teamOf];
  return commas(longDay(day, lang), t.formulaOf(positions, deals), kind, club);
}

/** The standings, posted once a position is complete. */
function Standings({ hall }: { hall: Hall }) {
  const t = useWordsOf("hall");
  const after = complete(hall);
  if (after > 0 && hall.opening.duplicate) return <BoardStandingsPart hall={hall} after={after} />;
  if (after > 0) return <StandingsPart hall={hall} after={after} />;
  return (
    <HallSection title={t.alike.pages.standings}>
      <p className="edge pt-2 text-reason wide:px-0">{t.noStandings}</p>
    </HallSection>
  );
}

/** Links to what is printed, and to the links by which people follow. */
function Papers({ hall }: { hall: Hall }) {
  const { lang, t } = useWordsAnd("hall");
  return (
    <>
      {hall.numbers.length > 0 && (
        <HallSection title={t.alike.press.print}>
          <ul className="edge wide:px-0">
            {(["tables", "entries", "cards", "sheets", "standings"] as const).map((what) => (
              <li key={what}>
                <QuietLink href={hallAddress(lang, hall.id, `&print=${what}`)}>{t.prints[what]}</QuietLink>
              </li>
            ))}
          </ul>
        </HallSection>
      )}
      <WaysPart hall={hall.id} />
    </>
  );
}

/** Everybody by number: who leaves, who takes a place, penalties with their reason. */
function PeoplePart({ hall, playing }: { hall: Hall; playing: readonly PlayingTable[] }) {
  const { t, boards } = useHallWords();
  const [hash, go] = useHash();
  const one = hall.numbers.find(({ number }) => hash === `numero:${number}`);
  const next = nextPosition(hall);
  // A team has one number, at the North or East of its table: empty South and West seats are not missing players.
  const ofTeams = isOfEntrantTeams(hall);
  const numbers = ofTeams ? hall.numbers.filter(({ number }) => number % 2 === 1) : hall.numbers;
  return (
    <>
      <Penalties hall={hall} playing={playing} />
      <HallSection title={ofTeams ? boards.teams : t.people}>
        {numbers.every((one) => playsAt(one, next)) && (
          <p className="edge label pt-1 wide:px-0">{(ofTeams ? boards : t).noFree}</p>
        )}
        <ul className="wide:columns-2 wide:gap-x-10">
          {numbers.map((one) => (
            <PersonRow key={one.number} hall={hall} one={one} onOpen={() => go(`numero:${one.number}`)} />
          ))}
        </ul>
        {one && <HolderPage key={one.number} hall={hall} one={one} onClose={() => go("")} />}
      </HallSection>
    </>
  );
}

/** A number and who holds it, or that it is free. */
function PersonRow({ hall, one, onOpen }: { hall: Hall; one: Numbered; onOpen: () => void }) {
  const t = useWordsOf("hall");
  const holder = one.holders.at(-1);
  const here = playsAt(one, nextPosition(hall));
  return (
    <li className="break-inside-avoid border-rule border-b">
      <button type="button" className="edge flex min-h-11 w-full items-baseline gap-3 py-2 text-left wide:px-0" onClick={onOpen}>
        <span className="label w-8 shrink-0">{shownNumber(hall, one.number)}</span>
        <span className={`min-w-0 wrap-anywhere text-choice ${here ? "" : "text-ink2"}`}>
          {holder ? holder.name : t.free} <span className="label">{holder && !here ? t.left : ""}</span>
        </span>
      </button>
    </li>
  );
}
