import { titled } from "../title";

export { TonightScreen as default } from "#components/screens/tonight/tonight-screen";
export const generateMetadata = titled("tonight");
