import { useState } from "react";
import { useHere } from "#components/parts/door/address";
import { useDoor } from "#components/parts/door/door";
import { NumberField } from "#components/parts/field/number-field";
import { hallSaid } from "#components/parts/live/hall-of";
import { QuietButton } from "#components/parts/press/buttons";
import { asking, OneOf } from "#components/parts/press/choice-row";
import { RuleText } from "#components/parts/rule/rule-text";
import { useWordsAnd, useWordsOf } from "#components/parts/words/words";
import { type NotedOf, notedElsewhere } from "#lib/hall/noted";
import { type Question, questionsOf } from "#lib/rules/arbitration/arbitrate";
import { GIVE_BACK } from "#lib/rules/arbitration/cases";
import { PROVISION_IDS, type ProvisionId, pageOf } from "#lib/rules/articles";
import { gameOf } from "#lib/rules/games";
import { sayProvision } from "#lib/rules/words/provision";
import { type CodeDraft, isNoteOf, readCode, wasNoted } from "#lib/sheet/drafts/arbitrated";
import { seatingAt } from "#lib/sheet/look-up";
import { dealAsked, recentOf } from "#lib/shown/referee/deal-asked";
import { canNote } from "#lib/shown/sheet/may-note";
import { doorOf } from "#lib/sync/doors";
import { CodeDecision } from "./code-decision";
import { DealRow } from "./deal-row";
import type { RefereeTable } from "./referee";

export interface CodeProps {
  table: RefereeTable;
  draft: CodeDraft;
  onDraft: (draft: CodeDraft) => void;
  /** Index from 0 of the deal it is about. */
  slot: number;
}

/** Placeholder for the provision's words, to find where they stand in a sentence. */
const MARK = "\u0000";
/** The answer "nothing of the kind". */
const NONE = "";

/** One case: its words, open questions, what the code provides, and what that notes on the sheet. */
export function CodeCase({ table, draft, onDraft, slot, id }: CodeProps & { id: ProvisionId }) {
  const t = useWordsOf("arbiter");
  const words = useWordsOf("provisions");
  const { at } = table;
  const { deals, playing, chosen, setChosen, deal, seated, settles, reading, before } = useCase(table, draft, slot, id);
  const { provision, mayAdd, asksWho, mended } = reading;
  const change = (changes: Partial<typeof draft>) => onDraft({ ...draft, ...changes });
  const asks = asking({ draft, change });
  return (
    <>
      <div className="edge flex items-baseline justify-between gap-4 pt-2">
        <h2 className="text-title">{words.titles[id]}</h2>
        <QuietButton onClick={() => change({ id: null })}>{t.other}</QuietButton>
      </div>
      <div className="edge pt-1">
        <RuleText rule={id} />
      </div>
      {settles && <DealRow deals={deals} playing={playing} value={chosen} onChange={setChosen} />}
      {asksWho && <OneOf label={t.who} of={[...seated.keys()]} say={seated} {...asks("culprit")} />}
      {before.length > 0 && <Before cases={before} />}
      <Circumstances table={table} draft={draft} id={id} reading={reading} change={change} />
      {(mayAdd !== null || draft.adds) && provision && settles && (
        <OneOf label={t.add(mayAdd ?? 100)} of={[false, true]} say={(value) => t.adds[value ? "yes" : "no"]} {...asks("adds")} />
      )}
      {provision && (
        <p role="status" className="edge max-w-[34rem] pt-3 pb-2 text-reason text-pretty">
          {sayProvision(words, id, provision)}
        </p>
      )}
      {provision && at && canNote(at) && settles && chosen !== null && (
        <CodeDecision {...{ at, id, deal, provision, mended }} slot={chosen} culprit={draft.culprit} back={Number(draft.back)} />
      )}
    </>
  );
}

/** Notes on the same person from earlier in the tournament. */
function Before({ cases }: { cases: ReturnType<typeof useCase>["before"] }) {
  const t = useWordsOf("arbiter");
  return (
    <ul aria-label={t.before} className="edge pt-2">
      <li className="label">{t.before}</li>
      {cases.map(({ position, table, slot, note }) => (
        <li key={`${position} ${table} ${slot} ${note}`} className="max-w-[34rem] py-0.5 text-hint text-thumb">
          {t.beforeAt(position, table, slot + 1, note)}
        </li>
      ))}
    </ul>
  );
}

interface CircumstancesProps extends Pick<CodeProps, "table" | "draft"> {
  id: ProvisionId;
  reading: ReturnType<typeof readCode>;
  change: (changes: Partial<CodeDraft>) => void;
}

/** The code's questions about the incident, one after the other. */
function Circumstances({ table, draft, id, reading, change }: CircumstancesProps) {
  const { rules, t } = useWordsAnd("arbiter");
  const { questions, given, asksBack, missing } = reading;
  return (
    <>
      {questions.map((question) => (
        <Asked
          key={question.name}
          id={id}
          question={question}
          camps={gameOf(table.rules).attack ? null : rules.games[table.rules.game].roles}
          value={given[question.name]}
          onChange={(value) => change({ said: { ...draft.said, [question.name]: value } })}
        />
      ))}
      {asksBack && (
        <NumberField
          className="edge"
          label={t.back}
          text={t.back}
          value={draft.back}
          wrong={draft.back !== "" && missing === "back"}
          onChange={(back) => change({ back })}
        />
      )}
    </>
  );
}

/** The deal of the case, what the sheet knows of it, and what the code then provides. */
function useCase(table: RefereeTable, draft: CodeDraft, slot: number, id: ProvisionId) {
  const t = useWordsOf("arbiter");
  const words = useWordsOf("provisions");
  const { at, names, rules } = table;
  const recent = at ? recentOf(at.sheet) : { deals: [], playing: null };
  const { deals, playing } = recent;
  const [chosen, setChosen] = useState(() => dealAsked(recent, slot));
  const deal = deals.find((one) => one.slot === chosen);
  // For games that the code does not govern, it is only shown: nothing is noted.
  const settles = at !== null && gameOf(rules).arbitrated;
  const people = at ? (deal ?? seatingAt(at.sheet, chosen ?? at.sheet.nextSlot)).seats : null;
  const seated = people?.map((person) => at?.sheet.names[person] ?? "") ?? names;
  const seat = draft.culprit;
  const culprit = seat === null ? null : (seated[seat] ?? null);
  const headOf = (of: ProvisionId, name: string): string =>
    t.written(words.titles[of], pageOf(of), MARK, name).split(MARK)[0] ?? "";
  const person = seat === null ? null : (people?.[seat] ?? null);
  const before = useNotedElsewhere(at?.sheet.id ?? null, person).filter((one) =>
    PROVISION_IDS.some((of) => isNoteOf(one, headOf(of, one.name))),
  );
  // A first or a repeated fault: looked up in the sheet and its tournament, unless answered by hand.
  const looksUp =
    settles && culprit !== null && draft.said.again === undefined && questionsOf(id).some(({ name }) => name === "again");
  const isAgain = () =>
    wasNoted(at?.sheet ?? { deals: [], disputes: [] }, headOf(id, culprit ?? "")) ||
    before.some((one) => isNoteOf(one, headOf(id, one.name)));
  const said = looksUp ? { ...draft.said, again: isAgain() } : draft.said;
  const reading = readCode({ ...draft, said, id }, settles ? deal : undefined, settles);
  return { deals, playing, chosen, setChosen, deal, seated, settles, reading, before };
}

interface AskedProps {
  id: ProvisionId;
  question: Question;
  /** The game's words for the two camps, if it has no taker. */
  camps: Readonly<Record<string, string>> | null;
  value: string | boolean | undefined;
  onChange: (value: string | boolean | undefined) => void;
}

function Asked({ id, question: { name, values, optional }, camps, value, onChange }: AskedProps) {
  const words = useWordsOf("provisions");
  return (
    <OneOf
      label={name === "result" && GIVE_BACK.includes(id) ? words.onceBack : words.asked[name]}
      of={[...(optional ? [NONE] : []), ...values]}
      say={(one) => (one === NONE ? words.otherwise[id] : (camps?.[one] ?? words.answers[one])) ?? one}
      value={value === undefined ? (optional ? NONE : null) : String(value)}
      onChange={(next) => onChange(next === NONE ? undefined : name === "again" ? next === "true" : next)}
    />
  );
}

/** In a tournament: what other tables noted on this person. */
function useNotedElsewhere(sheet: string | null, person: number | null): readonly NotedOf[] {
  const [hall] = (useHere(() => (sheet ? hallSaid(sheet) : "")) ?? "").split(" ");
  const view = useDoor(hall ? doorOf.hall(hall) : null).seen?.view;
  return view && sheet && person !== null ? notedElsewhere(view.hall, view.noted ?? [], sheet, person) : [];
}
