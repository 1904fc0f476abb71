import type { QueryOf, ResponseOf } from '@footlight/contract';
import { ApiError } from '../../api-error.js';
import type { ContentView } from './content-view.js';
import type { ContentRepository } from './content.repository.js';
import type { EventsService } from './events.service.js';
import type { VodsService } from './vods.service.js';

const KINDS = { vod: 'VOD', event: 'LIVE_EVENT' } as const;
const NOT_FOUND = { vod: 'VOD_NOT_FOUND', event: 'EVENT_NOT_FOUND' } as const;

/** Finds a video or an event by its own id or by its id in an external system. */
export class FindService {
  readonly #repository: ContentRepository;
  readonly #vods: VodsService;
  readonly #events: EventsService;

  constructor(
    repository: ContentRepository,
    { vods, events }: { readonly vods: VodsService; readonly events: EventsService },
  ) {
    this.#repository = repository;
    this.#vods = vods;
    this.#events = events;
  }

  /** @throws {ApiError} VOD_NOT_FOUND, or INVALID_FIELD without exactly one id */
  async vod(query: QueryOf<'findVod'>, view: ContentView): Promise<ResponseOf<'findVod'>> {
    return this.#vods.vod(await this.#idOf('vod', query), {}, view);
  }

  /** @throws {ApiError} EVENT_NOT_FOUND, EVENT_NOT_LIVE, or INVALID_FIELD without exactly one id */
  async event(query: QueryOf<'findEvent'>, view: ContentView): Promise<ResponseOf<'findEvent'>> {
    return this.#events.event(await this.#idOf('event', query), {}, view);
  }

  async #idOf(kind: 'vod' | 'event', { id, externalId }: QueryOf<'findVod'>): Promise<string> {
    if ((id === undefined) === (externalId === undefined)) {
      const found = id === undefined ? 'nothing' : 'id and externalId';
      const issue = { field: 'query', found, allowed: 'id or externalId' };
      throw new ApiError('INVALID_FIELD', { details: { issues: [issue] } });
    }
    if (externalId === undefined) return id ?? '';
    const known = await this.#repository.byExternalId(KINDS[kind], externalId);
    if (known === null) throw new ApiError(NOT_FOUND[kind]);
    return known.id;
  }
}
