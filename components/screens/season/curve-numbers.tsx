import type { Chunks } from "#messages/fr/chunks";
import { Cell, HeadCell, NameCell } from "./cell";
import type { CurveLine, CurveStep } from "./curve-drawing";
import { Wide } from "./wide";

interface Props {
  steps: readonly CurveStep[];
  lines: readonly CurveLine[];
  words: Chunks["season"]["dealCurve"];
  say: (value: number) => string;
  /** Values that are sums of points may be negative. */
  ofPoints: boolean;
}

/** The numbers of the curve, as a table to read. */
export function CurveNumbers({ steps, lines, words: t, say, ofPoints }: Props) {
  return (
    <details className="print:hidden">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-sans text-quiet font-medium">{t.numbers}</summary>
      <Wide label={t.title}>
        <table className="border-separate border-spacing-0 text-contract">
          <caption className="sr-only">{t.title}</caption>
          <thead>
            <tr>
              <HeadCell left className="pr-4">
                {t.step}
              </HeadCell>
              {lines.map(({ player, name }) => (
                <HeadCell key={player} className="pl-4">
                  {name}
                </HeadCell>
              ))}
            </tr>
          </thead>
          <tbody>
            {steps.map(({ key, short, href }, i) => (
              <tr key={key}>
                <NameCell href={href}>
                  <span className="whitespace-nowrap">{short}</span>
                </NameCell>
                {lines.map(({ player, totals }) => (
                  <Cell key={player} className={`pl-4 ${(totals[i] ?? 0) < 0 && ofPoints ? "text-neg" : ""}`}>
                    {totals[i] === null ? "–" : say(totals[i] ?? 0)}
                  </Cell>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Wide>
    </details>
  );
}
