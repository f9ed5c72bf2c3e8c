// This folder: the form of the whist.

import { FittedName, useFit } from "#components/parts/names/fitted-name";
import { useWords } from "#components/parts/words/words";
import { itemAt } from "#lib/rules/item-at";
import { commas } from "#lib/rules/lists";
import type { Seat } from "#lib/rules/rules";
import type { DraftReading } from "#lib/sheet/drafts/draft";
import { type Taken, takenOf, type WhistCell, type WhistDraft } from "#lib/sheet/drafts/whist";
import { Scores } from "../form-parts";
import type { FormProps } from "../forms";
import { TypedRow } from "../seats-row";

/** What each part of the form is given. */
export interface WhistPart {
  form: FormProps;
  draft: WhistDraft;
  reading: DraftReading;
  focus: WhistCell;
}

/** The sheet's own columns: who deals, speaks and leads, each player's bid, tricks and loss. */
export function Columns({ form: { names, turn, onDraft }, draft, reading, focus }: WhistPart) {
  const t = useWords().m.whist;
  const [fault] = reading.faults;
  const refused = fault && (fault.at.includes("bids") ? "bids" : "tricks");
  const row = (of: WhistCell["row"], label: string, numbers: readonly Taken[]) => (
    <TypedRow
      asks={of}
      label={label}
      names={names}
      cells={numbers.map(({ tricks, given }, seat) => ({
        value: tricks,
        given,
        wrong: refused === of && !given,
        said: t.cell(itemAt(names, seat), label, tricks === null ? t.nothing : given ? t.rest(tricks) : `${tricks}`),
      }))}
      here={focus.row === of ? focus.seat : null}
      tall
      onSeat={(seat) => onDraft({ ...draft, at: { row: of, seat } })}
    />
  );
  return (
    <>
      <Heads names={names} turn={turn} />
      {row(
        "bids",
        t.bid,
        draft.bids.map((tricks) => ({ tricks, given: false })),
      )}
      {row("tricks", t.tricks, takenOf(draft, turn))}
      <Scores names={names} score={reading.score} />
    </>
  );
}

/** Names, and under each what they do in this deal. */
function Heads({ names, turn }: Pick<FormProps, "names" | "turn">) {
  const { dealer, speaks, leads } = useWords().m.ledger;
  const dutiesOf = (seat: Seat) => [
    seat === turn.dealer && dealer,
    seat === turn.firstBidder && speaks(names.length),
    seat === turn.firstLeader && leads,
  ];
  const [heads, fitted] = useFit<HTMLDivElement>(names, { sizes: [17, 15, 13], lines: 2, spare: 6, among: names.length });
  return (
    <div aria-hidden className="edge flex max-large:flex-wrap border-stroke border-b pb-1.5">
      <span className="w-[3.75rem] shrink-0 max-large:w-full" />
      <div ref={heads} className="grid min-w-0 flex-1 max-large:basis-full auto-cols-[minmax(0,1fr)] grid-flow-col text-center">
        {names.map((name, seat) => (
          <span key={name} className="flex flex-col leading-[1.125rem]">
            <FittedName fitted={fitted} at={seat} />
            <span className="label text-corner max-large:text-[min(0.8125rem,5vw)]">{commas(...dutiesOf(seat))}</span>
          </span>
        ))}
      </div>
    </div>
  );
}
