"use client";
import Broken from "#components/parts/broken/broken";

/** With the page from the start: what breaks it may be that the server is gone, and then nothing more can be loaded. */
export default function ErrorPage() {
  return <Broken />;
}
