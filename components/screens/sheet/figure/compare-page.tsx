import { Suspense, useState } from "react";
import { CloseFoot } from "#components/parts/page/close-foot";
import { RaisedPage } from "#components/parts/page/raised-page";
import { OneOf } from "#components/parts/press/choice-row";
import { useWordsAnd, useWordsOf } from "#components/parts/words/words";
import { tableRules } from "#lib/rules/games";
import { itemAt } from "#lib/rules/item-at";
import type { Rules, Seat } from "#lib/rules/rules";
import { sayFault, sayOption } from "#lib/rules/words/words";
import { compareDeal, differingRules, otherRules } from "#lib/sheet/compare";
import type { Sheet, SheetDeal } from "#lib/sheet/sheet";
import { CompareLines, Everyone, type Heads } from "./compare-lines";

interface Props {
  sheet: Sheet;
  deal: SheetDeal;
  seat: Seat;
  onClose: () => void;
}

/** The same deal under this table's rules and under a printed edition, side by side. */
export function ComparePage({ sheet, deal, seat, onClose }: Props) {
  const { rules: words, t } = useWordsAnd("compare");
  const others = otherRules(sheet.rules);
  const [chosen, setChosen] = useState(others[0]?.edition ?? "");
  const there = others.find(({ edition }) => edition === chosen);
  const { score } = deal;
  if (!there || !score || !deal.deal) return null;
  const own = words.games[sheet.rules.game];
  const name = (other: Seat) => itemAt(sheet.names, other);
  const edition = (rules: Rules) => itemAt(own.editions, rules.edition);
  const here = tableRules(sheet.rules).length > 0 ? t.table : edition(sheet.rules);
  const comparison = compareDeal(score.lines, there, deal.deal, deal.turn);
  const fault = comparison.faults[0];
  const heads = [here, edition(there)] as const;
  const totals = [score.scores, comparison.there?.scores] as const;
  const which = {
    label: t.with,
    layout: "flow",
    className: "border-rule border-t",
    of: others.map(({ edition }) => edition),
  } as const;
  return (
    <RaisedPage label={t.title} height="high" onClose={onClose}>
      <h2 className="edge pt-5 pb-2 text-title">{t.title}</h2>
      {others.length > 1 && <OneOf {...which} say={(id) => itemAt(own.editions, id)} value={chosen} onChange={setChosen} />}
      {fault && (
        <div className="edge pb-2 text-reason text-neg">
          {t.refused} {sayFault(own, words.common, fault, name)}
        </div>
      )}
      <CompareLines pairs={comparison.pairs} {...{ heads, seat, own, name, totals }} />
      <Everyone heads={heads} names={sheet.names} scores={totals} />
      <Suspense>
        <Differences here={sheet.rules} there={there} heads={heads} />
      </Suspense>
      <CloseFoot onClose={onClose} />
    </RaisedPage>
  );
}

function Differences({ here, there, heads }: { here: Rules; there: Rules; heads: Heads }) {
  const t = useWordsOf("compare");
  const options = useWordsOf("options")[here.game];
  return (
    <div className="edge max-w-[720px] pt-6">
      <h3 className="label pb-1">{t.rules}</h3>
      <dl>
        {differingRules(here, there).map(({ spec, ...values }) => (
          <div key={spec.id} className="border-rule border-t py-2">
            <dt className="text-choice">{options[spec.id]?.label}</dt>
            {[values.here, values.there].map((value, side) => (
              <dd key={heads[side]} className="flex justify-between gap-4 text-contract">
                <span className="text-ink2">{heads[side]}</span>
                <span className="text-right">{sayOption(options, spec, value)}</span>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </div>
  );
}
