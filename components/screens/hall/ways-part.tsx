import { useEffect, useState } from "react";
import { Trouble } from "#components/parts/form/submit";
import { QuietButton } from "#components/parts/press/buttons";
import { OneOf } from "#components/parts/press/choice-row";
import { DeviceList } from "#components/parts/share/device-list";
import { LinkText } from "#components/parts/share/link-text";
import { Qr } from "#components/parts/share/qr";
import { useSharing } from "#components/parts/share/use-sharing";
import { useWords, useWordsOf } from "#components/parts/words/words";
import { ROLES, type Role } from "#lib/sheet/role";
import { linkAddress, type OpenLink } from "#lib/sync/sharing";
import { HallSection } from "./hall-section";

/** Who may come in: to follow, to hold a table, to arbitrate too; and who is in. */
export function WaysPart({ hall }: { hall: string }) {
  const t = useWordsOf("hall");
  const [open, setOpen] = useState(false);
  return (
    <HallSection title={t.ways.title}>
      {open ? (
        <Ways hall={hall} />
      ) : (
        <div className="edge wide:px-0">
          <QuietButton onClick={() => setOpen(true)}>{t.ways.show}</QuietButton>
        </div>
      )}
    </HallSection>
  );
}

function Ways({ hall }: { hall: string }) {
  const { lang } = useWords();
  const t = useWordsOf("hall").ways;
  const troubles = useWordsOf("share");
  const [role, setRole] = useState<Role>("viewer");
  const [link, setLink] = useState<{ role: Role; made: OpenLink }>();
  const [copied, setCopied] = useState(false);
  const { attempt, failed } = useSharing(hall);
  useEffect(() => {
    setCopied(false);
    void attempt((asked) => asked.link(role)).then((made) => made && setLink({ role, made }));
  }, [attempt, role]);
  const address = link?.role === role ? linkAddress(link.made, lang) : null;
  return (
    <>
      <Trouble text={failed && troubles[failed]} className="edge pt-3 wide:px-0" />
      <OneOf label={t.title} hideLabel layout="even" className="pt-2" of={ROLES} say={t.roles} value={role} onChange={setRole} />
      <div className="edge min-h-[340px] wide:px-0">
        <p className="label pt-1 pb-3">{t.may[role]}</p>
        {address && (
          <>
            <Qr text={address} label={t.roles[role]} />
            <LinkText address={address} onCopied={() => setCopied(true)} />
          </>
        )}
        <p role="status" className="label">
          {copied && t.copied}
        </p>
      </div>
      <DeviceList attempt={attempt} sheet={undefined} onLinkEnded={() => setRole("viewer")} />
    </>
  );
}
