import { disputesOf, SILENT } from "../disputes";

export const disputes = disputesOf({
  revoke: { "any-card": "W13" },
  "excuse-led": { "blind-value": "W9", "said-value": "mex-excuse" },
  forgotten: { "bid-spoken": "W15", ...SILENT },
  "false-deal": { "redeal-hidden": "W14" },
  "out-of-turn": { ...SILENT },
});
