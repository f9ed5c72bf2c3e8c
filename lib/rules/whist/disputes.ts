import { type Dispute, SILENT } from "../disputes";

export const disputes: readonly Dispute[] = [
  { id: "revoke", cases: [["any-card", "W13"]] },
  {
    id: "excuse-led",
    cases: [
      ["blind-value", "W9"],
      ["said-value", "mex-excuse"],
    ],
  },
  { id: "forgotten", cases: [["bid-spoken", "W15"], SILENT] },
  { id: "false-deal", cases: [["redeal-hidden", "W14"]] },
  { id: "out-of-turn", cases: [SILENT] },
];
