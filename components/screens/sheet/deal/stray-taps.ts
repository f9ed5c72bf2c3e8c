/**
 * The button that records comes where the form's own button was: the second of a double tap is of that one, and does nothing here.
 * It is known by what the browser counts, or by where the finger went down: on what is no longer there. Keys count nothing.
 */
export function dropStrayTaps(): void {
  if (typeof document === "undefined") return;
  let began: EventTarget | null = null;
  const begin = ({ target }: PointerEvent) => {
    began = target;
  };
  const drop = (click: MouseEvent) => {
    const isGone = began instanceof Node && !began.isConnected;
    began = null;
    const isSecond = click.detail > 1 || (click.detail === 1 && isGone);
    if (!isSecond || !(click.target instanceof Element) || !click.target.closest("[data-record]")) return;
    click.preventDefault();
    click.stopPropagation();
  };
  addEventListener("pointerdown", begin, true);
  addEventListener("click", drop, true);
}
