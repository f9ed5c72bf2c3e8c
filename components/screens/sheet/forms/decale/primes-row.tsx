import { useWords } from "#components/parts/words/words";
import { PRIMES, type Prime } from "#lib/rules/decale/data";
import { itemAt } from "#lib/rules/item-at";
import { cellOf, type Fault, type Seat } from "#lib/rules/rules";
import { signed } from "#lib/rules/words/words";
import { asksCampOnly, type DecaleDraft, playsInCamps, tiedLast } from "#lib/sheet/drafts/decale";
import { sayDecale } from "#lib/shown/games/say-decale";
import { ExtraPage } from "../extra-page";
import { Refused } from "../form-parts";
import type { FormPart } from "../forms";
import { HandsRow } from "../hands-row";
import { Hint } from "../hint";

/** Four announcements, folded away until somebody makes one. */
export function PrimesRow({ rules, names, draft, reading, change }: FormPart<DecaleDraft>) {
  const { m, rules: words } = useWords();
  const { terms } = words.games.decale;
  const holds = draft.primes.map(({ seat, prime }) =>
    m.decale.primeHolds(itemAt(names, seat), itemAt(terms, prime), signed(cellOf(rules, "prime-points", prime))),
  );
  const claims = (seat: Seat, prime: Prime) => draft.primes.some((claim) => claim.seat === seat && claim.prime === prime);
  const toggle = (seat: Seat, prime: Prime) =>
    change({
      primes: claims(seat, prime)
        ? draft.primes.filter((claim) => claim.seat !== seat || claim.prime !== prime)
        : [...draft.primes, { seat, prime }],
    });
  const refusal = <DecaleRefused of="extras" rules={rules} names={names} draft={draft} reading={reading} change={change} />;
  return (
    <ExtraPage label={m.decale.primes} holds={holds.length > 0 ? holds.join(" · ") : m.form.nothing} refusal={refusal}>
      {PRIMES.map((prime) => (
        <HandsRow
          key={prime}
          label={itemAt(terms, prime)}
          names={names}
          chosen={(seat) => claims(seat, prime)}
          onToggle={(seat) => toggle(seat, prime)}
        />
      ))}
      {refusal}
    </ExtraPage>
  );
}

/** Why points or extras are refused: a total under 75 may be a tied last trick, which one tap sets aside. */
export function DecaleRefused({ of, ...part }: FormPart<DecaleDraft> & { of: "points" | "extras" }) {
  const { rules, draft, change } = part;
  const t = useWords().m.decale;
  const remedyOf = ({ code }: Fault) => {
    const lacking = code === "total-not-75" ? tiedLast(rules, draft) : 0;
    if (lacking === 0) return undefined;
    return { label: t.asideRemedy(lacking), onTake: () => change({ setAside: draft.setAside + lacking }) };
  };
  return <Refused of={of} {...part} remedyOf={remedyOf} />;
}

/** 75 points, camp against camp, won or lost. */
export function DecaleCheckLine({ rules, draft, reading, change }: Omit<FormPart<DecaleDraft>, "names">) {
  const words = useWords();
  const t = words.m.decale;
  return (
    <div className="edge flex min-h-11 flex-wrap items-center justify-between gap-x-4">
      <p className="-scroll-mb-2 py-1 font-sans text-hint text-ink2" aria-live="polite">
        {sayDecale(rules, draft, reading, words)}
      </p>
      {playsInCamps(rules, draft) && (
        <Hint onClick={() => change({ each: !draft.each })}>{asksCampOnly(rules, draft) ? t.byPlayer : t.byCamp}</Hint>
      )}
    </div>
  );
}
