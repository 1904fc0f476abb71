import type { AccessLevel, ContentItem, PlaybackData, Programme, SkipMarker } from '@footlight/contract';
import type { StoredSource } from '../../database/schema/content.js';
import type { ContentView } from './content-view.js';

export type PlayableKind = 'vod' | 'live';

/** The live half of something playable. */
export interface PlayableLive {
  /** Names the channel of the packager: its numbering and its window hang on this id. */
  readonly channelId: string;
  /** Upcoming and ended events exist but do not play: 404 `EVENT_NOT_LIVE`. */
  readonly state: 'upcoming' | 'live' | 'ended';
  readonly startDate: Date;
  readonly endDate: Date | null;
  /** Seconds behind the edge that may be sought. */
  readonly dvrWindow: number;
  /** The channel of the guide that it runs on. */
  readonly epgId: string | null;
  /** In the caller's language. */
  readonly eventLocation: string | null;
  /** Stations in the caller's country that carry it too. */
  readonly localBroadcasters: readonly string[];
  readonly programmes: { readonly now: Programme | null; readonly next: Programme | null };
}

/** Everything that the playback calls must know of a video, an event or a channel before they sign an address. */
export interface Playable {
  readonly kind: PlayableKind;
  /** In the caller's language; holds `onlinePlayback`, `audioOnly`, `images` and the rest of the card. */
  readonly item: ContentItem;
  readonly accessLevel: AccessLevel;
  /** What would open it, cheapest first; empty where access is granted. */
  readonly availablePurchases: PlaybackData['availableLicences'];
  /** Folder of the film under the realm's media folder; null when there is nothing to play. */
  readonly filmSlug: string | null;
  /** Where it plays from instead, at another origin. */
  readonly source?: StoredSource | null;
  readonly skipMarkers: readonly SkipMarker[];
  /** Premieres: playback is refused before this moment. */
  readonly availableFrom: Date | null;
  /** Seconds from start that the caller had reached; null where there is nothing to resume. */
  readonly resumeAt: number | null;
  readonly watermark: PlaybackData['watermark'];
  /** Seconds that the up-next card counts; null leaves it to the realm. */
  readonly countdownDuration: number | null;
  /** Content protection that the streams must carry. */
  readonly drm: 'clearkey' | null;
  /** Advertisement breaks, as the catalogue places them. */
  readonly adBreaks: readonly AdBreak[];
  readonly live: PlayableLive | null;
}

export interface AdBreak {
  readonly type: 'PRE_ROLL' | 'MID_ROLL' | 'POST_ROLL';
  /** Seconds; mid-rolls only. */
  readonly offset: number | null;
  /** The realm’s own advertisements to play, in order: slugs. */
  readonly ads: readonly string[];
}

/** What the playback calls ask of content. */
export interface PlayableReader {
  /** Null when no such video, event or channel exists. */
  playable(kind: PlayableKind, id: string, view: ContentView): Promise<Playable | null>;
}
