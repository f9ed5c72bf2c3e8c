import type { OfflineMessages } from "#messages/fr/offline";

export const offlineEn: OfflineMessages = {
  newVersion: "A new version is ready.",
  reload: "Reload",
  mayBeCleared: "This browser may clear what it keeps after some days without a visit: keep a copy, or install the app.",
};
