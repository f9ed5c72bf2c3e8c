import { Suspense } from "react";
import { RulesScreen } from "#components/rules/rules-screen";

const Page = () => (
  <Suspense>
    <RulesScreen />
  </Suspense>
);

export default Page;
