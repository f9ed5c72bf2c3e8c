/**
 * A fold repeated whenever its list has grown a little: a step with the same start state and the same item is not computed again.
 */
export class Steps<State, Given> {
  private readonly taken: { readonly from: State; readonly given: Given; readonly to: State }[] = [];

  constructor(private readonly step: (from: State, given: Given) => State) {}

  /** The states after each of the list. */
  over(start: State, list: readonly Given[]): State[] {
    let from = start;
    this.taken.length = Math.min(this.taken.length, list.length);
    return list.map((given, i) => {
      let taken = this.taken[i];
      if (taken?.from !== from || taken.given !== given) taken = { from, given, to: this.step(from, given) };
      this.taken[i] = taken;
      from = taken.to;
      return from;
    });
  }
}
