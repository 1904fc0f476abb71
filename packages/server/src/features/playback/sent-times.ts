import { type IngestIndex, nextNumber, sentTimes } from '@footlight/packager';
import type { SentReader } from '../content/content-ports.js';

/**
 * When channels sent what can still be played (GUIDE-42): an ingest takes precedence over a film, which is repeated
 * while its event lasts; streams of other origins are not kept.
 */
export const createSentReader = (ingests: Pick<IngestIndex, 'ingest'>): SentReader => ({
  sentTimes: async ({ id, film, source, drm, startsAt, endsAt }) => {
    const ingest = await ingests.ingest(id);
    // Ingests are not encrypted.
    if (ingest !== null && nextNumber(ingest.state) > 0) return drm === null ? sentTimes(ingest.state) : [];
    return film === null || source !== null
      ? []
      : [{ from: startsAt?.getTime() ?? -Infinity, until: endsAt?.getTime() ?? Infinity }];
  },
});
