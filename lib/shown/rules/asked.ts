/** Words looked for, whatever their accents and capitals. */
const folded = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").replace(/’/g, "'").toLowerCase();

export const askedIn = (query: string): readonly string[] => folded(query.trim()).split(/\s+/).filter(Boolean);

export function holdsAll(text: string, asked: readonly string[]): boolean {
  const own = folded(text);
  return asked.every((word) => own.includes(word));
}
