import { SeasonScreen } from "#components/season/season-screen";

export default SeasonScreen;
