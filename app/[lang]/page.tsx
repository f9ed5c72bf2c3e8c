import { NOTHING_HERE } from "#components/parts/live/nothing-here";
import { CHOOSE_LANGUAGE } from "#components/parts/words/chosen-language";
import { HomeScreen } from "#components/screens/home/home-screen";

/** The page of a phone without sheets is in the HTML, before its code has loaded. */
export default function HomePage() {
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constants, named by its hash in the page's policy. */}
      <script dangerouslySetInnerHTML={{ __html: `${CHOOSE_LANGUAGE};${NOTHING_HERE}` }} />
      <HomeScreen />
    </>
  );
}
