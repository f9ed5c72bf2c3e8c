import { PAINT } from "#components/parts/live/paint-rows";
import { SheetScreen } from "#components/screens/sheet/sheet-screen";
import { titled } from "../title";

export const generateMetadata = titled("sheet");

/** Shows the rows last seen, before any script has loaded. */
export default function SheetPage() {
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, named by its hash in the page's policy. */}
      <script dangerouslySetInnerHTML={{ __html: PAINT }} />
      <SheetScreen />
    </>
  );
}
