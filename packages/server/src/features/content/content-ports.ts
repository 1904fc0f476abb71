import type { ContentItem, PlaybackData, Programme } from '@footlight/contract';
import type { SentTime } from '@footlight/domain';
import type { Caller } from '../../feature.js';
import type { CallerLicences } from './caller-licences.js';
import type { StoredTitlesQuery, Texts } from '../../database/schema/content.js';
import type { ProgrammeTexts } from '../../database/schema/content-guide.js';
import type { ContentView } from './content-view.js';
import type { ContentKey, StoredContent } from './content.repository.js';
import type { StoredArtwork } from './images.js';
import type { ListFilter } from './list-filter.js';
import type { Page, PageRequest } from './page.js';

/** What content needs from licences. Implemented by the licences feature, a layer above content. */
export interface LicenceReader {
  /** For one request: what is read is not read again. */
  of(caller: Caller): CallerLicences;
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

/** A programme of the guide at its time, for playing it as it was sent. */
export interface GuideBroadcast {
  readonly id: string;
  readonly channelId: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly texts: Texts<ProgrammeTexts>;
  readonly artwork: string | null;
  readonly pictures: StoredArtwork['kinds'] | null;
  readonly dominantColour: string | null;
  readonly year: string | null;
  readonly ageRating: string | null;
}

/** What content needs from the guide. */
export interface GuideReader {
  /** The programmes with these ids; unknown ones are left out. One query. */
  broadcasts(programmeIds: readonly string[]): Promise<readonly GuideBroadcast[]>;
  /** The current and the next programme of each channel; channels without programmes are absent. One query. */
  nowAndNext(channelIds: readonly string[], language: string): Promise<ReadonlyMap<string, NowAndNext>>;
}

/** What a channel plays: the event that it carries, or the channel itself. */
type Sender = Pick<StoredContent, 'id' | 'film' | 'source' | 'drm' | 'startsAt' | 'endsAt'>;

/** What content needs from playback. */
export interface SentReader {
  /** When a channel sent what can still be played of it, in order; empty for streams of other origins. */
  sentTimes(sender: Sender): Promise<readonly SentTime[]>;
}

/** What content needs from reviews. */
export interface RatingReader {
  /** Average and number of a video's visible reviews; null if there are none. One query. */
  ratingOf(vodId: string): Promise<{ readonly average: number; readonly count: number } | null>;
}

/** A row whose titles are chosen by the service. */
export interface RowOfTitles {
  readonly source: 'titles' | 'continue' | 'favourites' | 'becauseYouWatched';
  readonly titles: StoredTitlesQuery | null;
}

export interface ChosenTitles {
  /** One more than the page size, if there are more. */
  readonly keys: readonly ContentKey[];
  /** What the viewer watched, for titles that are chosen because of it. */
  readonly because: ContentKey | null;
}

/** What rows need from search and from what viewers have watched and saved. */
export interface TitlesReader {
  /** Guests have no titles of their own. */
  titlesOf(
    row: RowOfTitles,
    page: PageRequest,
    request: { readonly view: ContentView; readonly filter: ListFilter },
  ): Promise<ChosenTitles>;
}
