// This folder: names shortened to fit their place.
import { createContext, type RefObject, useContext, useLayoutEffect, useRef, useState } from "react";
import { lastOf } from "#lib/rules/item-at";
import { cutNames, type FittedNames, fitNames, type Measure } from "#lib/shown/names/fit-names";
import { widthOf } from "#lib/shown/plot/width";
import { ifAllowed } from "#lib/sync/if-allowed";

interface Asked {
  /** In px at the usual size of text, the greatest first. */
  readonly sizes: readonly number[];
  readonly lines?: 1 | 2;
  /** Part of the element's width in px that is not for the name: the space beside it, the pen's ring. */
  readonly spare: number;
  /** How many names share the element. */
  readonly among?: number;
  /** The name this element belongs to, if each name has its own. */
  readonly of?: string;
  /** The free width in px, if less than the element's; asked again when the screen changes. */
  readonly roomIn?: (element: HTMLElement) => number;
  /** The head of the sheet: other places that must shorten a name shorten it as it does. */
  readonly leads?: true;
}

/** How the club shortens its players' names, where the sheet knows them. */
const Shorts = createContext<ReadonlyMap<string, string>>(new Map());
export const ShortNames = Shorts.Provider;

/** Where the head's short forms are kept for the other pages of this tab. */
const CALLED = "petit-au-bout:called-on";
interface Called {
  /** Width in px of the screen they were measured on: after a turn of the phone they do not hold. */
  readonly on: number;
  readonly names: ReturnType<typeof cutNames>;
}
let called: Called | undefined;
/** Called when the head is measured, for names that were fitted before it. */
const followers = new Set<() => void>();

const NOBODY: Called["names"] = [];

function calledHere(): Called["names"] {
  called ??= ifAllowed(() => JSON.parse(sessionStorage.getItem(CALLED) ?? "null") as Called | null) ?? { on: 0, names: [] };
  // On the server there is no screen to measure: no short names.
  const isHere = called.names.length > 0 && called.on === innerWidth;
  return isHere ? called.names : NOBODY;
}

function lead(names: readonly string[], fitted: FittedNames): void {
  const next = { on: innerWidth, names: cutNames(names, fitted) };
  if (JSON.stringify(next) === JSON.stringify(called)) return;
  called = next;
  ifAllowed(() => sessionStorage.setItem(CALLED, JSON.stringify(next)));
  for (const follow of followers) follow();
}

/** The short form of a name that does not fit: that of the head, else the club's. The head itself asks only the club. */
export function useShorts(isHead = false): (name: string) => string | undefined {
  const shorts = useContext(Shorts);
  const [known, setKnown] = useState(calledHere);
  useLayoutEffect(() => {
    const follow = () => setKnown(calledHere());
    follow();
    followers.add(follow);
    addEventListener("resize", follow);
    return () => {
      followers.delete(follow);
      removeEventListener("resize", follow);
    };
  }, []);
  return (name) => (isHead ? undefined : known.find(([whole]) => whole === name)?.[1]) ?? shorts.get(name);
}

const USUAL = 16;
/** Width of a digit in em, which the page sets for every serif (`font-size-adjust`). */
const FIGURE = 0.5;
const drawn = new Map<string, CanvasRenderingContext2D | null>();

/** Measures text in em in the font that this phone really has. */
function measureOf(family: string): Measure {
  if (!drawn.has(family)) {
    const context = document.createElement("canvas").getContext("2d");
    if (context) context.font = `100px ${family}`;
    drawn.set(family, context);
  }
  const context = drawn.get(family);
  if (!context) return widthOf;
  const ems = (text: string) => context.measureText(text).width / 100;
  // The canvas does not know `font-size-adjust`: scaled here.
  const scale = CSS.supports("font-size-adjust", `ch-width ${FIGURE}`) ? FIGURE / ems("0") : 1;
  return (text) => ems(text) * scale;
}

/** The names as they stand in columns as wide as the element is; measured before anything is painted, and when the phone turns. */
export function useFit<E extends HTMLElement>(names: readonly string[], asked: Asked): [RefObject<E | null>, FittedNames] {
  const { sizes, lines = 1, spare, among = 1, of, roomIn, leads } = asked;
  const cell = useRef<E>(null);
  const shortOf = useShorts(leads);
  const key = [names.map((name) => `${name}\t${shortOf(name) ?? ""}`).join("\n"), sizes, lines, spare, among, of].join("|");
  const [fitted, setFitted] = useState<{ key: string; names: FittedNames } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is all of them
  useLayoutEffect(() => {
    const element = cell.current;
    if (!element) return;
    let last = "";
    const lay = () => {
      const width = roomIn ? roomIn(element) : element.offsetWidth;
      const zoom = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL;
      if (last === `${width} ${zoom}`) return;
      last = `${width} ${zoom}`;
      const room = (width / among - spare) / zoom;
      const measure = measureOf(getComputedStyle(element).fontFamily);
      const fitted = fitNames(names, { width: room, sizes, lines, of }, measure, shortOf);
      if (leads) lead(names, fitted);
      setFitted({ key, names: fitted });
    };
    lay();
    const watch = new ResizeObserver(lay);
    watch.observe(element);
    if (roomIn) watch.observe(document.documentElement);
    return () => watch.disconnect();
  }, [key]);
  // Until the new names are measured, show none of the old short forms.
  if (fitted?.key === key) return [cell, fitted.names];
  return [cell, { size: lastOf(sizes), lines: names.map((name) => [name]) }];
}

interface NameProps {
  fitted: FittedNames;
  at: number;
  className?: string;
  /** Where the whole name is read aloud beside it. */
  "aria-hidden"?: true;
}

/** One of the names that were fitted together, never broken. */
export function FittedName({ fitted: { size, lines }, at, className = "", ...props }: NameProps) {
  const [first, second] = lines[at] ?? [];
  return (
    <bdi {...props} className={`whitespace-nowrap ${className}`} style={{ fontSize: `${size / 16}rem` }}>
      {first}
      {second && <br />}
      {second}
    </bdi>
  );
}
