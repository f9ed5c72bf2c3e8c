import { useState } from "react";
import { Field } from "#components/parts/field/field";
import { PrimaryButton, QuietButton } from "#components/parts/ledger/buttons";
import { ChoiceRow } from "#components/parts/ledger/choice-row";
import { useWordsOf } from "#components/parts/words/words-of";
import { contractsOf, type Due, scoreOf } from "#lib/hall/boards";
import type { BoardPlay } from "#lib/hall/hall";
import type { Format } from "#lib/rules/hall/boards";
import type { Json } from "#lib/rules/read";
import { signed } from "#lib/rules/words/words";
import { numberIn } from "#lib/shown/number-in";

export interface Told {
  readonly taker: number;
  readonly score: number;
  readonly deal?: Json;
}

interface Props {
  format: Format;
  due: Due;
  /** By seat, who may take; null where nobody sits. */
  names: readonly (string | null)[];
  /** What stands, where this corrects it. */
  was: BoardPlay | undefined;
  onKeep: (told: Told) => Promise<void>;
  /** Something else is being sent. */
  busy: boolean;
  onCancel: () => void;
}

type Petit = "none" | "attack" | "defence";
type Slam = "none" | "made" | "announced" | "failed";
const SLAMS: Readonly<Record<Slam, object | undefined>> = {
  none: undefined,
  made: { announced: false, by: "attack" },
  announced: { announced: true, by: "attack" },
  failed: { announced: true, by: null },
};

const poigneeIn = (deal: Json | null | undefined): number =>
  (deal?.poignees as readonly { readonly level: number }[] | undefined)?.[0]?.level ?? 0;

function slamIn(deal: Json | null | undefined): Slam {
  const { announced, by } = (deal?.slam ?? {}) as { announced?: boolean; by?: string | null };
  if (announced === undefined) return "none";
  return announced ? (by === "attack" ? "announced" : "failed") : "made";
}

/** One score of a board: told as the deal was counted, or as the paper says it. */
export function BoardForm({ format, due, names, was, onKeep, busy, onCancel }: Props) {
  const t = useWordsOf("boards");
  const faults = useWordsOf("hallFaults");
  const [taker, setTaker] = useState<number | null>(due.taker ?? was?.taker ?? null);
  const [how, setHow] = useState<"deal" | "score">(was && !was.deal ? "score" : "deal");
  const [contract, setContract] = useState(String(was?.deal?.contract ?? "garde"));
  const [bouts, setBouts] = useState<number | null>(was?.deal ? Number(was.deal.bouts) : null);
  const [points, setPoints] = useState(was?.deal ? String(was.deal.points) : "");
  const [petit, setPetit] = useState<Petit>((was?.deal?.petitAuBout as Petit) ?? "none");
  const [poignee, setPoignee] = useState(poigneeIn(was?.deal));
  const [slam, setSlam] = useState<Slam>(slamIn(was?.deal));
  const [typed, setTyped] = useState(was && !was.deal ? String(was.score) : "");
  const contracts = contractsOf(format);
  const made = numberIn(points);
  const score = numberIn(typed);
  const deal: Json = {
    taker,
    contract,
    bouts,
    points: made,
    petitAuBout: petit === "none" ? null : petit,
    ...(poignee > 0 && { poignees: [{ seat: taker, level: poignee }] }),
    ...(SLAMS[slam] && { slam: SLAMS[slam] }),
  };
  const missing =
    taker === null
      ? t.missing.taker
      : how === "score"
        ? typed.trim() === "" && t.missing.score
        : bouts === null
          ? t.missing.bouts
          : points.trim() === "" && t.missing.points;
  const counted = how === "deal" && !missing ? scoreOf(deal) : null;
  const fault = counted && !counted.ok ? counted.faults[0] : undefined;
  const isOdd = how === "score" && typeof score === "number" && score % 2 !== 0;
  const comes = counted?.ok ? counted.value : how === "score" && typeof score === "number" && !isOdd ? score : null;
  const ready = !missing && comes !== null && !busy;
  const keep = () => {
    if (ready && taker !== null) void onKeep({ taker, score: comes, ...(how === "deal" && { deal }) });
  };
  return (
    <form
      aria-label={due.taker === null ? t.board(due.board) : t.boardBy(due.board, names[due.taker] ?? "")}
      className="border-rule border-b bg-leaf pb-3"
      onSubmit={(event) => {
        event.preventDefault();
        keep();
      }}
    >
      {due.taker === null && (
        <ChoiceRow
          label={format === "individual" ? t.taker : t.attacks}
          labelAbove
          layout="flow"
          choices={names.flatMap((name, value) => (name === null ? [] : [{ value, label: name }]))}
          value={taker}
          onChange={setTaker}
        />
      )}
      {contracts.length > 1 && (
        <ChoiceRow
          label={t.contract}
          labelAbove
          layout="flow"
          choices={contracts.map((value) => ({ value, label: t.contracts[value] ?? value }))}
          value={contract}
          onChange={setContract}
        />
      )}
      <ChoiceRow
        label={t.how}
        labelAbove
        layout="flow"
        choices={(["deal", "score"] as const).map((value) => ({ value, label: t.hows[value] }))}
        value={how}
        onChange={setHow}
      />
      {how === "score" ? (
        <Field
          label={t.score}
          note={t.scoreNote}
          inputMode="text"
          value={typed}
          maxLength={7}
          onChange={(e) => setTyped(e.target.value)}
        />
      ) : (
        <>
          <ChoiceRow
            label={t.bouts}
            labelAbove
            layout="flow"
            choices={[0, 1, 2, 3].map((value) => ({ value, label: String(value) }))}
            value={bouts}
            onChange={setBouts}
          />
          <Field label={t.made} inputMode="decimal" value={points} maxLength={5} onChange={(e) => setPoints(e.target.value)} />
          <ChoiceRow
            label={t.petit}
            labelAbove
            layout="flow"
            choices={(["none", "attack", "defence"] as const).map((value) => ({ value, label: t.petits[value] }))}
            value={petit}
            onChange={setPetit}
          />
          <ChoiceRow
            label={t.poignee}
            labelAbove
            layout="flow"
            choices={t.poignees.map((label, value) => ({ value, label }))}
            value={poignee}
            onChange={setPoignee}
          />
          <ChoiceRow
            label={t.slam}
            labelAbove
            layout="flow"
            choices={(["none", "made", "announced", "failed"] as const).map((value) => ({ value, label: t.slams[value] }))}
            value={slam}
            onChange={setSlam}
          />
        </>
      )}
      <p role="status" className={`edge min-h-8 pt-2 text-reason ${fault || isOdd ? "text-neg" : ""}`}>
        {fault
          ? (faults[fault.code]?.(fault.params ?? {}, String) ?? fault.code)
          : isOdd
            ? t.odd
            : comes === null
              ? ""
              : t.comes(signed(comes))}
      </p>
      <div className="edge flex flex-wrap items-center gap-x-6 pt-1">
        <PrimaryButton type="submit" className="flex-1" ready={ready}>
          {missing || t.keep(due.board)}
        </PrimaryButton>
        <QuietButton onClick={onCancel}>{useWordsOf("hall").cancel}</QuietButton>
      </div>
    </form>
  );
}
