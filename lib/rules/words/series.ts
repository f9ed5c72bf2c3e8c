/** The cells of a table, each as many times over, in a row: "20, 30 ou 40". */
export function series(cells: Readonly<Record<string, number>>, times: number, last: string): string {
  const amounts = Object.values(cells).map((cell) => String(cell * times));
  return [amounts.slice(0, -1).join(", "), ...amounts.slice(-1)].join(last);
}
