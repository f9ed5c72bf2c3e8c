import { z } from "zod";
import { inLine } from "#lib/db/in-line";
import { answerLine, OP_NAMES, tooLong, withoutMark } from "#lib/rules/protocol/answer";
import { NOTED, readBody } from "../body";
import { senderAddress } from "../door";

/** All that is looked at before a request waits in line. */
const OuterShape = z.looseObject({ op: z.enum(OP_NAMES) });

/**
 * The rules protocol over HTTP: one request as the body, the same answer as on the command line. Nothing is stored; no right is
 * needed.
 */
export async function POST(request: Request): Promise<Response> {
  const read = await readBody(request, NOTED, senderAddress(request));
  if ("refusal" in read && read.refusal.status !== 413) return read.refusal;
  return new Response("refusal" in read ? tooLong(NOTED.most) : await answered(read.text), {
    status: "refusal" in read ? 413 : 200,
    headers: { "Content-Type": "application/json", "Cache-Control": "no-store" },
  });
}

/** A request of another shape is refused at once, by the rules, which have the sentence for it. */
const answered = async (text: string): Promise<string> => (isShaped(text) ? inLine(() => answerLine(text)) : answerLine(text));

function isShaped(text: string): boolean {
  try {
    return OuterShape.safeParse(JSON.parse(withoutMark(text))).success;
  } catch {
    return false;
  }
}
