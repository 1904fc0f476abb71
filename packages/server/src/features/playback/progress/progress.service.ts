import type { BodyOf, QueryOf, ResponseOf } from '@footlight/contract';
import { watchOutcome } from '@footlight/domain';
import { accountOf } from '../../../http/requests/account-of.js';
import { viewerIdOf } from '../../../http/requests/viewer-of.js';
import { ApiError } from '../../../api-error.js';
import type { Clock } from '../../../clock.js';
import type { Caller } from '../../../feature.js';
import type { ContentReader } from '../../content/content-reader.js';
import type { ContentView } from '../../content/content-view.js';
import { isWatching } from './progress-reader.js';
import type { ProgressRepository } from './progress.repository.js';

const HISTORY_PAGE = 20;

/** Watch progress and history of the caller's profile. */
export class ProgressService {
  readonly #repository: ProgressRepository;
  readonly #content: ContentReader;
  readonly #clock: Clock;

  constructor(repository: ProgressRepository, content: ContentReader, clock: Clock) {
    this.#repository = repository;
    this.#content = content;
    this.#clock = clock;
  }

  /**
   * Ignores a video that has hardly started; one watched to its credits counts as finished and does not resume. Stores nothing during an impersonation.
   * @throws {ApiError} VOD_NOT_FOUND
   */
  async save(
    caller: Caller,
    vodId: string,
    { position, duration, writer, sequence = 0 }: BodyOf<'saveWatchProgress'>,
  ): Promise<void> {
    if (!(await this.#content.vodExists(vodId))) throw new ApiError('VOD_NOT_FOUND');
    const outcome = watchOutcome(position, duration);
    if (outcome === 'notStarted' || !isWatching(caller)) return;
    await this.#repository.save({
      viewerId: viewerIdOf(caller),
      accountId: accountOf(caller),
      vodId,
      position: Math.min(position, duration),
      duration,
      finished: outcome === 'finished',
      watchedAt: new Date(this.#clock.now()),
      writer: writer ?? null,
      sequence,
    });
  }

  async history(
    { rpp = HISTORY_PAGE, lastSeen }: QueryOf<'listHistory'>,
    view: ContentView,
  ): Promise<ResponseOf<'listHistory'>> {
    // One extra row shows whether there is a next page.
    const rows = await this.#repository.page(viewerIdOf(view.caller), rpp + 1, lastSeen);
    const shown = rows.slice(0, rpp);
    const items = await this.#content.itemsByIds(
      shown.map(({ vodId }) => vodId),
      view,
    );
    const cards = new Map(items.map((item) => [item.id, item]));
    return {
      entries: shown.flatMap(({ vodId, watchedAt, position }) => {
        const item = cards.get(vodId);
        return item === undefined ? [] : [{ item, watchedAt: watchedAt.toISOString(), position }];
      }),
      paging: { moreDataAvailable: rows.length > rpp, lastSeen: shown.at(-1)?.vodId ?? null },
    };
  }

  forget(caller: Caller, vodId: string): Promise<void> {
    return this.#repository.remove(viewerIdOf(caller), vodId);
  }

  /** Clears the history of the caller's profile (LIST-44). */
  clear(caller: Caller): Promise<void> {
    return this.#repository.clear(viewerIdOf(caller));
  }
}
