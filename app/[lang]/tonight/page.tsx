import { titled } from "../title";

export { TonightScreen as default } from "#components/screens/night/tonight-screen";
export const generateMetadata = titled("tonight");
