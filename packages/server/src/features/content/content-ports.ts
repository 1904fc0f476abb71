import type { ContentItem, PlaybackData, Programme } from '@footlight/contract';
import type { Caller } from '../../feature.js';
import type { ContentView } from './content-view.js';
import type { Page, PageRequest } from './page.js';

/** What content needs from licences. Implemented by the licences feature, a layer above content. */
export interface LicenceReader {
  /** Ids of the licences that currently grant the caller access; empty for guests. One query. */
  usableIds(caller: Caller): Promise<ReadonlySet<string>>;
  /**
   * When the first of these licences stops granting access, in milliseconds since the epoch; `Infinity` if none has an
   * end. One query.
   */
  nextEnd(caller: Caller): Promise<number>;
  /**
   * A title is played that these licences open: if nothing else opens it, the time of a licence that lasts from its first
   * playback begins.
   */
  begin(caller: Caller, licenceIds: readonly string[]): Promise<void>;
  /** Those of `licenceIds` that can be bought, cheapest first in the caller's country. */
  purchases(licenceIds: readonly string[], view: ContentView): Promise<PlaybackData['availableLicences']>;
}

/** What content needs from favourites. */
export interface FavouriteReader {
  /** Those of `vodIds` that are among the caller's favourites; empty for guests. One query. */
  marked(caller: Caller, vodIds: readonly string[]): Promise<ReadonlySet<string>>;
}

export interface Watched {
  /** Seconds. */
  readonly position: number;
  readonly duration: number;
  /** Watched up to the credits, so there is nothing to resume. */
  readonly finished: boolean;
}

/** What content needs from watch progress. */
export interface ProgressReader {
  /** The caller's progress in each of `vodIds` that was started; empty for guests. One query. */
  watched(caller: Caller, vodIds: readonly string[]): Promise<ReadonlyMap<string, Watched>>;
}

/** What rows need from news. Implemented by the news feature, a layer above content. */
export interface NewsReader {
  /** Published news of all feeds, newest first. One query. */
  latest(page: PageRequest, view: ContentView): Promise<Page<ContentItem>>;
}

export interface NowAndNext {
  readonly now: Programme | null;
  readonly next: Programme | null;
}

/** What content needs from the guide. */
export interface GuideReader {
  /** The current and the next programme of each channel; channels without programmes are absent. One query. */
  nowAndNext(channelIds: readonly string[], language: string): Promise<ReadonlyMap<string, NowAndNext>>;
}

/** What content needs from reviews. */
export interface RatingReader {
  /** Average and number of a video's visible reviews; null if there are none. One query. */
  ratingOf(vodId: string): Promise<{ readonly average: number; readonly count: number } | null>;
}
