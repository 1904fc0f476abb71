import type { Neighbour } from '@footlight/player-contract';
import type { GuideChannel, PlaybackData, Programme } from '@footlight/domain';

/** What to play, as the service knows it. */
export interface PlaybackRequest {
  readonly id: string;
  readonly kind: 'vod' | 'live';
  readonly playlistId?: string;
  readonly seasonId?: string;
  readonly watchlistId?: string;
  /** Of a watchlist that somebody shared; absent: the viewer’s own. */
  readonly owner?: string;
  /** Stream protocols that this player can use, preferred first. */
  readonly protocols?: ('HLS' | 'DASH')[];
  /**
   * The screen that the video joins: the one that this player's last video had (`playbackSessionId` of its
   * playback data), or the one that all views of a multi-view share. Without it, it takes up a new one.
   */
  readonly playbackSessionId?: string;
}

/** The list that a video is played in, which goes along to the next one. */
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

export type { Neighbour };

export interface Neighbours {
  readonly previous: Neighbour | null;
  readonly next: Neighbour | null;
}

/** A short film that advertises the video. */
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

/** What is asked of the programme guide. */
export interface GuideRequest {
  /** Programmes that touch the time between two moments are told. */
  readonly from: Date;
  readonly to: Date;
  /** `lastSeen` of the page before; absent for the first. */
  readonly lastSeen?: string;
}

/** Some channels of the programme guide, in its order. */
export interface GuidePage {
  readonly channels: readonly GuideChannel[];
  /** What the next page is asked with; null where there is none. */
  readonly lastSeen: string | null;
}

/**
 * How a player gets playback data: the page implements it over its client, so the player speaks no API. Failures
 * reject with an error that bears `code` and `status` of the service; too many screens is 409 `TOO_MANY_SCREENS`.
 * An error whose `details` say `{ state: 'upcoming', startDate }` of an event, or `{ reason: 'premiere',
 * availableFrom }` of a video (ISO 8601), with `title` and `thumbnailUrl` if there are such, makes the player wait
 * and ask again.
 */
export interface PlaybackLoader {
  load(request: PlaybackRequest, signal: AbortSignal): Promise<PlaybackData>;
  neighbours?(request: PlaybackRequest, signal: AbortSignal): Promise<Neighbours>;
  /** Keeps how far a video has been watched; does nothing for guests and for live events. */
  saveProgress?(request: PlaybackRequest, watched: WatchedPosition): Promise<void>;
  heartbeat?(request: PlaybackRequest, beat: PlaybackBeat): Promise<BeatAnswer>;
  multiViewHeartbeat?(beat: MultiViewBeat): Promise<BeatAnswer>;
  /** The trailer of a video or an event; null where it has none. */
  trailer?(request: PlaybackRequest, signal: AbortSignal): Promise<Trailer | null>;
  /** Programmes of a channel of the guide (`live.epgId`) that touch the time between two moments, by start. */
  programmes?(epgId: string, from: Date, to: Date, signal: AbortSignal): Promise<readonly Programme[]>;
  /** Channels with their programmes. */
  guide?(request: GuideRequest, signal: AbortSignal): Promise<GuidePage>;
  /**
   * Calls back when an event begins or ends ('changed'), and when the connection that tells of it is back after a break
   * ('missed'), until the signal aborts; a player without it asks by the announced times alone.
   * @param since as `performance.now()` tells it: what has been told since then is told at once
   */
  followEvent?(
    id: string,
    heard: (news: 'changed' | 'missed') => void,
    signal: AbortSignal,
    since?: number,
  ): void;
}
