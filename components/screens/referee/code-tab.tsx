import { OneOf } from "#components/parts/press/choice-row";
import { useWordsAnd, useWordsOf } from "#components/parts/words/words";
import { SITUATION_NAMES, SITUATIONS } from "#lib/rules/arbitration/situations";
import { pageOf } from "#lib/rules/articles";
import { gameNamed } from "#lib/rules/games";
import { CodeCase, type CodeProps } from "./code-case";

/** The federation's arbitration code: what happened, then what it provides. Nothing is applied by itself. */
export function CodeTab(props: CodeProps) {
  const { rules, t } = useWordsAnd("arbiter");
  const { game } = props.table.rules;
  const { arbitrated } = gameNamed(game);
  const { id } = props.draft;
  return (
    <>
      {(id === null || !arbitrated) && (
        <p className="edge max-w-[34rem] pt-3 font-sans text-hint text-ink2">
          {arbitrated ? t.lead : t.noText(rules.names[game])}
        </p>
      )}
      {id === null ? <Cases {...props} /> : <CodeCase {...props} id={id} />}
    </>
  );
}

function Cases({ draft, onDraft }: CodeProps) {
  const t = useWordsOf("arbiter");
  const { titles } = useWordsOf("provisions");
  return (
    <>
      <OneOf
        label={t.situation}
        className="border-rule border-b"
        of={SITUATION_NAMES}
        say={t.situations}
        value={draft.situation}
        onChange={(situation) => onDraft({ ...draft, situation })}
      />
      <ul aria-label={t.situations[draft.situation]}>
        {SITUATIONS[draft.situation].map((id) => (
          <li key={id} className="border-rule border-b">
            <button
              type="button"
              className="edge flex min-h-[46px] w-full items-center justify-between gap-4 py-1 text-left"
              onClick={() => onDraft({ ...draft, id, said: {}, culprit: null, back: "", adds: false })}
            >
              <span className="text-choice">{titles[id]}</span>
              <span className="shrink-0 font-sans text-hint text-ink2">
                {t.page(pageOf(id))} <span aria-hidden>›</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
