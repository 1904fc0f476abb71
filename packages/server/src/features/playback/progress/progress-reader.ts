import type { Caller } from '../../../feature.js';
import { viewerOf } from '../../../http/requests/viewer-of.js';
import type { ProgressReader } from '../../content/content-ports.js';
import type { ProgressRepository } from './progress.repository.js';

/**
 * Whether what is watched belongs to the viewer of a profile: an administrator who impersonates an account neither sees
 * what its viewers have watched nor adds to it (ACCT-30).
 */
export const isWatching = ({ impersonation }: Caller): boolean => impersonation === undefined;

/** Gives the content feature the caller's progress in videos. */
export const createProgressReader = (repository: ProgressRepository): ProgressReader => ({
  watched: async (caller, vodIds) => {
    const viewerId = viewerOf(caller);
    if (viewerId === null || vodIds.length === 0 || !isWatching(caller)) return new Map();
    const rows = await repository.among(viewerId, vodIds);
    return new Map(rows.map(({ vodId, ...progress }) => [vodId, progress]));
  },
});
