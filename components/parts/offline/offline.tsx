"use client";
import { useEffect } from "react";

const AFTER_THE_PAGE_MS = 1_000;

/** Renders nothing. The worker is loaded after the page, so as not to slow a first visit. */
export function Offline() {
  useEffect(() => {
    const load = () => void import("./worker").then(({ startWorker }) => startWorker());
    const start = () => void setTimeout(load, AFTER_THE_PAGE_MS);
    if (document.readyState === "complete") return start();
    addEventListener("load", start, { once: true });
    return () => removeEventListener("load", start);
  }, []);
  return null;
}
