import { titled } from "../title";

export { PlayerScreen as default } from "#components/screens/season/player-screen";
export const generateMetadata = titled("player");
