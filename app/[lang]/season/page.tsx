import { titled } from "../title";

export { SeasonScreen as default } from "#components/screens/season/season-screen";
export const generateMetadata = titled("season");
