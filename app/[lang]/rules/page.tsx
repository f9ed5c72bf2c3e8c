import { Suspense } from "react";
import { RulesScreen } from "#components/screens/rules/rules-screen";
import { titled } from "../title";

/** Runs before the page's code: if the address names no game, the prerendered page is shown as it is. */
const NOTHING_ASKED = `if(!location.search)document.documentElement.dataset.blank=""`;

export const generateMetadata = titled("rules");

const Page = () => (
  <>
    {/* biome-ignore lint/security/noDangerouslySetInnerHtml: it runs before the page's code */}
    <script dangerouslySetInnerHTML={{ __html: NOTHING_ASKED }} />
    <Suspense>
      <RulesScreen />
    </Suspense>
  </>
);

export default Page;
