import { PrintScreen } from "#components/print/print-screen";

export default PrintScreen;
