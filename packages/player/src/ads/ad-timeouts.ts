import { inTime } from '../store/in-time.js';

/** Timeouts for the documents and media of ad servers. They limit how long a break can delay the content. */
export const DOCUMENT_TIMEOUT_MS = 5000;
export const MEDIA_TIMEOUT_MS = 8000;

/** The result of `work`, or undefined if it fails or takes too long. */
export const within = <T>(milliseconds: number, work: Promise<T>): Promise<T | undefined> =>
  inTime(milliseconds, work).catch(() => undefined);
