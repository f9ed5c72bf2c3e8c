import { SheetScreen } from "#components/sheet/sheet-screen";

export default SheetScreen;
