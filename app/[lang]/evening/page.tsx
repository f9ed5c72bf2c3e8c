import { EveningScreen } from "#components/season/evening-screen";

export default EveningScreen;
