import { useEffect, useState } from "react";
import { QuietButton } from "#components/parts/press/buttons";
import { OneOf } from "#components/parts/press/choice-row";
import { useWordsAnd, useWordsOf } from "#components/parts/words/words";
import { daysLeft, LINK_DAYS, type LinkDays, linkEnd } from "#lib/sheet/link-days";
import type { Role } from "#lib/sheet/role";
import { fullMoment, hourOf } from "#lib/shown/season/say-number";
import { linkAddress, type OpenLink } from "#lib/sync/sharing";
import { LinkText } from "./link-text";
import { Qr } from "./qr";
import type { Attempt } from "./use-sharing";

/** One role's link: as a QR code to scan, to send, or as a code to type. */
export function LinkCard({ role, of, attempt }: { role: Role; of: "sheet" | "club"; attempt: Attempt }) {
  const { lang, t } = useWordsAnd("share");
  const [here, setLink] = useState<OpenLink | null>();
  const [code, setCode] = useState<{ code: string; until: string }>();
  const [said, setSaid] = useState("");
  useEffect(() => void attempt((sharing) => sharing.link(role)).then((open) => setLink(open ?? null)), [attempt, role]);
  if (here === null) return null;
  const link = here ?? awaited();
  const address = linkAddress(link, lang);
  const rotate = async () => {
    const next = await attempt((sharing) => sharing.rotate(role));
    if (!next) return;
    setLink(next);
    setCode(undefined);
    setSaid(t.rotated);
  };
  return (
    <section aria-label={t.roles[role]} aria-busy={!here} className={here ? "" : "invisible"}>
      <div className="edge">
        <p className="label pt-1 pb-3">{of === "club" ? t.club.may[role] : t.may[role]}</p>
        <Qr text={address} label={of === "club" ? t.club.qr : t.qr} />
        <p className="label pt-2">{t.scan}</p>
        <div className="flex flex-wrap gap-x-3">
          <LinkText address={address} onCopied={() => setSaid(t.copied)} />
          <QuietButton onClick={() => void attempt((sharing) => sharing.code(link.id)).then(setCode)}>{t.code}</QuietButton>
          <QuietButton onClick={rotate}>{t.rotate}</QuietButton>
        </div>
        <p role="status" className="label">
          {said}
        </p>
        {code && <Code code={code.code} until={hourOf(code.until)} />}
      </div>
      <LinkEnd link={link} attempt={attempt} onChange={(until) => setLink({ ...link, until })} />
    </section>
  );
}

/** A placeholder while the link is asked for: what stands below does not move under a thumb. */
const awaited = (): OpenLink => ({ id: "", token: "", until: linkEnd(7, Date.now()).toISOString(), reach: null });

function Code({ code, until }: { code: string; until: string }) {
  const t = useWordsOf("share");
  return (
    <p className="pt-1">
      <span className="block text-total tracking-widest">
        <span className="sr-only">{t.codeIs(code)}</span>
        <span aria-hidden>
          {code.slice(0, 4)} {code.slice(4)}
        </span>
      </span>
      <span className="label">{t.codeUntil(until)}</span>
    </p>
  );
}

/** The link's end, and the buttons to change it. */
function LinkEnd({ link, attempt, onChange }: { link: OpenLink; attempt: Attempt; onChange: (until: string) => void }) {
  const { lang, t } = useWordsAnd("share");
  const extend = (days: LinkDays) =>
    void attempt((sharing) => sharing.extend(link.id, days)).then((next) => next && onChange(next.until));
  return (
    <div className="pt-2">
      <p className="edge label">{t.until(fullMoment(link.until, lang))}</p>
      <OneOf
        label={t.lasts}
        hideLabel
        layout="even"
        of={LINK_DAYS}
        say={t.days}
        value={daysLeft(link.until, Date.now())}
        onChange={extend}
      />
    </div>
  );
}
