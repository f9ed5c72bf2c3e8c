import { Figure } from "#components/parts/ledger/figure";
import { useNarrow } from "#components/parts/ledger/use-narrow";
import { ChoiceRow } from "#components/parts/press/choice-row";
import { useWordsOf } from "#components/parts/words/words";
import type { Person } from "#lib/rules/seating";
import { type Sheet, type SheetDeal, tableOf } from "#lib/sheet/sheet";
import type { LedgerDeal } from "#lib/shown/sheet/tell-deal";
import { Counted } from "./counted";

interface Props {
  sheet: Pick<Sheet, "rules" | "names">;
  deal: Pick<SheetDeal, "seats" | "score">;
  row: LedgerDeal;
  person: Person;
  title: string;
  /** Under the title. */
  said?: string;
  onChoose: (person: Person) => void;
}

/** A figure of the ledger down to the lines that make it, each with its rule. */
export function CountedFigure({ sheet, deal: { seats, score }, row, person, title, said, onChoose }: Props) {
  const t = useWordsOf("counted");
  const { rules, names } = sheet;
  return (
    <>
      <WhoseFigure row={row} names={names} person={person} onChoose={onChoose} />
      <header className="edge flex max-w-[720px] items-start justify-between gap-4 pt-4 pb-3">
        <div>
          <h2 className="text-title text-balance">{title}</h2>
          {said && <p className="label first-letter:uppercase">{said}</p>}
        </div>
        <Figure value={row.entries[person]?.change ?? null} className="text-verdict" />
      </header>
      <Counted
        game={rules.game}
        score={score}
        names={tableOf(sheet, seats).names}
        seat={seats.indexOf(person)}
        caption={t.lines(names[person] ?? "", row.number)}
        title={title}
      />
    </>
  );
}

/** Asks whose figure was meant: in narrow columns the thumb may have hit the next one. */
function WhoseFigure({
  row,
  names,
  person,
  onChoose,
}: Pick<Props, "row" | "person" | "onChoose"> & { names: readonly string[] }) {
  const { whose } = useWordsOf("counted");
  const choices = names.flatMap((label, value) => ((row.entries[value]?.change ?? null) === null ? [] : [{ label, value }]));
  if (!useNarrow(names.length)) return null;
  return <ChoiceRow label={whose} hideLabel layout="flow" choices={choices} value={person} onChange={onChoose} />;
}
