// This folder: the first page, with sheets, clubs and saved files.
import { useId, useState } from "react";
import { ReadyButton, submitting, Trouble } from "#components/parts/form/submit";
import { useSaving } from "#components/parts/form/use-saving";
import { TitledPage } from "#components/parts/page/titled-page";
import { QuietButton } from "#components/parts/press/buttons";
import { useWordsOf } from "#components/parts/words/words";
import type { ClubFile, ImportReport } from "#lib/season/club/club-file";
import { clubNameIn } from "#lib/season/club/club-report";
import { inGroups, isRecoveryCode } from "#lib/sheet/code";
import { takeClub } from "#lib/sync/club";
import { thisPhone } from "#lib/sync/this-phone";
import { WireError } from "#lib/sync/wire";

interface Props {
  file: ClubFile;
  /** The file was not taken over yet: it may also be done without the code. */
  isFirst?: boolean;
  onTaken: (report: ImportReport) => void;
}

/** With its printed code the club itself is restored. */
export function ClubCode({ file, isFirst = false, onTaken }: Props) {
  const t = useWordsOf("home").taken.club;
  const [code, setCode] = useState("");
  const { busy, trouble, save } = useSaving();
  const take = (recovery?: string) =>
    save(async () => {
      try {
        onTaken(await takeClub(thisPhone(), file, recovery));
        return null;
      } catch (error) {
        const why = error instanceof WireError ? error.code : "server";
        return why === "refused" && recovery !== undefined ? t.wrongCode : t.troubles[why];
      }
    });
  const ready = isRecoveryCode(code);
  return (
    <form method="dialog" className="edge flex flex-1 flex-col pt-4" onSubmit={submitting(() => ready && take(code))}>
      <CodeField code={code} onCode={setCode} />
      <p role="status" className="pt-3 text-reason">
        {busy && t.taking}
      </p>
      <Trouble text={busy ? null : trouble} className="" />
      <div className="foot mt-auto flex flex-col pt-3">
        <ReadyButton type="submit" ready={ready && !busy}>
          {t.withCode}
        </ReadyButton>
        {isFirst && (
          <QuietButton className="justify-center" aria-disabled={busy} onClick={() => void take()}>
            {t.without}
          </QuietButton>
        )}
      </div>
    </form>
  );
}

/** The code as it is printed, in groups; Enter sends it. */
function CodeField({ code, onCode }: { code: string; onCode: (code: string) => void }) {
  const t = useWordsOf("home").taken.club;
  const note = useId();
  return (
    <>
      <label>
        <span className="label">{t.code}</span>
        <textarea
          className="block h-[72px] w-full resize-none border-rule2 border-b bg-transparent pt-1 font-sans text-choice uppercase leading-7 tracking-wide"
          rows={2}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          maxLength={44}
          aria-describedby={note}
          value={code}
          onChange={(event) => onCode(event.target.value)}
          onBlur={() => onCode(inGroups(code))}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            event.currentTarget.form?.requestSubmit();
          }}
        />
      </label>
      <p id={note} className="pt-1 font-sans text-hint text-ink2">
        {t.codeNote}
      </p>
    </>
  );
}

/**
 * Asked before a club's file is taken over: with its printed code the club itself is restored, without it, from another phone, a
 * copy is made.
 */
export function ClubAsk({ onClose, ...code }: Omit<Props, "isFirst"> & { onClose: () => void }) {
  const { alike, taken } = useWordsOf("home");
  const t = taken.club;
  return (
    <TitledPage
      title={t.ask}
      back={alike.back.sheets}
      head={<p className="pt-3 text-reason">{t.is(clubNameIn(code.file))}</p>}
      foot={null}
      onClose={onClose}
    >
      <ClubCode {...code} isFirst />
    </TitledPage>
  );
}
