import { useWords } from "#components/words/words";
import { clubEn } from "#messages/club-en";
import { type ClubMessages, clubFr } from "#messages/club-fr";

export const useClubWords = (): ClubMessages => (useWords().lang === "fr" ? clubFr : clubEn);
