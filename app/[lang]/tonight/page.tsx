import { TonightScreen } from "#components/screens/night/tonight-screen";
import { titled } from "../title";

export const generateMetadata = titled("tonight");

export default TonightScreen;
