import { QuietButton } from "#components/parts/ledger/buttons";
import { RaisedPage } from "#components/parts/ledger/raised-page";
import { useWordsOf } from "#components/parts/words/words-of";
import type { Role } from "#lib/sheet/role";
import { Owned } from "./owned";

/** Who else has this club, and how to let more in. */
export function ShareClub({ id, role, onClose }: { id: string; role: Role; onClose: () => void }) {
  const t = useWordsOf("share");
  return (
    <RaisedPage label={t.title} height="high" onClose={onClose}>
      <div className="max-w-[720px] pb-8">
        <div className="edge pt-2">
          <QuietButton onClick={onClose}>{t.club.back}</QuietButton>
          <h2 className="double-rule pb-2 text-title">{t.title}</h2>
        </div>
        {role === "owner" ? <Owned id={id} /> : <p className="edge pt-3 text-reason">{t.club.ownerOnly}</p>}
      </div>
    </RaisedPage>
  );
}
