import { useWordsOf } from "#components/parts/words/words";
import type { Points } from "#lib/rules/rules";
import { endOf } from "#lib/sheet/drafts/ruling";
import type { Contest, Ruled, Sheet, SheetDeal, Withdrawn } from "#lib/sheet/sheet";
import { ByPerson } from "../by-person";
import { useBy } from "../live/who";
import { useBys } from "./bys";

interface Props {
  sheet: Sheet;
  deal: SheetDeal;
}

/** Every contest of a deal and how it ended: who, when, in their own words. */
export function ContestRows({ sheet, deal }: Props) {
  return deal.contests.map((contest) => (
    <div key={contest.event}>
      <Contested sheet={sheet} contest={contest} />
      {contest.ruling && <Decided sheet={sheet} deal={deal} ruling={contest.ruling} people={deal.seats} />}
    </div>
  ));
}

/** `isOver`: it was taken back. */
export function Contested({ sheet, contest, isOver = false }: Pick<Props, "sheet"> & { contest: Contest; isOver?: boolean }) {
  const { note, event, ruling } = contest;
  const t = useWordsOf("contest");
  const by = useBy(sheet);
  return (
    <div className="edge pt-1">
      <p className="label">
        <span className={ruling || isOver ? "" : "text-thumb"}>{t.contested}</span>, {by(contest)}
        {sheet.unsent.includes(event) && `, ${t.alike.said.notSent}`}
      </p>
      <p className="max-w-[36rem] text-prose wrap-anywhere">{t.why(note)}</p>
    </div>
  );
}

/** Who withdrew it, and when. */
export function TakenBack({ sheet, withdrawn }: Pick<Props, "sheet"> & { withdrawn: Withdrawn }) {
  const t = useWordsOf("contest");
  const by = useBy(sheet);
  return (
    <p className="edge label pt-1">
      {t.takenBack[withdrawn.kind]}, {by(withdrawn)}
      {sheet.unsent.includes(withdrawn.event) && `, ${t.alike.said.notSent}`}
    </p>
  );
}

interface DecidedProps extends Props {
  ruling: Ruled;
  /** The columns of its figures. */
  people: readonly number[];
  /** The deal's figures with them, by person. */
  result?: readonly (Points | null)[] | undefined;
}

/** How a contest ended; points added by the table, and the deal's figures with them. */
export function Decided({ sheet, deal, ruling, people, result }: DecidedProps) {
  const t = useWordsOf("contest");
  const by = useBy(sheet);
  const bys = useBys(sheet.id);
  const { points } = ruling;
  const added = points && people.map((person) => points[deal.seats.indexOf(person)] ?? null);
  const said = `${by(ruling)}${sheet.unsent.includes(ruling.event) ? `, ${t.alike.said.notSent}` : ""}`;
  return (
    <div className="edge pt-1">
      <p className="label">
        {t.decided(t.ended[endOf(deal, ruling)])}
        {ruling.by && ` (${bys[ruling.by] ?? ruling.by})`}, {said}
      </p>
      {ruling.note && ruling.note !== bys[ruling.by ?? ""] && (
        <p className="max-w-[36rem] text-prose wrap-anywhere">{t.why(ruling.note)}</p>
      )}
      {added && <Figures sheet={sheet} label={t.points} people={people} scores={added} />}
      {added && result && <Figures sheet={sheet} label={t.result} people={people} scores={result} />}
    </div>
  );
}

interface FiguresProps {
  sheet: Sheet;
  label: string;
  people: readonly number[];
  scores: readonly (Points | null)[];
}

const Figures = ({ sheet, label, people, scores }: FiguresProps) => (
  <p>
    <span className="sr-only">{label} </span>
    <ByPerson names={people.flatMap((person) => sheet.names[person] ?? [])} scores={scores} />
  </p>
);
