import { DrawScreen } from "#components/screens/draw/draw-screen";
import { titled } from "../title";

export const generateMetadata = titled("draw");

export default DrawScreen;
