import { PlayerScreen } from "#components/season/player-screen";
import { titled } from "../title";

export const generateMetadata = titled("player");

export default PlayerScreen;
