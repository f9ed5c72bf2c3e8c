import { answerLine } from "#lib/rules/protocol/answer";
import { tooLarge } from "../answer";
import { readText } from "../door";

/** The protocol's door over HTTP: one request as the body, the same answer as on the line. Nothing is stored, anybody may ask. */
export async function POST(request: Request): Promise<Response> {
  const line = await readText(request);
  if (line === undefined) return tooLarge();
  return new Response(answerLine(line), { headers: { "Content-Type": "application/json", "Cache-Control": "no-store" } });
}
