import type { SettleMessages } from "#messages/fr/settle";

export const settleEn: SettleMessages = {
  refusals: "Refused by the server, kept on this phone",
  refusedDeal: (n) => (n === null ? "A deal" : `Deal ${n}`),
  refusedChange: (n) => (n === null ? "A change of a deal" : `Change of deal ${n}`),
  refusedContest: (n) => (n === null ? "A dispute" : `Dispute of deal ${n}`),
  refusedRuling: (n) => (n === null ? "A ruling" : `Ruling on deal ${n}`),
  refusedBet: (n) => (n === null ? "An announcement" : `Announcement of deal ${n}`),
  refusedOther: "A change of the sheet",
  refusedNote: (what, note) => `${what}: “${note}”`,
  sendAgain: "Send again",
  giveUp: "Keep no longer",
  conflict: (n) => `Deal ${n} was noted differently in another tab or on another phone.`,
  settle: (n) => `Deal ${n}: two versions`,
  onSheet: "On the sheet",
  other: "Also noted",
  keepOther: "Keep the one on the sheet",
  replaceOther: "Replace it with the other",
  another: "It is another deal",
  contestedThere: (note) => `contested: “${note}”`,
  chooseThere: "A phone that notes on this sheet can choose.",
};
