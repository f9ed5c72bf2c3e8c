import { Suspense } from "react";
import { NOTHING_HERE } from "#components/parts/live/nothing-here";
import { OpeningScreen } from "#components/screens/opening/opening-screen";
import { titled } from "../title";

export const generateMetadata = titled("new");

/** On a phone without sheets the form is in the HTML, before its code has loaded. */
export default function NewPage() {
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, named by its hash in the page's policy. */}
      <script dangerouslySetInnerHTML={{ __html: NOTHING_HERE }} />
      <Suspense>
        <OpeningScreen />
      </Suspense>
    </>
  );
}
