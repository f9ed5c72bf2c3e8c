import { SeasonScreen } from "#components/screens/season/season-screen";
import { titled } from "../title";

export const generateMetadata = titled("season");

export default SeasonScreen;
