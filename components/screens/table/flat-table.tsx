import { useWords, useWordsOf } from "#components/parts/words/words";
import { itemAt } from "#lib/rules/item-at";
import "./table.css";
import type { CSSProperties } from "react";
import { QuietLink } from "#components/parts/ledger/buttons";
import { Figure } from "#components/parts/ledger/figure";
import { useFit } from "#components/parts/names/fitted-name";
import { gameOf } from "#lib/rules/games";
import { widthOf } from "#lib/shown/plot/width";
import { emOf, numeral } from "#lib/shown/sheet/numeral";
import { type SheetSide, seatsBySide } from "#lib/shown/sheet/sides";
import type { SeatPlace, TableProps } from "./table-props";

const SIDES: readonly SheetSide[] = ["foot", "right", "head", "left"];
/** From the centre outwards, in hundredths of the screen: what parts one side from the next. */
const BORDERS: Readonly<Record<number, string>> = {
  2: "M0 50H100",
  3: "M50 50V0M50 50L0 84M50 50L100 84",
  4: "M0 22L100 78M100 22L0 78",
  5: "M0 22L50 50L0 78M50 50L62 25H100M50 50H100M50 50L62 75H100",
};
/** The phone lies on its long side: turned words take more of its height, above what stands in its lower corners. */
const LYING: typeof BORDERS = {
  ...BORDERS,
  4: "M0 8L50 50L0 88M100 8L50 50L100 88",
  5: "M0 8L50 50L0 88M50 50L62 25H100M50 50H100M50 50L62 75H100",
};

/** Each side reads its own name, total, last change and part; the one accent is the centre, read from both ends. */
export function FlatTable({ sheet, places, resting, moved, to, ended, back, state, detail }: TableProps) {
  const t = useWordsOf("table");
  const sides = seatsBySide(gameOf(sheet.rules), places.length);
  return (
    <main className="flat-table wide:hidden" data-seats={places.length} data-resting={resting.length > 0 || undefined}>
      <h1 className="sr-only">{t.title}</h1>
      <Borders of={places.length} />
      {SIDES.map((side) => (
        <div key={side} className="side" data-side={side} data-many={sides[side].length > 1 || undefined}>
          {sides[side].map((seat) => (
            <Reader key={seat} place={itemAt(places, seat)} moved={moved} />
          ))}
        </div>
      ))}
      {to && (
        <a className="centre" href={to} aria-label={ended ? t.overName : t.noteDeal(sheet.nextSlot + 1)}>
          <span>{ended ? t.over : t.note}</span>
          {!ended && <span className="font-serif text-digit font-normal">{sheet.nextSlot + 1}</span>}
          <span className="rotate-180">{ended ? t.over : t.note}</span>
        </a>
      )}
      <div className="table-bar edge foot relative [grid-area:4/1] flex flex-nowrap items-center justify-between gap-4 font-sans text-quiet">
        <QuietLink className="min-w-max flex-nowrap whitespace-nowrap" href={back}>
          {t.back}
        </QuietLink>
        <div className="min-w-0 text-right lying:max-w-[40vw] [@media(height<20rem)]:max-w-none">
          {resting.length > 0 && <Resting resting={resting} />}
          {detail && <p className="text-ink">{t.nextDeal(sheet.nextSlot + 1, detail)}</p>}
          <p role="status" className="text-ink2">
            {state}
          </p>
        </div>
      </div>
    </main>
  );
}

const Borders = ({ of: players }: { of: number }) => (
  <svg
    aria-hidden
    className="absolute inset-0 size-full stroke-rule2 [@media(height<20rem)]:hidden"
    viewBox="0 0 100 100"
    preserveAspectRatio="none"
    fill="none"
  >
    <path className="lying:hidden" d={BORDERS[players]} vectorEffect="non-scaling-stroke" />
    <path className="hidden lying:block" d={LYING[players]} vectorEffect="non-scaling-stroke" />
  </svg>
);

/** Who sits the deal out has no side: name, total and part stand at the foot. */
function Resting({ resting }: Pick<TableProps, "resting">) {
  const t = useWordsOf("table");
  return (
    <p className="text-ink">
      {t.rests(resting.length)}{" "}
      {resting.map(({ name, total, duty }, i) => (
        <span key={name}>
          {i > 0 && ", "}
          <bdi>{name}</bdi>{" "}
          <span className="whitespace-nowrap">
            <Figure value={total} kind="total" />
            {duty && <em> {duty}</em>}
          </span>
        </span>
      ))}
    </p>
  );
}

/** Of the line under a total, in em: between its figure and the part, and how large the part is. */
const BETWEEN = 0.67;
const DUTY = 0.8;
/** Italics are so much narrower than the widest serif. */
const SLANTED = 0.75;

function Reader({ place: { name, total, change, duty }, moved }: { place: SeatPlace; moved: string }) {
  const { lang } = useWords();
  const line = (change === null ? 0 : emOf(numeral(change, "change", lang)) + BETWEEN) + SLANTED * DUTY * widthOf(duty);
  const style = {
    "--digits": Math.max(3, total === null ? 1 : numeral(total, "total", lang).length),
    "--line-em": Math.max(1, line),
  } as CSSProperties;
  const [side, fitted] = useFit<HTMLHeadingElement>([name], { sizes: [23, 19, 17, 15, 13], spare: 8 });
  return (
    <section aria-label={name} className="reader" style={style}>
      <h2 ref={side} className="reader-name">
        <span className="sr-only">{name}</span>
        <bdi aria-hidden style={{ fontSize: `min(${fitted.size / 16}rem * var(--scale, 1), var(--name))` }}>
          {fitted.lines[0]}
        </bdi>
      </h2>
      <p className="reader-total">
        <Figure value={total} kind="total" />
      </p>
      <p className="reader-line flex items-baseline justify-center" style={{ gap: `${BETWEEN}em` }}>
        {change !== null && <Figure key={moved} value={change} className={`fresh-figure ${change < 0 ? "" : "text-ink2"}`} />}
        {duty && (
          <span className="italic" style={{ fontSize: `${DUTY}em` }}>
            {duty}
          </span>
        )}
      </p>
    </section>
  );
}
