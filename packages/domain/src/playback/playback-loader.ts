import type { GuideChannel, PlaybackData, Programme } from '@footlight/contract';

/** Identifies what to play in the service. */
export interface PlaybackRequest {
  readonly id: string;
  readonly kind: 'vod' | 'live';
  readonly playlistId?: string;
  readonly seasonId?: string;
  readonly watchlistId?: string;
  /** The owner of a shared watchlist; absent for the viewer’s own. */
  readonly owner?: string;
  /** Stream protocols that this player supports, in order of preference. */
  readonly protocols?: ('HLS' | 'DASH')[];
  /**
   * The playback session (screen) that the video joins: the one of this player's previous video (`playbackSessionId` of
   * its playback data), or the one that all views of a multi-view share. Without it, the video occupies a new screen.
   */
  readonly playbackSessionId?: string;
}

/** The list that a video is played from; the next video keeps it. */
export const listOfRequest = ({
  playlistId,
  seasonId,
  watchlistId,
  owner,
}: Partial<PlaybackRequest>): Pick<PlaybackRequest, 'playlistId' | 'seasonId' | 'watchlistId' | 'owner'> => ({
  ...(playlistId === undefined ? {} : { playlistId }),
  ...(seasonId === undefined ? {} : { seasonId }),
  ...(watchlistId === undefined ? {} : { watchlistId }),
  ...(owner === undefined ? {} : { owner }),
});

/** A video of a list, before or after another one. */
export interface Neighbour {
  readonly id: string;
  readonly kind: 'vod' | 'live';
  readonly title: string;
  /** Address of its thumbnail, 16:9. */
  readonly thumbnailUrl?: string | null;
  /** Seconds. */
  readonly duration?: number | null;
}

export interface Neighbours {
  readonly previous: Neighbour | null;
  readonly next: Neighbour | null;
}

/** A short film that promotes the video. */
export interface Trailer {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly accessLevel: PlaybackData['accessLevel'];
  readonly thumb: string | null;
  readonly favourite: boolean;
  readonly sources: readonly PlaybackData['streams'][number][];
  readonly tags: readonly string[];
  readonly watchProgress: number | null;
  readonly duration: number | null;
  readonly thumbnailUrl: string | null;
  readonly availablePurchases: readonly PlaybackData['availableLicences'][number][];
  readonly metaFields: Readonly<Record<string, string>>;
  readonly type: string;
  readonly watchedAt: string | null;
  readonly contentDownload: boolean;
  readonly offlinePlaybackLanguages: readonly string[];
}

/** How far a video has been watched. Seconds. */
export interface WatchedPosition {
  readonly position: number;
  readonly duration: number;
  /** The page may be unloading: the request must be delivered anyway. */
  readonly final: boolean;
}

/** One heartbeat of a player that occupies a screen. */
interface PlaybackHeartbeat {
  /** The value from the playback data. */
  readonly playbackSessionId: string;
  /** Seconds. */
  readonly position: number;
  readonly paused: boolean;
  /** The last heartbeat: it frees the screen at once, and the page may be unloading. */
  readonly ended?: boolean;
}

/** One heartbeat of a multi-view, whose views share one screen. */
export interface MultiViewHeartbeat {
  /** The session that the views joined: `PlaybackRequest.playbackSessionId`. */
  readonly playbackSessionId: string;
  readonly layout: 'twoUp' | 'pip' | 'threeUp' | 'quad';
  /** Positions in seconds. */
  readonly videos: readonly {
    readonly id: string;
    readonly kind: 'vod' | 'live';
    readonly position: number;
  }[];
  readonly ended?: boolean;
}

export interface HeartbeatResponse {
  /** Seconds until the next heartbeat is due; null if screens are not counted and no heartbeat is expected. */
  readonly nextIn: number | null;
}

/** A request to the programme guide. */
export interface GuideRequest {
  /** Programmes that overlap this period are returned. */
  readonly from: Date;
  readonly to: Date;
  /** `lastSeen` of the previous page; absent for the first. */
  readonly lastSeen?: string;
}

/** One page of guide channels, in guide order. */
interface GuidePage {
  readonly channels: readonly GuideChannel[];
  /** Cursor of the next page; null on the last page. */
  readonly lastSeen: string | null;
}

/**
 * How a player gets playback data. The host page implements it with its API client, so the player depends on no API.
 * Failures reject with an error that has the service's `code` and `status`; too many screens is 409 `TOO_MANY_SCREENS`.
 * The player waits and retries if the `details` of the error are `{ state: 'upcoming', startDate }` for an event or `{
 * reason: 'premiere', availableFrom }` for a video (ISO 8601), optionally with `title` and `thumbnailUrl`.
 */
export interface PlaybackLoader {
  load(request: PlaybackRequest, signal: AbortSignal): Promise<PlaybackData>;
  neighbours?(request: PlaybackRequest, signal: AbortSignal): Promise<Neighbours>;
  /** Stores how far a video has been watched; does nothing for guests and live events. */
  saveProgress?(request: PlaybackRequest, watched: WatchedPosition): Promise<void>;
  heartbeat?(request: PlaybackRequest, heartbeat: PlaybackHeartbeat): Promise<HeartbeatResponse>;
  multiViewHeartbeat?(heartbeat: MultiViewHeartbeat): Promise<HeartbeatResponse>;
  /** The trailer of a video or an event; null if there is none. */
  trailer?(request: PlaybackRequest, signal: AbortSignal): Promise<Trailer | null>;
  /** Programmes of a guide channel (`live.epgId`) that overlap a period, sorted by start. */
  programmes?(epgId: string, from: Date, to: Date, signal: AbortSignal): Promise<readonly Programme[]>;
  /** Channels with their programmes. */
  guide?(request: GuideRequest, signal: AbortSignal): Promise<GuidePage>;
  /**
   * Calls back when an event starts or ends (`changed`) and when the notification connection is restored after an
   * interruption (`missed`), until the signal aborts. Without it, the player polls by the announced times only.
   * @param since a `performance.now()` time; notifications since then are delivered at once
   */
  followEvent?(
    id: string,
    notify: (news: 'changed' | 'missed') => void,
    signal: AbortSignal,
    since?: number,
  ): void;
}
