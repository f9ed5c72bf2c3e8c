import { PaperScreen } from "#components/paper/paper-screen";
import { titled } from "../title";

export const generateMetadata = titled("paper");

export default PaperScreen;
