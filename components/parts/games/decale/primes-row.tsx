import { ExtraPage } from "#components/parts/form/extra-page";
import type { FormPart } from "#components/parts/games/desk";
import { HandsRow } from "#components/parts/games/hands-row";
import { useWords } from "#components/parts/words/words";
import { PRIMES, type Prime } from "#lib/rules/decale/data";
import { itemAt } from "#lib/rules/item-at";
import { cellOf, type Seat } from "#lib/rules/rules";
import { signed } from "#lib/rules/words/words";
import type { DecaleDraft } from "#lib/sheet/drafts/decale";
import { DecaleRefused } from "./check-line";

/** Four announcements, folded away until somebody makes one. */
export function PrimesRow({ rules, names, draft, reading, change }: FormPart<DecaleDraft>) {
  const { m, rules: words } = useWords();
  const { terms } = words.games.decale;
  const holds = draft.primes.map(({ seat, prime }) =>
    m.screens.decale.primeHolds(itemAt(names, seat), itemAt(terms, prime), signed(cellOf(rules, "prime-points", prime))),
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
    <ExtraPage label={m.screens.decale.primes} holds={holds.length > 0 ? holds.join(" · ") : m.form.nothing} refusal={refusal}>
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
