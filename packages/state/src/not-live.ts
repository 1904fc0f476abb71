import { isHttpError, type HttpError } from '@footlight/client';

const NOT_LIVE: ReadonlySet<string> = new Set(['EVENT_NOT_LIVE', 'EVENT_NOT_FOUND']);

/**
 * Whether a live request was answered with “there is nothing live under this id”: the video of the same id is tried.
 *
 * @see specification 000 §8 “404 on a live request means the video is not live (vod fallback is tried)”
 */
export const isNotLive = (error: unknown): error is HttpError =>
  isHttpError(error) && NOT_LIVE.has(error.code);
