import type { PlaybackData } from '@footlight/domain';

/** What to play, as the service knows it. */
export interface PlaybackRequest {
  readonly id: string;
  readonly kind: 'vod' | 'live';
  readonly playlistId?: string;
  readonly seasonId?: string;
  /** Stream protocols that this player can use, preferred first. */
  readonly protocols?: ('HLS' | 'DASH')[];
}

/** What stands before or after the playing video in its list. */
export interface Neighbour {
  readonly id: string;
  readonly kind: 'vod' | 'live';
  readonly title: string;
}

export interface Neighbours {
  readonly previous: Neighbour | null;
  readonly next: Neighbour | null;
}

/** How a player gets playback data: the page implements it over its client, so the player speaks no API. */
export interface PlaybackLoader {
  load(request: PlaybackRequest, signal: AbortSignal): Promise<PlaybackData>;
  neighbours?(request: PlaybackRequest, signal: AbortSignal): Promise<Neighbours>;
}
