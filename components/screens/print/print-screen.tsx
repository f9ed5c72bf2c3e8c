"use client";
import { Suspense, useSyncExternalStore } from "react";
import { later } from "#components/parts/broken/later";

const SheetPage = later(() => import("./sheet-page").then((module) => module.SheetPage));
const SeasonPage = later(() => import("./season-page").then((module) => module.SeasonPage));

const never = () => () => {};

/** A page for the printer: an evening's sheet (`?s=`), or a season's table (`?c=&s=`). */
export function PrintScreen() {
  const address = useSyncExternalStore(
    never,
    () => location.search,
    () => null,
  );
  const blank = <main className="min-h-dvh" />;
  if (address === null) return blank;
  const asked = new URLSearchParams(address);
  const [club, season] = [asked.get("c"), asked.get("s")];
  return <Suspense fallback={blank}>{club && season ? <SeasonPage club={club} season={season} /> : <SheetPage />}</Suspense>;
}
