"use client";
import { Suspense } from "react";
import { later } from "#components/parts/broken/later";
import { useAddress } from "#components/parts/door/address";

const SheetPage = later(() => import("./sheet-page").then((module) => module.PrintedSheetPage));
const SeasonPage = later(() => import("./season-page").then((module) => module.SeasonPage));

/** A page for the printer: an evening's sheet (`?s=`), or a season's table (`?c=&s=`). */
export function PrintScreen() {
  const club = useAddress("c");
  const season = useAddress("s");
  const blank = <main className="min-h-dvh" />;
  if (club === null) return blank;
  return <Suspense fallback={blank}>{club && season ? <SeasonPage club={club} season={season} /> : <SheetPage />}</Suspense>;
}
