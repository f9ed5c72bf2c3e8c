import { PlayerScreen } from "#components/season/player-screen";

export default PlayerScreen;
