import type { PlaybackData, Programme } from '@footlight/domain';

/** What to play, as the service knows it. */
export interface PlaybackRequest {
  readonly id: string;
  readonly kind: 'vod' | 'live';
  readonly playlistId?: string;
  readonly seasonId?: string;
  /** Stream protocols that this player can use, preferred first. */
  readonly protocols?: ('HLS' | 'DASH')[];
  /**
   * The screen that the video joins: the one that this player's last video had (`playbackSessionId` of its
   * playback data), or the one that all views of a multi-view share. Without it, it takes up a new one.
   */
  readonly playbackSessionId?: string;
}

/** What stands before or after the playing video in its list. */
export interface Neighbour {
  readonly id: string;
  readonly kind: 'vod' | 'live';
  readonly title: string;
  /** Address of a picture of it, 16:9. */
  readonly thumbnailUrl?: string | null;
  /** Seconds. */
  readonly duration?: number | null;
}

export interface Neighbours {
  readonly previous: Neighbour | null;
  readonly next: Neighbour | null;
}

/** How far a video has been watched. Seconds. */
export interface WatchedPosition {
  readonly position: number;
  readonly duration: number;
  /** The page may be going away: what is said now must arrive all the same. */
  readonly final: boolean;
}

/** One sign of life of a player that takes up a screen. */
export interface PlaybackBeat {
  /** As the playback data gave it. */
  readonly playbackSessionId: string;
  /** Seconds. */
  readonly position: number;
  readonly paused: boolean;
  /** The last one: the screen is free at once, and the page may be going away. */
  readonly ended?: boolean;
}

/** One sign of life of a multi-view, all of whose views take up one screen together. */
export interface MultiViewBeat {
  /** Of the screen that the views joined: `PlaybackRequest.playbackSessionId`. */
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

export interface BeatAnswer {
  /** Seconds until the next one is due; null: nobody counts, and none is wanted. */
  readonly nextIn: number | null;
}

/**
 * How a player gets playback data: the page implements it over its client, so the player speaks no API. Failures
 * reject with an error that bears `code` and `status` of the service; too many screens is 409 `TOO_MANY_SCREENS`.
 */
export interface PlaybackLoader {
  load(request: PlaybackRequest, signal: AbortSignal): Promise<PlaybackData>;
  neighbours?(request: PlaybackRequest, signal: AbortSignal): Promise<Neighbours>;
  /** Keeps how far a video has been watched; does nothing for guests and for live events. */
  saveProgress?(request: PlaybackRequest, watched: WatchedPosition): Promise<void>;
  heartbeat?(request: PlaybackRequest, beat: PlaybackBeat): Promise<BeatAnswer>;
  multiViewHeartbeat?(beat: MultiViewBeat): Promise<BeatAnswer>;
  /** Programmes of a channel of the guide (`live.epgId`) that touch the time between two moments, by start. */
  programmes?(epgId: string, from: Date, to: Date, signal: AbortSignal): Promise<readonly Programme[]>;
}
