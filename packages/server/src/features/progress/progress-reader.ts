import type { Caller } from '../../feature.js';
import type { ProgressReader } from '../content/content-ports.js';
import type { ProgressRepository } from './progress.repository.js';

/** Whose progress a caller's is: the profile's, else the account's; null for guests. */
export const viewerOf = ({ accountId, profile }: Caller): string | null =>
  accountId === null ? null : (profile?.id ?? accountId);

/** Tells content how far its caller has watched. */
export const createProgressReader = (repository: ProgressRepository): ProgressReader => ({
  watched: async (caller, vodIds) => {
    const viewerId = viewerOf(caller);
    if (viewerId === null || vodIds.length === 0) return new Map();
    const rows = await repository.among(viewerId, vodIds);
    return new Map(rows.map(({ vodId, ...progress }) => [vodId, progress]));
  },
});
