import { PrintScreen } from "#components/screens/print/print-screen";
import { titled } from "../title";

export const generateMetadata = titled("print");

export default PrintScreen;
