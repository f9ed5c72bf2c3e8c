// This folder: what is printed, or saved as a picture.
import { PrintedCurve } from "#components/parts/print/printed-curve";
import { useMarks } from "#components/parts/print/use-marks";
import { useWords, useWordsAnd } from "#components/parts/words/words";
import { itemAt } from "#lib/rules/item-at";
import { leadersOf, type Points } from "#lib/rules/rules";
import type { Person } from "#lib/rules/seating";
import type { Sheet } from "#lib/sheet/sheet";
import { sat } from "#lib/shown/plot/sat";
import { sizeIn, widthOf } from "#lib/shown/plot/width";
import { countPlayed, dayHead, printedDay } from "#lib/shown/printed-day";
import { numeral } from "#lib/shown/sheet/numeral";
import { About, Double, INKS, PICTURE_EDGE, Picture, PictureLine, SIZE, WIDTH } from "./picture";

/** Where the ledger begins: a named evening has its day above it. */
const topOf = ({ title }: Sheet): number => (title ? 330 : 290);
const CURVE = 400;

/** For a person who has sat at a deal, and so has a total. */
const totalOf = ({ totals }: Sheet, person: Person): Points => totals[person] as Points;

/** The evening in one drawing, everything written in it: who has what, and how it came. */
export function EveningPicture({ sheet, id }: { sheet: Sheet; id: string }) {
  const { m, rules: words, lang, t } = useWordsAnd("print");
  const { names, totals, rules, deals } = sheet;
  const marks = useMarks(sheet);
  const title = sheet.title ?? dayHead(sheet, lang);
  const order = sat(totals).sort((a, b) => totalOf(sheet, b) - totalOf(sheet, a) || a - b);
  const said = order.map((seat) => t.picture.line(itemAt(names, seat), numeral(totalOf(sheet, seat), "total", lang))).join(", ");
  return (
    <Picture id={id} alt={t.picture.alt(title, said)} title={title}>
      <About y={200}>
        {m.sheet.gameAt(words.names[rules.game], rules.players)}, {t.alike.many.deals(countPlayed(sheet))}
      </About>
      {sheet.title && <About y={246}>{printedDay(sheet, lang)}</About>}
      <Standing sheet={sheet} order={order} />
      <PrintedCurve
        names={names}
        marks={marks}
        rows={[sheet.start, ...deals.map((deal) => deal.totals)]}
        labels={["", ...deals.map((deal) => String(deal.number))]}
        inked={leadersOf(totals)[0] ?? 0}
        box={{ left: PICTURE_EDGE + 60, top: SIZE.height - CURVE - 40, width: WIDTH - 60, height: CURVE - 90 }}
        size={26}
        inks={INKS}
        lang={lang}
      />
    </Picture>
  );
}

/** Everybody with a place and a total, between its double lines. */
function Standing({ sheet, order }: { sheet: Sheet; order: readonly Person[] }) {
  const { lang } = useWords();
  const place = (person: Person) => 1 + order.filter((other) => totalOf(sheet, other) > totalOf(sheet, person)).length;
  const pitch = Math.min(108, 460 / order.length);
  const top = topOf(sheet);
  const foot = top + pitch * order.length;
  const written = order.map((person) => numeral(totalOf(sheet, person), "total", lang));
  const nameSize = sizeIn(WIDTH - 70 - 56 * Math.max(...written.map(widthOf)) - 30, sheet.names, 46);
  return (
    <>
      <Double y={top - 44} />
      {order.map((seat, row) => (
        <PictureLine
          key={sheet.names[seat]}
          left={PICTURE_EDGE}
          width={WIDTH}
          y={top + pitch * (row + 0.5)}
          rule={row < order.length - 1 ? top + pitch * (row + 0.8) : null}
          sizes={[34, nameSize, 56]}
          indent={70}
          rank={place(seat)}
          name={itemAt(sheet.names, seat)}
          figure={numeral(totalOf(sheet, seat), "total", lang)}
          isNegative={totalOf(sheet, seat) < 0}
        />
      ))}
      <Double y={foot} />
    </>
  );
}
