import { PaperScreen } from "#components/paper/paper-screen";

export default PaperScreen;
