/** The recovery code, in English. */
import type { recovery as French } from "#messages/fr/club/recovery";

export const recovery: typeof French = {
  title: "Recovery code",
  what: "A page to print or copy out, then to keep with the club’s cards. If every managing device is lost, it gives back the club, its sheets and the right to manage it.",
  ends: "The one you printed before will work no more.",
  go: "Make the code",
  goAgain: "Replace the code",
  paper: (club: string) => `Recovery code of the club “${club}”`,
  made: (day: string) => `Made on ${day}. It works once, and is shown only here: print it or copy it out now.`,
  how: "How to use it",
  steps: (address: string) => [
    `On a phone, open ${address}, or point its camera at this square.`,
    "Type the twenty-eight characters, with or without spaces, in capitals or not. No 0 or 1, no O or I.",
    "Tap “Join”: this phone manages the club. Then make a new code, as this one is finished.",
  ],
  who: "Whoever holds this page can manage the club: keep it like a key. If it is lost, replace the code on the club’s page.",
  qr: "The QR of the recovery code",
  copied: "Copied or printed",
  later: "Twenty codes were made today for this club: more can be made tomorrow.",
};
