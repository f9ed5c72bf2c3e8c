// This folder: what every page stands in, the home page, and what a page says when it breaks.
"use client";
import { lazy, Suspense } from "react";
import { soon } from "#components/parts/broken/soon";

const Broken = lazy(soon(() => import("#components/parts/start/broken")));

/** Loaded only when something fails, so that working pages are not larger for it. */
export default function ErrorPage() {
  return (
    <Suspense>
      <Broken />
    </Suspense>
  );
}
