import { Suspense } from "react";
import { OpeningScreen } from "#components/opening/opening-screen";

const Page = () => (
  <Suspense>
    <OpeningScreen />
  </Suspense>
);

export default Page;
