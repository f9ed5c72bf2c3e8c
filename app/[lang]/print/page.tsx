import { PrintScreen } from "#components/print/print-screen";
import { titled } from "../title";

export const generateMetadata = titled("print");

export default PrintScreen;
