import { PaperScreen } from "#components/screens/paper/paper-screen";
import { titled } from "../title";

export const generateMetadata = titled("paper");

export default PaperScreen;
