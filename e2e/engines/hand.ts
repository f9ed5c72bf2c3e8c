/** What a thumb does, in any engine: the few commands that its driver needs. `body` is the body of a function run in the page. */
export interface Hand {
  go(url: string): Promise<void>;
  run<T>(body: string, ...args: readonly string[]): Promise<T>;
  /** A real press on the middle of the element that `body` returns; false when it returns none. */
  press(body: string, ...args: readonly string[]): Promise<boolean>;
  /** Types key by key, at the cursor. */
  keys(text: string): Promise<void>;
  /** Presses the Tab key. */
  tab(): Promise<void>;
  /** A picture of the screen, as a PNG. */
  picture(): Promise<Buffer>;
}

export interface Engine {
  readonly name: string;
  /** A new phone, which shares no stored data with the others. */
  phone(): Promise<Hand>;
  close(): Promise<void>;
}
