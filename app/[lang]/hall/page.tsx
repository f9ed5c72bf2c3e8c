import { HallScreen } from "#components/screens/hall/hall-screen";
import { titled } from "../title";

export const generateMetadata = titled("hall");

export default HallScreen;
