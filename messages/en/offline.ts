import type { OfflineMessages } from "#messages/fr/offline";

export const offlineEn: OfflineMessages = {
  newVersion: "A new version is ready.",
  reload: "Reload",
  keptAt: (host) => `Sheets stay in this browser, at ${host}: another address has none of them.`,
  stableName: "A name like tarot.local is safer than a number, which may change.",
  withoutHttps: "With https the app would also open without a network, and the screen would stay on at the table.",
  mayBeCleared: "This browser may clear what it keeps after some days without a visit: keep a copy, or install the app.",
};
