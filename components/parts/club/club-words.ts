import { useWords } from "#components/parts/words/words";
import { clubEn } from "#messages/club-en";
import { type ClubMessages, clubFr } from "#messages/club-fr";

export const useClubWords = (): ClubMessages => (useWords().lang === "fr" ? clubFr : clubEn);
