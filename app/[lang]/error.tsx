"use client";
import { lazy, Suspense } from "react";
import { soon } from "#components/parts/broken/soon";

const Broken = lazy(soon(() => import("#components/parts/broken/broken")));

/** Of no use to a page that works, so it weighs on none. */
export default function ErrorPage() {
  return (
    <Suspense>
      <Broken />
    </Suspense>
  );
}
