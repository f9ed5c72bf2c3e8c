import { Suspense } from "react";
import { RulesScreen } from "#components/screens/rules/rules-screen";
import { titled } from "../title";

export const generateMetadata = titled("rules");

const Page = () => (
  <Suspense>
    <RulesScreen />
  </Suspense>
);

export default Page;
