import { HintLink } from "#components/parts/press/links";
import { useDisputes } from "#components/parts/words/game-words";
import { useWords, useWordsAnd, useWordsOf } from "#components/parts/words/words";
import type { Situation } from "#lib/rules/arbitration/situations";
import type { RuleId } from "#lib/rules/articles";
import type { DisputeId } from "#lib/rules/disputes";
import { gameNamed } from "#lib/rules/games";
import type { GameName } from "#lib/rules/rules";
import { codeHash } from "#lib/shown/addresses/referee-hash";
import { holdsAll, type Sought } from "#lib/shown/rules/asked";
import { rulesHref } from "#lib/shown/rules/owner";
import { ruleLabel } from "#lib/shown/rules/rule-label";

/** The kind of incident in the arbitration code that a dispute leads to. */
const SITUATION_OF: Readonly<Partial<Record<DisputeId, Situation>>> = {
  poignee: "poignee",
  forgotten: "poignee",
  discard: "discard",
  "petit-sec": "deal",
  "false-deal": "deal",
  "out-of-turn": "play",
};

/** The commonest disputes: the first case that is true decides, by the rule beside it. */
export function Disputes({ game, asked }: { game: GameName; asked: Sought }) {
  const { lang, t } = useWordsAnd("rules");
  const words = useWordsOf("disputes");
  const disputes = useDisputes()[game].filter(({ id, cases }) =>
    holdsAll([words.titles[id], ...cases.flatMap(([code]) => words.cases[code])].join(" "), asked),
  );
  if (disputes.length === 0) return null;
  return (
    <section aria-labelledby="disputes">
      <h2 id="disputes" className="edge scroll-mt-14 pt-6 pb-1 text-[1.3125rem]/[1.875rem]">
        {t.disputes}
      </h2>
      <p className="edge label pb-2">{t.disputesNote}</p>
      {disputes.map(({ id, cases }) => (
        <details key={id} className="group border-rule border-t">
          <summary className="edge flex min-h-[46px] cursor-pointer list-none items-center justify-between gap-4 text-choice [&::-webkit-details-marker]:hidden">
            {words.titles[id]}
            <span aria-hidden className="text-ink2">
              <span className="group-open:hidden">›</span>
              <span className="hidden group-open:inline">⌄</span>
            </span>
          </summary>
          <ol className="pb-2">
            {cases.map(([code, rule]) => (
              <Case key={code} said={words.cases[code]} rule={rule} game={game} />
            ))}
          </ol>
          {gameNamed(game).arbitrated && (
            <p className="edge pb-1">
              <HintLink href={`/${lang}/referee${codeHash(SITUATION_OF[id] ?? "revoke")}`}>{t.code}</HintLink>
            </p>
          )}
        </details>
      ))}
    </section>
  );
}

interface CaseProps {
  said: readonly [when: string, then: string];
  rule: RuleId;
  game: GameName;
}

function Case({ said: [when, then], rule, game }: CaseProps) {
  const { m, lang } = useWords();
  return (
    <li className="edge flex items-baseline justify-between gap-4 py-1">
      <p className="min-w-0">
        <span className="label block">{when}</span>
        <span className="block text-prose">{then}</span>
      </p>
      <HintLink href={rulesHref(lang, rule, game)} className="min-w-11 shrink-0 justify-end">
        <span className="border-rule2 border-b">{ruleLabel(rule, m.rule)}</span>
      </HintLink>
    </li>
  );
}
