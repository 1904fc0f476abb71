import type { AccessLevel, ContentItem, PlaybackData, Programme, SkipMarker } from '@footlight/contract';
import type { StoredSource } from '../../database/schema/content.js';
import type { Broadcast } from './broadcasts/broadcast-row.js';

export type PlayableKind = 'vod' | 'live';

/** The live properties of a playable. */
export interface PlayableLive {
  /** Id of the packager's channel, which determines its numbering and its window. */
  readonly channelId: string;
  /** Upcoming and ended events exist but do not play: 404 `EVENT_NOT_LIVE`. */
  readonly state: 'upcoming' | 'live' | 'ended';
  readonly startDate: Date;
  readonly endDate: Date | null;
  /** How far behind the live edge viewers can seek, in seconds. */
  readonly dvrWindow: number;
  /** Whether its film is served in parts, with low latency. */
  readonly lowLatency: boolean;
  /** Id of the guide channel that it runs on. */
  readonly epgId: string | null;
  /** In the caller's language. */
  readonly eventLocation: string | null;
  /** Stations in the caller's country that also broadcast it. */
  readonly localBroadcasters: readonly string[];
  readonly programmes: { readonly now: Programme | null; readonly next: Programme | null };
}

/** Everything the playback calls need to know about a video, an event or a channel before they sign an address. */
export interface Playable {
  readonly kind: PlayableKind;
  /** The card in the caller's language, with `onlinePlayback`, `audioOnly`, `images` and more. */
  readonly item: ContentItem;
  readonly accessLevel: AccessLevel;
  /** Licences that open it; empty if it needs none. */
  readonly licenceIds: readonly string[];
  /** Licences that would grant access, cheapest first; empty unless access is denied. */
  readonly availablePurchases: PlaybackData['availableLicences'];
  /** Folder of the film under the realm's media folder; null if there is nothing to play. */
  readonly filmSlug: string | null;
  /** Source at another origin that is played instead. */
  readonly source?: StoredSource | null;
  readonly skipMarkers: readonly SkipMarker[];
  /** Start of a premiere; playback is refused before it. */
  readonly availableFrom: Date | null;
  /** Position to resume from, in seconds; null if there is nothing to resume. */
  readonly resumeAt: number | null;
  readonly watermark: PlaybackData['watermark'];
  /** Seconds that the up-next card counts down; null for the realm's default. */
  readonly countdownDuration: number | null;
  /** Content protection required for the streams. */
  readonly drm: 'clearkey' | null;
  /** Ad breaks, as placed in the catalogue. */
  readonly adBreaks: readonly AdBreak[];
  readonly live: PlayableLive | null;
  /** What a broadcast of a channel is cut from; absent for everything else. */
  readonly broadcast?: Broadcast | null;
}

export interface AdBreak {
  readonly type: 'PRE_ROLL' | 'MID_ROLL' | 'POST_ROLL';
  /** Seconds; mid-rolls only. */
  readonly offset: number | null;
  /** Slugs of the realm's own advertisements, in order. */
  readonly ads: readonly string[];
}
