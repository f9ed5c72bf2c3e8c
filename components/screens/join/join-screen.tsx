// This folder: a link or a code that lets a phone in.
"use client";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useFollowedHash } from "#components/parts/door/hash";
import { ReadyButton, submitting, Trouble } from "#components/parts/form/submit";
import { Column } from "#components/parts/page/page";
import { PrimaryButton, QuietLink } from "#components/parts/press/buttons";
import { useWords, useWordsAnd, useWordsOf, warmWords } from "#components/parts/words/words";
import { inGroups, isRecoveryCode, isWholeCode } from "#lib/sheet/code";
import { clubAddress, hallAddress, sheetAddress } from "#lib/shown/addresses/addresses";
import { type Joined, joinSheet } from "#lib/sync/join";
import { askToPersist } from "#lib/sync/persist";
import { thisPhone } from "#lib/sync/this-phone";
import type { Lang } from "#messages/words";

warmWords("join");

/** The longest code that fits in the large letters. */
const SHORT = 12;
/** Seven groups of four, with any separators. */
const LONGEST = 44;

type State =
  | { readonly step: "typing" | "joining" }
  | { readonly step: "refused"; readonly code: Exclude<Joined, { ok: true }>["code"] | "oldLink" | "short" };

type Asked = { readonly token: string } | { readonly code: string };

/** A tournament's link says which table's card it is printed on. */
const addressOf = {
  sheet: sheetAddress,
  club: clubAddress,
  hall: (lang: Lang, id: string) => {
    const table = /^\d+$/.exec(new URLSearchParams(location.search).get("t") ?? "")?.[0];
    return hallAddress(lang, id, table ? `&t=${table}` : "");
  },
};

/** Joins by the link in the address, or by a typed code. `children`: the sheet, shown here once its address replaces this one. */
export function JoinScreen({ children }: { children: ReactNode }) {
  const [isIn, setIn] = useState(false);
  return isIn ? children : <JoinForm onSheet={setIn} />;
}

/**
 * Joins by the link in the address at once, on a tap, and when a network comes back. `onSheet`: called once a sheet was joined,
 * and the address is the sheet's.
 */
function useJoining(onSheet: (isIn: true) => void, onCode: (code: string) => void) {
  const { lang } = useWords();
  const [state, setState] = useState<State>({ step: "typing" });
  const last = useRef<Asked | null>(null);
  async function join(asked: Asked) {
    last.current = asked;
    setState({ step: "joining" });
    const joined = await joinSheet(thisPhone(), asked);
    if (joined.ok) void askToPersist();
    // For a link the words for an unknown code would not fit.
    if (!joined.ok)
      return setState({ step: "refused", code: joined.code === "unknown" && "token" in asked ? "oldLink" : joined.code });
    const address = addressOf[joined.kind](lang, joined.id);
    if (joined.kind !== "sheet") return location.replace(address);
    history.replaceState(null, "", address);
    onSheet(true);
  }
  useFollowedHash((hash) => {
    const token = hash.slice(1);
    // A recovery code works once: scanning it only fills the field, and does not use it up.
    if (isRecoveryCode(token)) onCode(inGroups(token));
    else if (token) void join({ token });
  });
  const waits = state.step === "refused" && state.code === "offline";
  useEffect(() => {
    if (!waits) return;
    const again = () => last.current && void join(last.current);
    addEventListener("online", again);
    return () => removeEventListener("online", again);
  });
  return { state, waits, join, say: setState };
}

function JoinForm({ onSheet }: { onSheet: (isIn: true) => void }) {
  const { lang, t } = useWordsAnd("join");
  const [code, setCode] = useState("");
  // Runs after `CodeField`'s effect: a link's code replaces what was typed before the page started.
  const { state, waits, join, say } = useJoining(onSheet, setCode);
  const ready = isWholeCode(code);
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
          {waits && location.hash && !ready && !isRecoveryCode(location.hash) ? (
            <PrimaryButton className="w-full" onClick={() => void join({ token: location.hash.slice(1) })}>
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
