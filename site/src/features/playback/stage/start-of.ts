import type { LiveDetails, VodDetails } from '@footlight/contract';
import { resumePosition, startsByItself } from '@footlight/domain';

/** Start position in seconds from the address; invalid values are ignored (PAGE-62). */
export const startOf = (query: URLSearchParams): number | undefined => {
  const text = query.get('t');
  const seconds = text === null || text === '' ? Number.NaN : Number(text);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : undefined;
};

/** Whether a title starts automatically at this address. */
export const startsAt = (kind: 'vod' | 'live', query: URLSearchParams, cameByLink: boolean): boolean =>
  startsByItself(kind, { play: query.get('play'), startAt: startOf(query), cameByLink });

/** Resume position in seconds; null if unknown or not worth resuming. */
export const resumesAt = (details: VodDetails | LiveDetails | null): number | null => {
  const { watchProgress: part, duration } = details ?? {};
  return part === undefined || duration === undefined ? null : resumePosition(part * duration, duration);
};
