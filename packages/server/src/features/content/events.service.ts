import { PAGE_SIZES, type ResponseOf } from '@footlight/contract';
import { ApiError } from '../../api-error.js';
import type { Clock } from '../../clock.js';
import { guideChannelOf, liveStateOf } from './content-item.js';
import type { ContentView } from './content-view.js';
import type { ItemReader, ReadItem } from './item-reader.js';
import { listFilter } from './list-filter.js';
import type { TimedList, TimedListsRepository } from './timed-lists.repository.js';
import type { DetailsQuery, VodsService } from './vods.service.js';

export interface NumberedPage {
  /** Page number, from 1. */
  readonly p?: number | undefined;
  readonly rpp?: number | undefined;
}

export interface EventsServiceOptions {
  readonly items: ItemReader;
  readonly timedLists: TimedListsRepository;
  readonly vods: VodsService;
  readonly clock: Clock;
}

/** Live events and channels for the live feature. */
export class EventsService {
  readonly #options: EventsServiceOptions;

  constructor(options: EventsServiceOptions) {
    this.#options = options;
  }

  /**
   * Returns live and upcoming events (the page of an upcoming one shows a countdown). An ended event has an error of
   * its own, so that the client can try the video with the same id.
   * @throws {ApiError} EVENT_NOT_FOUND
   * @throws {ApiError} EVENT_NOT_LIVE after its end
   */
  async event(id: string, query: DetailsQuery, view: ContentView): Promise<ResponseOf<'getLiveEvent'>> {
    const found = await this.#read(id, view);
    const isHidden = query.displayGeoblocked === false && found?.item.accessLevel === 'GEOBLOCKED';
    if (found === null || isHidden) throw new ApiError('EVENT_NOT_FOUND');
    const { stored, item } = found;
    const now = this.#options.clock.now();
    const state = stored.kind === 'CHANNEL' ? 'live' : liveStateOf(stored, now);
    if (state === 'ended') throw new ApiError('EVENT_NOT_LIVE', { details: { state } });
    const start = item.startDate ?? new Date(now).toISOString();
    return {
      ...item,
      ...(await this.#options.vods.details(found, query, view)),
      startDate: start,
      scheduledStartDate: start,
      eventHasGoneLive: state === 'live',
      epgId: guideChannelOf(stored),
    };
  }

  live(page: NumberedPage, view: ContentView): Promise<ResponseOf<'listLiveEvents'>> {
    return this.#numbered('live', page, PAGE_SIZES.live, view);
  }

  /** Upcoming events, and premieres of videos. */
  upcoming(page: NumberedPage, view: ContentView): Promise<ResponseOf<'listUpcomingEvents'>> {
    return this.#numbered('upcoming', page, PAGE_SIZES.upcoming, view);
  }

  async #read(id: string, view: ContentView): Promise<ReadItem | null> {
    return (
      (await this.#options.items.readOne({ kind: 'LIVE_EVENT', id }, view)) ??
      this.#options.items.readOne({ kind: 'CHANNEL', id }, view)
    );
  }

  async #numbered(
    list: TimedList,
    { p = 1, rpp }: NumberedPage,
    defaultSize: number,
    view: ContentView,
  ): Promise<ResponseOf<'listLiveEvents'>> {
    const size = rpp ?? defaultSize;
    const request = { list, view, filter: listFilter(), now: new Date(this.#options.clock.now()) };
    const { keys, total } = await this.#options.timedLists.numbered(request, { number: p, size });
    const events = await this.#options.items.read(keys, view);
    return {
      events: events.map(({ item }) => item),
      page: p,
      totalPages: Math.ceil(total / size),
      totalResults: total,
      resultsPerPage: size,
    };
  }
}
