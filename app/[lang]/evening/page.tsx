import { titled } from "../title";

export { EveningScreen as default } from "#components/screens/season/evening-screen";
export const generateMetadata = titled("evening");
