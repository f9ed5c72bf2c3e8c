import type { Chunks } from "#messages/fr/chunks";

export const offline: Chunks["offline"] = {
  newVersion: "A new version is ready.",
  reload: "Reload",
  keptAt: (host) => `Sheets stay in this browser, at ${host}: another address has none of them.`,
  stableName: "A name like tarot.local is safer than a number, which may change.",
  withoutHttps: "No server, nothing opens; with https it would.",
  homeScreen: {
    share:
      "On the home screen the app opens without a network and keeps everything: tap Share, then “Add to Home Screen”. It starts empty there: sheets from here come in by their code.",
    menu: "On the home screen the app opens at a touch, even without a network: the browser’s menu, then “Install” or “Add to home screen”.",
  },
  homeScreenSeen: "Got it",
  mayBeCleared: "This browser may clear what it keeps after some days without a visit: keep a copy, or install the app.",
};
