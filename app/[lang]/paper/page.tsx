import { titled } from "../title";

export { PaperScreen as default } from "#components/screens/paper/paper-screen";
export const generateMetadata = titled("paper");
