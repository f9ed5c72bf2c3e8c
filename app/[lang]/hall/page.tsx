import { titled } from "../title";

export { HallScreen as default } from "#components/screens/hall/hall-screen";
export const generateMetadata = titled("hall");
