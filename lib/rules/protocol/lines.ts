/**
 * Lines of a stream, as they come: only a line feed ends one, and a carriage return before it belongs to it. A line of more
 * than `most` characters is read to its end and kept no further: null stands for it.
 */
export async function* linesOf(chunks: AsyncIterable<string>, most: number): AsyncGenerator<string | null> {
  let parts: string[] = [];
  let length = 0;
  const take = (part: string) => {
    length += part.length;
    if (length <= most) parts.push(part);
    else parts = [];
  };
  const end = (): string | null => {
    const line = length > most ? null : parts.join("").replace(/\r$/, "");
    parts = [];
    length = 0;
    return line;
  };
  for await (const chunk of chunks) {
    let from = 0;
    for (let feed = chunk.indexOf("\n"); feed >= 0; feed = chunk.indexOf("\n", from)) {
      take(chunk.slice(from, feed));
      yield end();
      from = feed + 1;
    }
    if (from < chunk.length) take(chunk.slice(from));
  }
  if (length > 0) yield end();
}
