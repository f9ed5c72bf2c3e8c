import { useMarks } from "#components/parts/print/marks";
import type { Inks } from "#components/parts/print/printed-curve";
import { PrintedCurve } from "#components/parts/print/printed-curve";
import { fullDay } from "#components/parts/print/printed-head";
import { useWords } from "#components/parts/words/words";
import { useWordsOf } from "#components/parts/words/words-of";
import { leadersOf, type Points } from "#lib/rules/rules";
import type { Person } from "#lib/rules/seating";
import type { Sheet } from "#lib/sheet/sheet";
import { sat } from "#lib/shown/plot/sat";
import { sizeIn, widthOf } from "#lib/shown/plot/width";
import { numeral } from "#lib/shown/sheet/numeral";
import { dayOf } from "#lib/shown/sheet/title";

export const SIZE = { width: 1080, height: 1350 };
/** Our paper by day, whatever the phone's own light: a picture goes to others. */
export const INKS: Inks & { paper: string; neg: string } = {
  ink: "#211c16",
  faint: "#665c4d",
  rule: "#ddd2bd",
  leader: "#a89a80",
  paper: "#f6f0e4",
  neg: "#a2301d",
  font: 'Palatino, "Palatino Linotype", "Book Antiqua", "Noto Serif", Georgia, serif',
};
export const EDGE = 72;
export const WIDTH = SIZE.width - 2 * EDGE;
/** Where the ledger begins: a named evening has its day above it. */
const topOf = ({ title }: Sheet): number => (title ? 330 : 290);
const CURVE = 400;

/** The evening in one drawing, everything written in it: who has what, and how it came. */
export function EveningPicture({ sheet, id }: { sheet: Sheet; id: string }) {
  const { m, rules: words, lang } = useWords();
  const t = useWordsOf("print");
  const { names, totals, rules, deals } = sheet;
  const marks = useMarks(sheet);
  const day = fullDay(dayOf(sheet), lang);
  const title = sheet.title ?? day.charAt(0).toUpperCase() + day.slice(1);
  const there = sat(totals);
  const totalOf = (person: Person) => totals[person] as Points;
  const order = [...there].sort((a, b) => totalOf(b) - totalOf(a) || a - b);
  const place = (person: Person) => 1 + there.filter((other) => totalOf(other) > totalOf(person)).length;
  const played = deals.filter(({ voided, score }) => !voided && score).length;
  const pitch = Math.min(108, 460 / there.length);
  const top = topOf(sheet);
  const foot = top + pitch * there.length;
  const written = there.map((person) => numeral(totalOf(person), "total"));
  const nameSize = sizeIn(WIDTH - 70 - 56 * Math.max(...written.map(widthOf)) - 30, names, 46);
  const said = order.map((seat) => t.picture.line(names[seat] as string, numeral(totals[seat] as Points, "total"))).join(", ");
  return (
    <svg
      id={id}
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
      width={SIZE.width}
      height={SIZE.height}
      fontFamily={INKS.font}
      fill={INKS.ink}
      role="img"
      aria-label={t.picture.alt(title, said)}
      style={{ width: "100%", height: "auto" }}
    >
      <rect width={SIZE.width} height={SIZE.height} fill={INKS.paper} />
      <text x={EDGE} y={140} fontSize={sizeIn(WIDTH, [title], 76)}>
        {title}
      </text>
      <text x={EDGE} y={200} fontSize={32} fontStyle="italic" fill={INKS.faint}>
        {m.screens.sheet.gameAt(words.names[rules.game], rules.players)}, {t.deals(played)}
      </text>
      {sheet.title && (
        <text x={EDGE} y={246} fontSize={32} fontStyle="italic" fill={INKS.faint}>
          {day}
        </text>
      )}
      <Double y={top - 44} />
      {order.map((seat, row) => (
        <g key={names[seat]} transform={`translate(0 ${top + pitch * row})`}>
          <text x={EDGE} y={pitch * 0.5} fontSize={34} fill={INKS.faint}>
            {place(seat)}
          </text>
          <text x={EDGE + 70} y={pitch * 0.5} fontSize={nameSize}>
            {names[seat]}
          </text>
          <text
            x={SIZE.width - EDGE}
            y={pitch * 0.5}
            fontSize={56}
            textAnchor="end"
            fill={(totals[seat] as number) < 0 ? INKS.neg : INKS.ink}
            style={{ fontVariantNumeric: "lining-nums tabular-nums" }}
          >
            {numeral(totals[seat] as Points, "total")}
          </text>
          {row < order.length - 1 && (
            <path d={`M${EDGE} ${pitch * 0.8}H${SIZE.width - EDGE}`} stroke={INKS.rule} strokeWidth={2} />
          )}
        </g>
      ))}
      <Double y={foot} />
      <PrintedCurve
        names={names}
        marks={marks}
        rows={[sheet.start, ...deals.map((deal) => deal.totals)]}
        labels={["", ...deals.map((deal) => String(deal.number))]}
        inked={leadersOf(totals)[0] ?? 0}
        box={{ left: EDGE + 60, top: SIZE.height - CURVE - 40, width: WIDTH - 60, height: CURVE - 90 }}
        size={26}
        inks={INKS}
      />
      <text x={SIZE.width - EDGE} y={SIZE.height - 36} fontSize={26} fontStyle="italic" textAnchor="end" fill={INKS.faint}>
        {m.name}
      </text>
    </svg>
  );
}

/** Under heads and under a sum. */
export const Double = ({ y }: { y: number }) => (
  <path d={`M${EDGE} ${y}H${SIZE.width - EDGE}M${EDGE} ${y + 6}H${SIZE.width - EDGE}`} stroke={INKS.ink} strokeWidth={2} />
);
