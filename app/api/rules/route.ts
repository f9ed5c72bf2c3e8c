import { inLine } from "#lib/db/in-line";
import { answerLine, tooLong } from "#lib/rules/protocol/answer";
import { NOTED, readBody } from "../body";
import { senderAddress } from "../door";

/**
 * The rules protocol over HTTP: one request as the body, the same answer as on the command line. Nothing is stored; no right is
 * needed.
 */
export async function POST(request: Request): Promise<Response> {
  const read = await readBody(request, NOTED, senderAddress(request));
  if ("refusal" in read && read.refusal.status !== 413) return read.refusal;
  const answered = "refusal" in read ? tooLong(NOTED.most) : await inLine(() => answerLine(read.text));
  return new Response(answered, {
    status: "refusal" in read ? 413 : 200,
    headers: { "Content-Type": "application/json", "Cache-Control": "no-store" },
  });
}
