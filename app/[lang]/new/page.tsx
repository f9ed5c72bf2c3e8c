import { Suspense } from "react";
import { OpeningScreen } from "#components/screens/opening/opening-screen";
import { titled } from "../title";

export const generateMetadata = titled("new");

const Page = () => (
  <Suspense>
    <OpeningScreen />
  </Suspense>
);

export default Page;
