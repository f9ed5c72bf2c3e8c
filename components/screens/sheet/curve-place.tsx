import { type ComponentType, memo, Suspense, useState } from "react";
import { later } from "#components/parts/broken/later";
import type { CurveProps } from "#components/parts/curve/curve";
import { gameOf } from "#lib/rules/games";
import { leadersOf, type Seat } from "#lib/rules/rules";
import type { Sheet } from "#lib/sheet/sheet";
import { heightFor } from "#lib/shown/plot/names-room";
import { rem } from "#lib/shown/plot/rem";
import { sat } from "#lib/shown/plot/sat";
import { CurveTable, PAGES } from "./pages";

/** Loaded at once; its room is kept, so that nothing moves when it comes. */
let curve: ComponentType<CurveProps> = later(() => PAGES.beside().then((module) => module.Curve));
if (typeof window !== "undefined")
  PAGES.beside().then(
    ({ Curve }) => {
      curve = Curve;
    },
    () => {},
  );

/** The evening's curve: over the rows on a phone, beside them across a spread. `inked`: whose line is drawn in ink. */
export const EveningCurve = memo(function EveningCurve({ sheet, inked }: { sheet: Sheet; inked: Seat | null }) {
  const { names, rules, totals } = sheet;
  const drawn = {
    names,
    totals: sheet.deals.map((deal) => deal.totals),
    start: gameOf(rules).startTotals(rules)[0],
    inked: inked ?? leadersOf(totals)[0] ?? 0, // of six at five seats nobody leads before the first deal
  };
  return (
    <>
      <CurvePlace className="edge max-w-[720px] pt-2 pb-3 wide:hidden" height={66} {...drawn} />
      <CurvePlace className="hidden pr-14 wide:block" height={240} room={150} {...drawn} />
    </>
  );
});

/** The same as a table, for screen readers. */
export const CurveFigures = memo(function CurveFigures({ sheet: { names, deals } }: { sheet: Sheet }) {
  return (
    <div className="relative">
      <div className="sr-only">
        <Suspense>
          <CurveTable names={names} totals={deals.map((deal) => deal.totals)} />
        </Suspense>
      </div>
    </div>
  );
});

/** Keeps the curve's room while it is being loaded. */
function CurvePlace(props: CurveProps & { className: string; height: number }) {
  // Drawn in the first render if it has come: the page then replaces its likeness without a flicker.
  const [Curve] = useState(() => curve);
  const room = (
    <figure className={props.className}>
      <div style={{ height: rem(heightFor(sat(props.totals.at(-1) ?? []).length, props.height)) }} />
    </figure>
  );
  return (
    <Suspense fallback={room}>
      <Curve {...props} />
    </Suspense>
  );
}
