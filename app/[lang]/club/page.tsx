import { ClubScreen } from "#components/club/club-screen";

export default ClubScreen;
