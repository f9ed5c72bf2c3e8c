import { useHash } from "#components/parts/door/hash";
import { useWordsOf } from "#components/parts/words/words";
import { type Hall, type Numbered, playsAt } from "#lib/hall/hall";
import type { PlayingTable } from "#lib/hall/hall-view";
import { nextPosition } from "#lib/hall/next-seating";
import { isOfEntrantTeams, shownNumber } from "#lib/hall/teams";
import { NumberPage } from "./number-page";
import { Penalties } from "./penalties";
import { Section } from "./section";

/** Everybody by number: who leaves, who takes a place, penalties with their reason. */
export function PeoplePart({ hall, playing }: { hall: Hall; playing: readonly PlayingTable[] }) {
  const t = useWordsOf("hall");
  const [hash, go] = useHash();
  const one = hall.numbers.find(({ number }) => hash === `numero:${number}`);
  const next = nextPosition(hall);
  // A team is one number, in the North or the East of its table: nobody is missing in the other two.
  const boards = useWordsOf("boards");
  const ofTeams = isOfEntrantTeams(hall);
  const numbers = ofTeams ? hall.numbers.filter(({ number }) => number % 2 === 1) : hall.numbers;
  return (
    <>
      <Penalties hall={hall} playing={playing} />
      <Section title={ofTeams ? boards.teams : t.people}>
        {numbers.every((one) => playsAt(one, next)) && (
          <p className="edge label pt-1 wide:px-0">{(ofTeams ? boards : t).noFree}</p>
        )}
        <ul className="wide:columns-2 wide:gap-x-10">
          {numbers.map((one) => (
            <PersonRow key={one.number} hall={hall} one={one} onOpen={() => go(`numero:${one.number}`)} />
          ))}
        </ul>
        {one && <NumberPage key={one.number} hall={hall} one={one} onClose={() => go("")} />}
      </Section>
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
