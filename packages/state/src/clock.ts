/** Time as stores see it; a test's clock may stand still. */
export interface Clock {
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** How long a loaded page is shown again without asking, for a reader who goes back and forth. */
export const FRESH_FOR_MS = 60_000;

/** The part of Web Storage that stores keep choices in. */
export type ChoiceStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
