import { SeasonScreen } from "#components/season/season-screen";
import { titled } from "../title";

export const generateMetadata = titled("season");

export default SeasonScreen;
