import { TitledPage } from "#components/parts/page/titled-page";
import { Owned } from "#components/parts/share/owned";
import { useWordsOf } from "#components/parts/words/words";
import type { Role } from "#lib/sheet/role";

/** Who else has this club, and how to let more in. */
export function ShareClub({ id, role, onClose }: { id: string; role: Role; onClose: () => void }) {
  const t = useWordsOf("share");
  return (
    <TitledPage title={t.alike.pages.share} back={t.alike.back.club} onClose={onClose}>
      {role === "owner" ? <Owned id={id} /> : <p className="edge pt-3 text-reason">{t.club.ownerOnly}</p>}
    </TitledPage>
  );
}
