import { titled } from "../title";

export { DrawScreen as default } from "#components/screens/draw/draw-screen";
export const generateMetadata = titled("draw");
