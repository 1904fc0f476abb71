import { useTakenOver } from './taken-over.js';

/** Where a reader is, as far as it decides how days and times are written. */
export interface ReaderPlace {
  /** IANA name; undefined for the zone of this machine. */
  readonly timeZone: string | undefined;
  /** The reader's languages with their regions, most wanted first. */
  readonly tags: readonly string[];
}

/** Where this browser is. */
export const HERE: ReaderPlace = {
  timeZone: undefined,
  get tags() {
    return typeof navigator === 'undefined' ? [] : (navigator.languages ?? []);
  },
};

/** For pages that the service draws: it knows no reader's zone. */
const SERVICE: ReaderPlace = { timeZone: 'UTC', tags: [] };

/**
 * Where the reader is. A page that the service drew is taken over as it stands, in universal time, and drawn for the
 * reader right after that: until then `data-zone` hides what holds a time (`site/src/styles/base.css`). These elements
 * have `suppressHydrationWarning`, because Node and the browser may differ in the white space of a time.
 */
export const useReaderPlace = (): ReaderPlace => (useTakenOver() ? SERVICE : HERE);
