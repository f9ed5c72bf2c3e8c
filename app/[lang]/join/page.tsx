import { ASK_EARLY } from "#components/parts/live/ask-early";
import { JoinScreen } from "#components/screens/join/join-screen";
import { SheetScreen } from "#components/screens/sheet/sheet-screen";
import { titled } from "../title";

export const generateMetadata = titled("join");

/** Most links lead to a sheet: its page comes with this one, and is shown without loading another document. */
export default function JoinPage() {
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, named by its hash in the page's policy. */}
      <script dangerouslySetInnerHTML={{ __html: ASK_EARLY }} />
      <JoinScreen>
        <SheetScreen />
      </JoinScreen>
    </>
  );
}
