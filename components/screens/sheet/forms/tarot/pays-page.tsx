import "../../../../parts/ledger/ledger.css";
import { Figure } from "#components/parts/ledger/figure";
import { RaisedPage } from "#components/parts/page/raised-page";
import { QuietButton } from "#components/parts/press/buttons";
import { useWords } from "#components/parts/words/words";
import type { Rules } from "#lib/rules/rules";
import { signed } from "#lib/rules/words/words";
import { payOf } from "#lib/sheet/drafts/pay";
import { bidsOf, table } from "#lib/sheet/drafts/tarot-table";

const MARGINS = [-10, 0, 10];

/** Before bidding: what each contract pays at ten short, just made and ten over, as the rules of this table count it. */
export function PaysPage({ rules, onClose }: { rules: Rules; onClose: () => void }) {
  const { m } = useWords();
  const t = m.tarot.pays;
  const calls = table.calls(rules);
  const note = calls ? t.noteFive : t.note;
  return (
    <RaisedPage label={t.title} height="high" onClose={onClose}>
      <div className="edge max-w-[720px] pt-5">
        <h2 className="text-title">{t.title}</h2>
        <p className="label pb-2">{note}</p>
      </div>
      <PayTable rules={rules} alone={false} caption={note} />
      {calls && (
        <>
          <h3 className="edge pt-4 text-choice">{t.alone}</h3>
          <PayTable rules={rules} alone caption={t.alone} />
        </>
      )}
      <div className="edge foot mt-auto pt-4">
        <QuietButton onClick={onClose}>{m.always.close}</QuietButton>
      </div>
    </RaisedPage>
  );
}

function PayTable({ rules, alone, caption }: { rules: Rules; alone: boolean; caption: string }) {
  const words = useWords();
  const t = words.m.tarot;
  const { terms } = words.rules.games[rules.game];
  return (
    <table className="lines">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="label text-corner">
          <th scope="col" className="double-rule pl-(--left) text-left font-normal">
            {t.contract}
          </th>
          {MARGINS.map((margin) => (
            <th key={margin} scope="col" className="double-rule py-1 pr-(--right) text-right font-normal">
              {margin === 0 ? t.pays.just : signed(margin)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {bidsOf(rules).map((contract) => (
          <tr key={contract}>
            <th scope="row" className="h-11 border-rule border-b pl-(--left) text-left text-choice font-normal">
              {terms[contract]}
            </th>
            {MARGINS.map((margin) => (
              <td key={margin} className="border-rule border-b pr-(--right) text-right text-figure">
                {payOf(rules, contract, margin, alone).map((points, i) => (
                  <span key={i === 0 ? "taker" : "partner"} className={i === 0 ? "" : "block text-running"}>
                    <Figure value={points} />
                  </span>
                ))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
