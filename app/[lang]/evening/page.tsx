import { EveningScreen } from "#components/screens/season/evening-screen";
import { titled } from "../title";

export const generateMetadata = titled("evening");

export default EveningScreen;
