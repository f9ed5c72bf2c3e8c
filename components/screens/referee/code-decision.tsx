import { leaveFor } from "#components/parts/door/leave-for";
import { Trouble } from "#components/parts/form/submit";
import { useSheetSaving } from "#components/parts/live/use-sheet-saving";
import { Foot } from "#components/parts/page/page";
import { PrimaryButton } from "#components/parts/press/buttons";
import { useWords, useWordsOf } from "#components/parts/words/words";
import type { Provision } from "#lib/rules/arbitration/cases";
import { type ProvisionId, pageOf } from "#lib/rules/articles";
import type { Json } from "#lib/rules/read";
import type { Seat } from "#lib/rules/rules";
import { provisionParts } from "#lib/rules/words/provision";
import { contest, dispute, record, seated } from "#lib/sheet/change";
import { decide, emptiedBy } from "#lib/sheet/drafts/arbitrated";
import type { Change } from "#lib/sheet/event";
import { seatingAt } from "#lib/sheet/look-up";
import type { SheetDeal } from "#lib/sheet/sheet";
import { sheetAddress } from "#lib/shown/addresses/addresses";
import { hashOfView } from "#lib/shown/addresses/sheet-view";
import { codeLines } from "#lib/shown/referee/code-lines";
import { canRule } from "#lib/shown/sheet/may-note";
import { keepDone } from "../../../lib/sync/keep-done";
import type { SheetHere } from "./referee";

interface Props {
  at: SheetHere;
  id: ProvisionId;
  slot: number;
  /** Undefined while it is being played. */
  deal: SheetDeal | undefined;
  provision: Provision;
  culprit: Seat | null;
  /** The deal after points won by the fault are given back, if any; and how many. */
  mended: Json | null;
  back: number;
}

/** What the provision would note on the sheet, line by line; then it is applied, or noted for those who decide. */
export function CodeDecision(props: Props) {
  const { at, id, slot, deal, provision, culprit, mended, back } = props;
  const t = useWordsOf("arbiter");
  const said = useWordsOf("provisions");
  const { sheet } = at;
  const number = slot + 1;
  const { seats, dealer } = deal ?? seatingAt(sheet, slot);
  const names = seats.map((person) => sheet.names[person] ?? "");
  const nameOf = (seat: Seat | null) => (seat === null ? "" : (names[seat] ?? ""));
  const note = t.written(
    said.titles[id],
    pageOf(id),
    [...(mended ? [t.backSaid(back)] : []), ...provisionParts(said, provision)].join(", "),
    nameOf(culprit) || null,
  );
  const { mayDecide, trouble, act } = useDeciding(props, { seats, dealer, names, note });
  const lines = codeLines(t, { ...props, number, seats, dealer, nameOf, dealing: sheet.names[dealer] ?? "" });

  return (
    <>
      <ul className="edge border-rule border-t pt-2">
        {lines.map((line) => (
          <li key={line} className="max-w-[34rem] py-0.5 font-sans text-hint text-ink2">
            {line}
          </li>
        ))}
        {!mayDecide && <li className="max-w-[34rem] py-0.5 font-sans text-hint text-ink2">{t.ownerOnly}</li>}
      </ul>
      <Trouble text={trouble} />
      <Foot>
        <PrimaryButton className="w-full" onClick={() => void act()}>
          {mayDecide && (deal || emptiedBy(provision, culprit)) ? t.take(number) : t.note(number)}
        </PrimaryButton>
      </Foot>
    </>
  );
}

/** Applies the provision, or notes it for those who decide; then goes back to the sheet. */
function useDeciding(
  { at, slot, deal, provision, culprit, mended }: Props,
  { seats, dealer, names, note }: Pick<SheetDeal, "seats" | "dealer"> & { names: readonly string[]; note: string },
) {
  const { lang } = useWords();
  const { sheet, open } = at;
  const mayDecide = canRule(at);
  const { trouble, once, say } = useSheetSaving(open, sheet, names);
  const act = () =>
    once(async () => {
      const begun = deal ? [] : [beginning()];
      const unbegun = say(await open.save(...begun));
      const here = open.getSnapshot().sheet ?? sheet;
      const there = deal ?? here.deals.find((one) => one.slot === slot);
      const changes = there ? (mayDecide ? decide(there, { provision, culprit, note, mended }) : [contest(there, note)]) : [];
      const why = unbegun ?? say(await open.save(...changes));
      if (why !== null) return why;
      keepDone(open, [...begun, ...changes], there ? here : sheet);
      await leaveFor(sheetAddress(lang, sheet.id, deal ? hashOfView({ page: "history", slot }) : ""));
      return null;
    });

  /** A new deal or an annulled one is noted at once; else the deal being played is contested until it is noted. */
  function beginning(): Change {
    const emptied = mayDecide ? emptiedBy(provision, culprit) : null;
    return emptied ? record(slot, emptied, seated(sheet, slot, seats, dealer)) : dispute(slot, note);
  }

  return { mayDecide, trouble, act };
}
