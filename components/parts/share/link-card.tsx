import { useEffect, useState } from "react";
import { QuietButton } from "#components/parts/ledger/buttons";
import { useWords } from "#components/parts/words/words";
import type { Role } from "#lib/sheet/role";
import type { ShownLink } from "#lib/sync/sharing";
import type { Attempt } from "./attempt";
import { Qr } from "./qr";
import { useShareWords } from "./share-words";

/** One role's way in: to be scanned, sent, or typed. */
export function LinkCard({ role, of, attempt }: { role: Role; of: "sheet" | "club"; attempt: Attempt }) {
  const t = useShareWords();
  const { lang } = useWords();
  const [link, setLink] = useState<ShownLink>();
  const [code, setCode] = useState<{ code: string; until: string }>();
  const [said, setSaid] = useState("");
  useEffect(() => void attempt((sharing) => sharing.link(role)).then(setLink), [attempt, role]);
  if (!link) return <div className="edge min-h-[280px]" />;
  const address = `${location.origin}/${lang}/join#${link.token}`;
  const rotate = async () => {
    const next = await attempt((sharing) => sharing.rotate(role));
    if (!next) return;
    setLink(next);
    setCode(undefined);
    setSaid(t.rotated);
  };
  return (
    <section aria-label={t.roles[role]} className="edge">
      <p className="label pt-1 pb-3">{of === "club" ? t.club.may[role] : t.may[role]}</p>
      <Qr text={address} label={of === "club" ? t.club.qr : t.qr} />
      <p className="label pt-2">{t.scan}</p>
      <div className="flex flex-wrap gap-x-5">
        <QuietButton onClick={() => void navigator.clipboard.writeText(address).then(() => setSaid(t.copied))}>
          {t.copy}
        </QuietButton>
        <QuietButton onClick={() => void attempt((sharing) => sharing.code(link.id)).then(setCode)}>{t.code}</QuietButton>
        <QuietButton onClick={rotate}>{t.rotate}</QuietButton>
      </div>
      <p role="status" className="label">
        {said}
      </p>
      {code && (
        <p className="pt-1">
          <span className="block text-total tracking-widest">
            <span className="sr-only">{t.codeIs(code.code)}</span>
            <span aria-hidden>
              {code.code.slice(0, 4)} {code.code.slice(4)}
            </span>
          </span>
          <span className="label">{t.codeUntil(hourOf(code.until, lang))}</span>
        </p>
      )}
    </section>
  );
}

const hourOf = (at: string, lang: string): string =>
  new Intl.DateTimeFormat(lang, { hour: "2-digit", minute: "2-digit" }).format(new Date(at));
