/** How a figure is printed, in every language. Apart from what codes say: the first rows need only this. */

/** "−288", "+96", "40½": true minus, half glyph. */
export function signed(value: number): string {
  return `${value > 0 ? "+" : ""}${plain(value)}`;
}

export function plain(value: number): string {
  const whole = Math.floor(Math.abs(value));
  const half = Math.abs(value) % 1 === 0.5 ? "½" : "";
  return `${value < 0 ? "−" : ""}${whole === 0 && half ? "" : whole}${half}`;
}
