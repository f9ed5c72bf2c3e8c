import { Suspense } from "react";
import { NOTHING_HERE } from "#components/parts/live/nothing-here";
import { OpeningScreen } from "#components/screens/opening/opening-screen";
import { titled } from "../title";

export const generateMetadata = titled("new");

/** On a phone that has played nothing yet, the form stands there before its code has come. */
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
