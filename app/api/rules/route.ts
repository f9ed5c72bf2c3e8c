import { answerLine, tooLong } from "#lib/rules/protocol/answer";
import { MOST_BYTES, readText } from "../door";

/** The protocol's door over HTTP: one request as the body, the same answer as on the line. Nothing is stored, anybody may ask. */
export async function POST(request: Request): Promise<Response> {
  const line = await readText(request);
  const answered = line === undefined ? tooLong(MOST_BYTES) : answerLine(line);
  return new Response(answered, {
    status: line === undefined ? 413 : 200,
    headers: { "Content-Type": "application/json", "Cache-Control": "no-store" },
  });
}
