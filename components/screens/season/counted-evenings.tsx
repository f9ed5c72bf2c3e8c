import { useState } from "react";
import { Figure } from "#components/parts/ledger/figure";
import { useWords, useWordsOf } from "#components/parts/words/words";
import type { Attended, CountedEvening, CountedSum } from "#lib/season/counted-sum";
import type { Count } from "#lib/season/counting";
import type { PlayerNight, PlayerView } from "#lib/season/views";
import { eveningPlace, type InSeason } from "#lib/shown/season/places";
import { againIn, average, counted, dayOf } from "#lib/shown/season/say-number";
import { OpeningLine, PartLine } from "./figure-link";
import { type Older, OlderButton } from "./older";

/** So many evenings are shown at once; more are folded until they are asked for. */
const FEW = 8;

export interface EveningsProps extends InSeason<PlayerView> {
  sum: CountedSum;
  older: Older<PlayerNight>;
  /** The figure that was tapped is this one. */
  asked: boolean;
}

export const movesNothing = (by: Count): boolean => by === "places" || by === "wins";

/** The evenings, in one line that opens to them all. */
export function EveningLines(props: EveningsProps) {
  const { sum, asked } = props;
  const t = useWordsOf("season").playerPage;
  const { standing, season } = props.view;
  const [open, setOpen] = useState(asked || sum.evenings.length <= FEW);
  return (
    <OpeningLine
      label={t.brought(standing?.counted ?? 0, standing?.figures.evenings ?? 0)}
      note={sum.attended && <Attendance {...sum.attended} />}
      figure={sum.brought !== null && <Worth worth={sum.brought} by={season.counting.by} />}
      open={open}
      onToggle={() => setOpen(!open)}
    >
      <Evenings {...props} />
      <OlderEvenings {...props} />
    </OpeningLine>
  );
}

/** Each evening, what it brings, and why it brings nothing. */
function Evenings({ view, place, sum }: EveningsProps) {
  const { lang, rules } = useWords();
  const t = useWordsOf("season").playerPage;
  const { by, bestOf } = view.season.counting;
  const again = againIn(sum.evenings.map(({ evening }) => evening));
  const why: Readonly<Record<CountedEvening["state"], (evening: PlayerNight) => string>> = {
    counted: () => "",
    dropped: () => t.dropped(bestOf ?? 0),
    open: () => t.open(bestOf ?? 0),
    "other-game": ({ games }) => t.otherGame(games.map((game) => rules.names[game]).join(", ")),
  };
  return sum.evenings.map(({ evening, worth, state }) => {
    const counts = state === "counted" || state === "open";
    const deals = by === "deal-average" ? t.inDeals(evening.deals) : "";
    const note = [t.placeOf(evening.place), deals, why[state](evening)];
    return (
      <PartLine
        key={evening.evening}
        href={eveningPlace(place, evening.evening)}
        label={dayOf(evening.day, lang) + again(evening.evening)}
        note={note.filter(Boolean).join(", ")}
        struck={!counts}
      >
        {state === "other-game" ? <Figure value={evening.points} /> : <Worth worth={worth} by={by} />}
      </PartLine>
    );
  });
}

/** Those that the page does not have yet, and what they bring together. */
function OlderEvenings({ view, sum, older }: EveningsProps) {
  const t = useWordsOf("season").playerPage;
  const { by, bestOf } = view.season.counting;
  const { evenings, worth } = sum.unseen;
  if (!older.more) return null;
  return (
    <>
      <PartLine label={t.olderEvenings(evenings)} note={bestOf !== null && t.whichCount}>
        {worth !== null && <Worth worth={worth} by={by} />}
      </PartLine>
      <li className="edge pl-8">
        <OlderButton older={older} />
      </li>
    </>
  );
}

/** "3 gagnées, +9,2 par donne en 131 donnes": of the evenings that count, as the line beside it. */
function Attendance({ won, deals, dealt }: Attended) {
  const { lang } = useWords();
  const t = useWordsOf("season");
  return deals === 0 ? t.wonOf(won) : `${t.wonOf(won)}, ${t.meanIn(average(dealt / deals, lang), deals)}`;
}

/** Points as a change; points of places and wins as what they are. */
function Worth({ worth, by }: { worth: number; by: Count }) {
  const { lang } = useWords();
  return movesNothing(by) ? <span>{counted(worth, "places", lang)}</span> : <Figure value={worth} />;
}
