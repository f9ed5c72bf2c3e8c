import { useCallback } from "react";
import { Trouble } from "#components/parts/form/submit";
import { TitledPage } from "#components/parts/form/titled-page";
import { LinkCard } from "#components/parts/share/link-card";
import type { Attempt } from "#components/parts/share/use-sharing";
import { useSharing } from "#components/parts/share/use-sharing";
import { useWordsOf } from "#components/parts/words/words";
import type { Role } from "#lib/sheet/role";
import { thisPhone } from "#lib/sync/this-phone";

interface Props {
  sheet: string;
  title: string;
  names: readonly string[];
  onClose: () => void;
}

const NOTES: Role = "player";

/** One table's way in: whoever scans it notes at that table; two phones that do note on one sheet. */
export function QrPage({ sheet, title, names, onClose }: Props) {
  const t = useWordsOf("draw");
  const share = useWordsOf("share");
  const { attempt: ask, failed } = useSharing(sheet);
  const attempt: Attempt = useCallback(
    (act) =>
      ask(async (sharing) => {
        // The server lets in by a link to what it has.
        await thisPhone().open(sheet).sync();
        return act(sharing);
      }),
    [ask, sheet],
  );
  return (
    <TitledPage
      title={title}
      label={t.qrOf(title)}
      back={t.backToTables}
      head={<p className="pt-2 text-reason">{t.list(names)}</p>}
      onClose={onClose}
    >
      <Trouble text={failed ? share.failed : null} className="edge pt-3" />
      <LinkCard role={NOTES} of="sheet" attempt={attempt} />
    </TitledPage>
  );
}
