import type { ContentItem, PlaybackData, Programme } from '@footlight/contract';
import type { Caller } from '../../feature.js';
import type { ContentView } from './content-view.js';
import type { Page, PageRequest } from './page.js';

/** What content must know of licences. Implemented by the licences feature, which stands above content. */
export interface LicenceReader {
  /** Licences that open something for the caller now; none for guests. One query. */
  usableIds(caller: Caller): Promise<ReadonlySet<string>>;
  /** Those of `licenceIds` that may be bought, cheapest first for the caller's country. */
  purchases(licenceIds: readonly string[], view: ContentView): Promise<PlaybackData['availableLicences']>;
}

/** What content must know of favourites. */
export interface FavouriteReader {
  /** Which of `vodIds` the caller has marked; none for guests. One query. */
  marked(caller: Caller, vodIds: readonly string[]): Promise<ReadonlySet<string>>;
}

export interface Watched {
  /** Seconds. */
  readonly position: number;
  readonly duration: number;
  /** Watched to the credits: nothing to resume. */
  readonly finished: boolean;
}

/** What content must know of what its caller has watched. */
export interface ProgressReader {
  /** How far the caller is in each of `vodIds` that was begun; nothing for guests. One query. */
  watched(caller: Caller, vodIds: readonly string[]): Promise<ReadonlyMap<string, Watched>>;
}

/** What rows must know of news. Implemented by the news feature, which stands above content. */
export interface NewsReader {
  /** Published by now, of every feed, newest first. One query. */
  latest(page: PageRequest, view: ContentView): Promise<Page<ContentItem>>;
}

export interface NowAndNext {
  readonly now: Programme | null;
  readonly next: Programme | null;
}

/** What content must know of the guide. */
export interface GuideReader {
  /** What runs on each channel and what follows; a channel without programmes is absent. One query. */
  nowAndNext(channelIds: readonly string[], language: string): Promise<ReadonlyMap<string, NowAndNext>>;
}

/** What content must know of reviews. */
export interface RatingReader {
  /** Of all visible reviews of a video; null where there are none. One query. */
  ratingOf(vodId: string): Promise<{ readonly average: number; readonly count: number } | null>;
}
