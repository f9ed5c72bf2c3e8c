/** One function per answer. No cache on the way may store any. */
const headers = { "Cache-Control": "no-store" };

const refusal = (status: number, code: string) => Response.json({ code }, { status, headers });

export const ok = (content: unknown) => Response.json(content, { headers });
export const malformed = () => refusal(400, "malformed");
export const otherOrigin = () => refusal(403, "other-origin");
/** Also given to those without a right, who should not learn that it exists. */
export const notFound = () => refusal(404, "not-found");
export const tooSlow = () => refusal(408, "too-slow");
/** Full until someone makes room. */
export const full = () => refusal(409, "full");
/** A code or link that no longer lets in, with the reason. */
export const gone = (code: "used" | "replaced" | "shut-out") => refusal(410, code);
export const tooLarge = () => refusal(413, "too-large");
export const notJson = () => refusal(415, "not-json");
export const tooMany = () => refusal(429, "too-many");
/** For the operator, not for phones. */
export const unwell = (database: string) => Response.json({ ok: false, database }, { status: 503, headers });
export const notNow = () => refusal(503, "not-now");
