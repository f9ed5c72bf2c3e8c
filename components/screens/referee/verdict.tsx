import { useEffect, useRef } from "react";
import { HintLink } from "#components/parts/press/links";
import { RuleText } from "#components/parts/rule/rule-text";
import { useWords } from "#components/parts/words/words";
import type { ProvisionId, RuleId } from "#lib/rules/articles";
import type { GameName, Seat } from "#lib/rules/rules";
import { codeHash } from "#lib/shown/addresses/referee-hash";
import { rulesHref } from "#lib/shown/rules/owner";
import { useReferee } from "./referee";

type Judged = "legal" | "illegal" | "unknown";

/** One word, then one sentence; scrolled into view, above what is pinned below, when the word changes. */
export function Verdict({ verdict, sentence }: { verdict: Judged; sentence: string }) {
  const { say } = useReferee();
  const box = useRef<HTMLDivElement>(null);
  // Only when the word changes: otherwise the page would move under the thumb at every card.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the word comes
  useEffect(() => {
    if (box.current) bringInSight(box.current);
  }, [verdict]);
  return (
    <div ref={box} role="status" id="verdict" className="edge scroll-mt-2 pt-3">
      <p className={`text-verdict ${verdict === "illegal" ? "text-neg" : ""}`}>{say.verdicts[verdict]}</p>
      <p className="max-w-[34rem] text-reason text-balance">{sentence}</p>
    </div>
  );
}

/** A long hand makes the page scroll, and the pinned picker covers its end. */
function bringInSight(box: HTMLElement): void {
  const pinned = box.closest("main")?.lastElementChild?.getBoundingClientRect().height ?? 0;
  const spared = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom) || 0;
  box.style.scrollMarginBottom = `${Math.max(0, pinned + 8 - spared)}px`;
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  box.scrollIntoView({ block: "nearest", behavior: isCalm ? "instant" : "smooth" });
}

interface Fitting {
  /** The case of the arbitration code that is likeliest. */
  fits: ProvisionId;
  /** Who is at fault, where that is known. */
  culprit?: Seat | null;
}

/** To the case that fits, on the referee's own page. */
export function CodeLink({ fits, culprit = null }: Fitting) {
  const { t } = useReferee();
  return (
    <HintLink accent href={codeHash(fits, culprit)}>
      {t.code}
    </HintLink>
  );
}

interface ArticlesProps extends Fitting {
  rules: readonly RuleId[];
  game: GameName;
  illegal: boolean;
}

/** The articles in their own words, each with its source and its place in the rules; what the code provides is a tap further. */
export function Articles({ rules, game, illegal, ...fitting }: ArticlesProps) {
  const { lang } = useWords();
  const { t } = useReferee();
  return (
    <div className="border-rule border-t">
      {[...new Set(rules)].map((rule) => (
        <div key={rule} className="edge pt-3">
          <RuleText rule={rule} />
          <HintLink href={rulesHref(lang, rule, game)}>
            <span className="border-rule2 border-b">{t.inRules}</span>
          </HintLink>
        </div>
      ))}
      {illegal && (
        <p className="edge flex flex-wrap items-center gap-x-4 pb-1 font-sans text-hint text-ink2">
          <span>
            {t.penalty}{" "}
            <a className="border-rule2 border-b" href={rulesHref(lang, "T1", game)}>
              T1
            </a>
          </span>
          <CodeLink {...fitting} />
        </p>
      )}
    </div>
  );
}
