// This folder: a link or a code that lets a phone in.
"use client";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { ReadyButton, submitting, Trouble } from "#components/parts/form/submit";
import { Column } from "#components/parts/page/page";
import { PrimaryButton, QuietLink } from "#components/parts/press/buttons";
import { useWordsAnd, useWordsOf, warmWords } from "#components/parts/words/words";
import { isRecoveryCode, isWholeCode } from "#lib/sheet/code";
import { joinAsked } from "#lib/shown/addresses/join-hash";
import { useJoining } from "./use-joining";

warmWords("join");

/** The longest code that fits in the large letters. */
const SHORT = 12;
/** Seven groups of four, with any separators. */
const LONGEST = 44;

/** Joins by the link in the address, or by a typed code. `children`: the sheet, shown here once its address replaces this one. */
export function JoinScreen({ children }: { children: ReactNode }) {
  const [isIn, setIn] = useState(false);
  return isIn ? children : <JoinForm onSheet={setIn} />;
}

function JoinForm({ onSheet }: { onSheet: (isIn: true) => void }) {
  const { lang, t } = useWordsAnd("join");
  const [code, setCode] = useState("");
  // Runs after `CodeField`'s effect: a link's code replaces what was typed before the page started.
  const { state, waits, join, say } = useJoining(onSheet, setCode);
  const ready = isWholeCode(code);
  const link = waits && !ready ? joinAsked(location.hash) : null;
  const submit = submitting(() => (ready ? join({ code }) : say({ step: "refused", code: "short" })));
  const type = (typed: string) => {
    setCode(typed);
    if (state.step === "refused") say({ step: "typing" });
  };
  return (
    <Column className="flex flex-col">
      <nav className="edge flex h-(--bar) items-end pt-[env(safe-area-inset-top)]">
        <QuietLink href={`/${lang}`}>{t.alike.back.sheets}</QuietLink>
      </nav>
      <h1 className="edge double-rule pb-2 text-title">{t.alike.pages.join}</h1>
      {/* "dialog": if the form is sent before the page's code runs, nothing happens, and nothing typed is lost. */}
      <form method="dialog" className="edge flex flex-1 flex-col pt-4" onSubmit={submit}>
        <CodeField code={code} onCode={setCode} onType={type} />
        <p role="status" className="pt-4 text-reason">
          {state.step === "joining" && t.opening}
        </p>
        <Trouble text={state.step === "refused" ? t[state.code] : null} className="" />
        <div className="foot mt-auto pt-3">
          {link && "token" in link ? (
            <PrimaryButton className="w-full" onClick={() => void join(link)}>
              {t.again}
            </PrimaryButton>
          ) : (
            <ReadyButton type="submit" className="w-full" ready={ready}>
              {t.alike.pages.join}
            </ReadyButton>
          )}
        </div>
      </form>
    </Column>
  );
}

/** Takes over what was typed before the page's code ran. */
function CodeField({ code, onCode, onType }: Record<"onCode" | "onType", (code: string) => void> & { code: string }) {
  const t = useWordsOf("join");
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => onCode(field.current?.value ?? ""), [onCode]);
  return (
    <>
      <label>
        <span className="label">{t.label}</span>
        <input
          ref={field}
          className={`min-h-14 w-full border-rule2 border-b bg-transparent font-sans uppercase ${code.length > SHORT ? "text-[length:min(1.0625rem,calc((100vw-2rem)/21.2))] tracking-normal" : "text-total tracking-widest"}`}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          maxLength={LONGEST}
          value={code}
          onChange={(event) => onType(event.target.value)}
        />
      </label>
      <p className="label pt-1">{t.hint}</p>
      {isRecoveryCode(code) && <p className="pt-3 text-reason">{t.recovers}</p>}
    </>
  );
}
