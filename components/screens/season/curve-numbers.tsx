import { inSight } from "#components/parts/season/in-sight";
import { useWordsOf } from "#components/parts/words/words";
import type { SeasonMessages } from "#messages/fr/season";
import { asTotal, type CurveLine, type CurveStep } from "./curve-line";

interface Props {
  steps: readonly CurveStep[];
  lines: readonly CurveLine[];
  words: SeasonMessages["dealCurve"];
  say: (value: number) => string;
}

/** The curve's own numbers, for those who would rather read them. */
export function CurveNumbers({ steps, lines, words: t, say }: Props) {
  const { asTable } = useWordsOf("season");
  return (
    <details className="print:hidden">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-sans text-quiet font-medium">{t.numbers}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <div className="relative overflow-x-auto" tabIndex={0} onFocus={inSight} role="region" aria-label={asTable(t.title)}>
        <table className="text-contract">
          <caption className="sr-only">{t.title}</caption>
          <thead>
            <tr>
              <th scope="col" className="double-rule py-1 pr-4 text-left label font-normal">
                {t.step}
              </th>
              {lines.map(({ player, name }) => (
                <th key={player} scope="col" className="double-rule py-1 pl-4 text-right label font-normal">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {steps.map(({ key, short, href }, i) => (
              <tr key={key}>
                <th scope="row" className="border-rule border-b text-left font-normal whitespace-nowrap">
                  <a className="flex min-h-11 items-center" href={href}>
                    {short}
                  </a>
                </th>
                {lines.map(({ player, totals }) => (
                  <td
                    key={player}
                    className={`border-rule border-b pl-4 text-right whitespace-nowrap ${(totals[i] ?? 0) < 0 && say === asTotal ? "text-neg" : ""}`}
                  >
                    {totals[i] === null ? "–" : say(totals[i] ?? 0)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
