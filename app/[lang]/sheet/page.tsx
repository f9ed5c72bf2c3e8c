import { SheetScreen } from "#components/screens/sheet/sheet-screen";
import { titled } from "../title";

export const generateMetadata = titled("sheet");

export default SheetScreen;
