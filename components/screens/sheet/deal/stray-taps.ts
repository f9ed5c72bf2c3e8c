/**
 * The sheet's button that records appears where the form's button was: the second tap of a double tap must not press it. Such a
 * tap is known by the browser's click count, or because it began on an element that is gone. Clicks from the keyboard have count
 * 0 and pass.
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
