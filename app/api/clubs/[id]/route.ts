import { readClubView } from "#lib/db/views/club-view";
import { showing } from "../../door";

/** A club: its players, its seasons, and how much each of them holds. */
export const GET = showing("viewer", readClubView);
