import { PlayerScreen } from "#components/screens/season/player-screen";
import { titled } from "../title";

export const generateMetadata = titled("player");

export default PlayerScreen;
