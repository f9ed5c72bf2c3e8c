/** What a thumb does, in whichever engine: the few things asked of its driver. A `body` is that of a function run in the page. */
export interface Hand {
  go(url: string): Promise<void>;
  run<T>(body: string, ...args: readonly string[]): Promise<T>;
  /** A press of the engine's own on the middle of the element that `body` answers; false when it answers none. */
  press(body: string, ...args: readonly string[]): Promise<boolean>;
  /** Typed key by key where the cursor stands. */
  keys(text: string): Promise<void>;
  /** To the next stop of the keyboard. */
  tab(): Promise<void>;
  /** What is on its screen, as a PNG. */
  picture(): Promise<Buffer>;
}

export interface Engine {
  readonly name: string;
  /** A phone of somebody else's: nothing stored is shared. */
  phone(): Promise<Hand>;
  close(): Promise<void>;
}
