// This folder: table mode, where the phone lies in the middle.
import { useWords, useWordsOf } from "#components/parts/words/words";
import { itemAt, lastOf } from "#lib/rules/item-at";
import "./table.css";
import { type CSSProperties, useState } from "react";
import { Figure } from "#components/parts/ledger/figure";
import { useFit } from "#components/parts/names/fitted-name";
import { QuietLink } from "#components/parts/press/buttons";
import { gameOf } from "#lib/rules/games";
import { widthOf } from "#lib/shown/plot/width";
import { emOf, numeral } from "#lib/shown/sheet/numeral";
import {
  BORDERS,
  type Border,
  bordersAt,
  bordersPath,
  LYING,
  roomBetween,
  type SheetSide,
  seatsBySide,
} from "#lib/shown/sheet/territory";
import type { PersonShown, TableProps } from "./table-props";

const SIDES: readonly SheetSide[] = ["foot", "right", "head", "left"];
/** Each side shows its player's name, total, last change and part; the accent is in the centre, readable from both ends. */
export function FlatTable({ sheet, people, resting, moved, to, ended, back, state, detail }: TableProps) {
  const t = useWordsOf("table");
  const sides = seatsBySide(gameOf(sheet.rules), people.length);
  return (
    <main className="flat-table wide:hidden" data-seats={people.length} data-resting={resting.length > 0 || undefined}>
      <h1 className="sr-only">{t.alike.pages.table}</h1>
      <Borders of={people.length} />
      {SIDES.map((side) => (
        <div key={side} className="side" data-side={side} data-many={sides[side].length > 1 || undefined}>
          {sides[side].map((seat) => (
            <Reader key={seat} people={people} at={seat} turned={side === "right" || side === "left"} moved={moved} />
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
          {t.alike.back.sheet}
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
    className="borders absolute inset-0 size-full stroke-rule2 [@media(height<20rem)]:hidden"
    viewBox="0 0 100 100"
    preserveAspectRatio="none"
    fill="none"
  >
    <path className="lying:hidden" d={bordersPath(BORDERS[players])} vectorEffect="non-scaling-stroke" />
    <path className="hidden lying:block" d={bordersPath(LYING[players])} vectorEffect="non-scaling-stroke" />
  </svg>
);

/** The lines between sides, in px; none on screens that people do not sit around. */
function bordersOn(table: Element, players: number): Border[] {
  const drawn = [...table.querySelectorAll(".borders > *")].findIndex((path) => path.getClientRects().length > 0);
  return bordersAt([BORDERS, LYING][drawn]?.[players], table.getBoundingClientRect());
}

/** People who sit the deal out have no side: name, total and part are at the foot. */
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

/** For the line under a total, in em: the gap between its figure and the part, and the part's size. */
const BETWEEN = 0.67;
const DUTY = 0.8;
/** Width of italics, compared with the widest serif. */
const SLANTED = 0.75;
/** Space in px between a name and its side's lines. */
const AIR = 12;

const NAME_SIZES = [23, 21, 19, 17];

/** Room for a name between its side's lines; more if CSS writes the name smaller than the smallest fitted size. */
const roomFor = (players: number, turned: boolean) => (reader: HTMLElement) => {
  const table = reader.closest(".flat-table");
  const name = reader.querySelector(".reader-name");
  if (!table || !name) return reader.offsetWidth;
  const room = roomBetween(bordersOn(table, players), name.getBoundingClientRect(), turned);
  const least = (lastOf(NAME_SIZES) / 16) * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return room * Math.max(1, least / Number.parseFloat(getComputedStyle(name).fontSize));
};

function Reader({ people, at, turned, moved }: Pick<TableProps, "people" | "moved"> & { at: number; turned: boolean }) {
  const { lang } = useWords();
  const { name, total, change, duty } = itemAt(people, at);
  const line = (change === null ? 0 : emOf(numeral(change, "change", lang)) + BETWEEN) + SLANTED * DUTY * widthOf(duty);
  const style = {
    "--digits": Math.max(3, total === null ? 1 : numeral(total, "total", lang).length),
    "--line-em": Math.max(1, line),
  } as CSSProperties;
  const names = people.map((one) => one.name);
  const roomIn = roomFor(people.length, turned);
  const [reader, { size, lines }] = useFit<HTMLElement>(names, { sizes: NAME_SIZES, spare: AIR, of: name, roomIn });
  return (
    <section ref={reader} aria-label={name} className="reader" style={style}>
      <h2 className="reader-name">
        <span className="sr-only">{name}</span>
        <bdi aria-hidden style={{ fontSize: `min(${size / 16}rem, var(--name))` }}>
          {lines[at]?.[0]}
        </bdi>
      </h2>
      <p className="reader-total">
        <Figure value={total} kind="total" />
      </p>
      <Change change={change} duty={duty} moved={moved} />
    </section>
  );
}

/** The last deal's change, marked when it is new, and the part in the next deal. */
function Change({ change, duty, moved }: Pick<PersonShown, "change" | "duty"> & Pick<TableProps, "moved">) {
  const [first] = useState(moved);
  return (
    <p className="reader-line flex items-baseline justify-center" style={{ gap: `${BETWEEN}em` }}>
      {change !== null && (
        <Figure
          key={moved}
          value={change}
          className={`${moved === first ? "" : "fresh-figure"} ${change < 0 ? "" : "text-ink2"}`}
        />
      )}
      {duty && (
        <span className="italic" style={{ fontSize: `${DUTY}em` }}>
          {duty}
        </span>
      )}
    </p>
  );
}
