/** The clock used by stores; tests replace it. */
export interface Clock {
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** How long loaded data is reused without a request when the viewer navigates back and forth. */
export const FRESH_FOR_MS = 60_000;

/** The part of Web Storage that stores need. */
export type ChoiceStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
