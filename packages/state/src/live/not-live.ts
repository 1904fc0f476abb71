import { isHttpError, type HttpError } from '@footlight/client';

const NOT_LIVE: ReadonlySet<string> = new Set(['EVENT_NOT_LIVE', 'EVENT_NOT_FOUND']);

/** Whether a live request failed because nothing is live under this id, so that the video is tried (LIST-20). */
export const isNotLive = (error: unknown): error is HttpError =>
  isHttpError(error) && NOT_LIVE.has(error.code);
