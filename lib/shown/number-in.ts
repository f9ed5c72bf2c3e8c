/** The number in a text ("−45", "+45", "1,5", "1½"), else the text. */
export function numberOrText(text: string): number | string {
  const tidy = text
    .trim()
    .replace("−", "-")
    .replace(/^\+(?=[^-+])/, "")
    .replace(",", ".")
    .replace(/^(-?)½$/, "$1.5")
    .replace("½", ".5");
  return /^-?(\d+(\.\d+)?|\.\d+)$/.test(tidy) ? Number(tidy) : text;
}
