"use client";
import { lazy, Suspense, useSyncExternalStore } from "react";

const SheetPage = lazy(() => import("./sheet-page").then((module) => ({ default: module.SheetPage })));

const never = () => () => {};

/** A page for the printer: an evening's sheet (`?s=`). */
export function PrintScreen() {
  const address = useSyncExternalStore(
    never,
    () => location.search,
    () => null,
  );
  const blank = <main className="min-h-dvh" />;
  return address === null ? (
    blank
  ) : (
    <Suspense fallback={blank}>
      <SheetPage />
    </Suspense>
  );
}
