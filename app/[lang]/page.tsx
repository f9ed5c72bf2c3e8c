import { NOTHING_HERE } from "#components/parts/live/nothing-here";
import { HomeScreen } from "#components/screens/home/home-screen";

/** A phone that has played nothing yet says so before its code has come. */
export default function HomePage() {
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, named by its hash in the page's policy. */}
      <script dangerouslySetInnerHTML={{ __html: NOTHING_HERE }} />
      <HomeScreen />
    </>
  );
}
