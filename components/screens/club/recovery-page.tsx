import { useState } from "react";
import { Trouble } from "#components/parts/form/submit";
import { useSaving } from "#components/parts/form/use-saving";
import { Column, Foot } from "#components/parts/page/page";
import { TopBar } from "#components/parts/page/top-bar";
import { PrimaryButton, QuietButton } from "#components/parts/press/buttons";
import { Qr } from "#components/parts/share/qr";
import { useWords, useWordsOf } from "#components/parts/words/words";
import type { ClubView } from "#lib/season/views";
import { inGroups } from "#lib/sheet/code";
import { fullDay } from "#lib/shown/season/say-number";
import { newRecovery, troubleOf } from "#lib/sync/club";
import { sharingOf } from "#lib/sync/sharing";
import { thisPhone } from "#lib/sync/this-phone";

interface Made {
  readonly code: string;
  readonly origin: string;
}

/** The club's recovery code: made, shown once, and printed as this page. */
export function RecoveryPage({ view, onClose }: { view: ClubView; onClose: () => void }) {
  const t = useWordsOf("club");
  const { club } = view;
  const { made, busy, trouble, make } = useRecovery(club.id);
  return (
    <Column className="flex flex-col">
      <TopBar left={<QuietButton onClick={onClose}>{t.alike.back.club}</QuietButton>} />
      <h1 className="edge text-title">{made ? t.recovery.paper(club.name) : t.recovery.title}</h1>
      {made ? (
        <Paper made={made} day={view.day} />
      ) : (
        <p className="edge pt-3 text-reason">
          {t.recovery.what} {view.ways?.code && t.recovery.ends}
        </p>
      )}
      <Trouble text={trouble} />
      <Foot className="flex flex-col wide:static print:hidden">
        {made ? (
          <>
            <PrimaryButton onClick={() => print()}>{t.alike.press.print}</PrimaryButton>
            <QuietButton className="justify-center" onClick={onClose}>
              {t.recovery.copied}
            </QuietButton>
          </>
        ) : (
          <PrimaryButton aria-disabled={busy} onClick={make}>
            {view.ways?.code ? t.recovery.goAgain : t.recovery.go}
          </PrimaryButton>
        )}
      </Foot>
    </Column>
  );
}

function useRecovery(club: string) {
  const t = useWordsOf("club");
  const { busy, trouble, save } = useSaving();
  const [made, setMade] = useState<Made | null>(null);
  const make = () =>
    void save(async () => {
      try {
        const phone = thisPhone();
        const origin = (await sharingOf(phone, club).reach()) ?? location.origin;
        setMade({ code: await newRecovery(phone, club), origin });
        return null;
      } catch (error) {
        const code = troubleOf(error);
        return code === "later" ? t.recovery.later : t.troubles[code];
      }
    });
  return { made, busy, trouble, make };
}

function Paper({ made: { code, origin }, day }: { made: Made; day: string }) {
  const { lang } = useWords();
  const t = useWordsOf("club").recovery;
  const address = `${origin}/${lang}/join`;
  return (
    <div className="edge pb-6">
      <p className="pt-2 text-reason">{t.made(fullDay(day, lang))}</p>
      <p className="grid w-max grid-cols-4 gap-x-5 gap-y-2 py-4 font-sans text-total" data-code>
        {inGroups(code)
          .split(" ")
          .map((group, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a group is its place
            <span key={at}>{group} </span>
          ))}
      </p>
      <div className="max-w-[200px]">
        <Qr text={`${address}#${code}`} label={t.qr} />
      </div>
      <h2 className="pt-4 text-choice">{t.how}</h2>
      <ol className="list-decimal pl-5 text-reason">
        {t.steps(address).map((step) => (
          <li key={step} className="pt-1 wrap-anywhere">
            {step}
          </li>
        ))}
      </ol>
      <p className="pt-3 text-reason">{t.who}</p>
    </div>
  );
}
