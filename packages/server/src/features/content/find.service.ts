import type { QueryOf, ReplyOf } from '@footlight/contract';
import { ApiError } from '../../api-error.js';
import type { ContentView } from './content-view.js';
import type { ContentRepository } from './content.repository.js';
import type { EventsService } from './events.service.js';
import type { VodsService } from './vods.service.js';

/** Finds a video or an event by its own id or by its id in an external system. */
export interface FindService {
  /** @throws {ApiError} VOD_NOT_FOUND, or INVALID_FIELD without exactly one id */
  vod(query: QueryOf<'findVod'>, view: ContentView): Promise<ReplyOf<'findVod'>>;
  /** @throws {ApiError} EVENT_NOT_FOUND, EVENT_NOT_LIVE, or INVALID_FIELD without exactly one id */
  event(query: QueryOf<'findEvent'>, view: ContentView): Promise<ReplyOf<'findEvent'>>;
}

const KINDS = { vod: 'VOD', event: 'LIVE_EVENT' } as const;
const NOT_FOUND = { vod: 'VOD_NOT_FOUND', event: 'EVENT_NOT_FOUND' } as const;

export const createFindService = (
  repository: ContentRepository,
  { vods, events }: { readonly vods: VodsService; readonly events: EventsService },
): FindService => {
  const idOf = async (kind: 'vod' | 'event', { id, externalId }: QueryOf<'findVod'>): Promise<string> => {
    if ((id === undefined) === (externalId === undefined)) {
      const found = id === undefined ? 'nothing' : 'id and externalId';
      const issue = { field: 'query', found, allowed: 'id or externalId' };
      throw new ApiError('INVALID_FIELD', { details: { issues: [issue] } });
    }
    if (externalId === undefined) return id ?? '';
    const known = await repository.byExternalId(KINDS[kind], externalId);
    if (known === null) throw new ApiError(NOT_FOUND[kind]);
    return known.id;
  };

  return {
    vod: async (query, view) => vods.vod(await idOf('vod', query), {}, view),
    event: async (query, view) => events.event(await idOf('event', query), {}, view),
  };
};
