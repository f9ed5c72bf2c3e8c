import { createContext, type RefObject, useContext, useLayoutEffect, useRef, useState } from "react";
import { lastOf } from "#lib/rules/item-at";
import { type FittedNames, fitNames, type Measure } from "#lib/shown/names/fit-names";
import { widthOf } from "#lib/shown/plot/width";
import { ifAllowed } from "#lib/sync/if-allowed";

interface Asked {
  /** In px at the usual size of text, the greatest first. */
  readonly sizes: readonly number[];
  readonly lines?: 1 | 2;
  /** Of the element's width, what is not the name's: air beside it, the pen's ring. */
  readonly spare: number;
  /** How many names share the element. */
  readonly among?: number;
  /** The one whose element it is, where each has their own. */
  readonly of?: string;
  /** In px, where less of the element is free than its width; asked again as the screen changes. */
  readonly roomIn?: (element: HTMLElement) => number;
  /** The sheet's own head: where it cuts a name, others that have to cut it do so alike. */
  readonly leads?: true;
}

/** How the club shortens its players' names, where the sheet knows them. */
const Shorts = createContext<ReadonlyMap<string, string>>(new Map());
export const ShortNames = Shorts.Provider;

/** As the head of the sheet calls people, where it does not say the whole name; in this tab, on its other pages too. */
const CALLED = "petit-au-bout:called-on";
interface Called {
  /** Of the screen that the head was measured on, in px: a phone that was turned since has other room. */
  readonly on: number;
  readonly names: readonly (readonly [string, string])[];
}
let called: Called | undefined;
/** Whoever stands beside the head, and was measured before it. */
const followers = new Set<() => void>();

const NOBODY: Called["names"] = [];

function calledHere(): Called["names"] {
  called ??= ifAllowed(() => JSON.parse(sessionStorage.getItem(CALLED) ?? "null") as Called | null) ?? { on: 0, names: [] };
  // Where pages are made there is no screen, and nobody is called anything.
  const isHere = called.names.length > 0 && called.on === innerWidth;
  return isHere ? called.names : NOBODY;
}

function lead(names: readonly string[], fitted: FittedNames): void {
  const next = { on: innerWidth, names: cutIn(names, fitted) };
  if (JSON.stringify(next) === JSON.stringify(called)) return;
  called = next;
  ifAllowed(() => sessionStorage.setItem(CALLED, JSON.stringify(next)));
  for (const follow of followers) follow();
}

/** What somebody is called where the whole name has no room: as the head says it, which itself asks the club. */
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
/** In em, as the page sets every serif (`font-size-adjust`). */
const FIGURE = 0.5;
const drawn = new Map<string, CanvasRenderingContext2D | null>();

/** As this phone's own face has it. */
function measureOf(family: string): Measure {
  if (!drawn.has(family)) {
    const context = document.createElement("canvas").getContext("2d");
    if (context) context.font = `100px ${family}`;
    drawn.set(family, context);
  }
  const context = drawn.get(family);
  if (!context) return widthOf;
  const ems = (text: string) => context.measureText(text).width / 100;
  // As the page sets it: the canvas knows nothing of that.
  const scale = CSS.supports("font-size-adjust", `ch-width ${FIGURE}`) ? FIGURE / ems("0") : 1;
  return (text) => ems(text) * scale;
}

const cutIn = (names: readonly string[], { lines }: FittedNames): Called["names"] =>
  names.flatMap((name, at) => (lines[at]?.length === 1 && lines[at][0] !== name ? [[name, lines[at][0] as string]] : []));

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
  // Nobody reads another's name while these are measured.
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
