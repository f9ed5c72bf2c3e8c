import { titled } from "../title";

export { ClubScreen as default } from "#components/screens/club/club-screen";
export const generateMetadata = titled("club");
