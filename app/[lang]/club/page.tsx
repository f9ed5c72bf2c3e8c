import { ClubScreen } from "#components/club/club-screen";
import { titled } from "../title";

export const generateMetadata = titled("club");

export default ClubScreen;
