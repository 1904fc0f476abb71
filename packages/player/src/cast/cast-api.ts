/**
 * The part of Google's Cast sender that is used here, as its documentation has it.
 * @see https://developers.google.com/cast/docs/reference/web_sender
 */

/** `chrome.cast.media.Track` */
export interface CastTrack {
  readonly trackId: number;
  readonly type: 'TEXT' | 'AUDIO' | 'VIDEO';
  trackContentId?: string | null;
  trackContentType?: string | null;
  name?: string | null;
  language?: string | null;
  subtype?: 'SUBTITLES' | 'CAPTIONS' | 'DESCRIPTIONS' | 'CHAPTERS' | 'METADATA' | null;
}

/** `chrome.cast.media.MediaInfo` */
export interface CastMediaInfo {
  contentId: string;
  contentType: string;
  contentUrl?: string;
  streamType?: 'BUFFERED' | 'LIVE' | 'OTHER';
  hlsSegmentFormat?: string;
  hlsVideoSegmentFormat?: string;
  metadata?: unknown;
  tracks?: readonly CastTrack[] | null;
  customData?: unknown;
  /** Seconds; null or negative for live streams. */
  duration?: number | null;
}

/** `chrome.cast.media.LoadRequest` */
export interface CastLoadRequest {
  readonly media: CastMediaInfo;
  autoplay?: boolean;
  /** Seconds. */
  currentTime?: number | null;
  activeTrackIds?: readonly number[] | null;
  credentials?: string | null;
  customData?: unknown;
}

/** `chrome.cast.media.Media`: what a receiver plays. */
export interface CastMedia {
  readonly mediaSessionId: number;
  readonly media: CastMediaInfo | null;
  readonly playerState: 'IDLE' | 'PLAYING' | 'PAUSED' | 'BUFFERING';
  readonly idleReason: 'CANCELLED' | 'INTERRUPTED' | 'FINISHED' | 'ERROR' | null;
  readonly playbackRate: number;
  readonly activeTrackIds: readonly number[] | null;
  readonly liveSeekableRange?: {
    readonly start?: number;
    readonly end?: number;
    readonly isMovingWindow?: boolean;
    readonly isLiveDone?: boolean;
  } | null;
  readonly videoInfo?: { readonly width: number; readonly height: number } | null;
  getEstimatedTime(): number;
  play(request: unknown, done: () => void, failed: (error: unknown) => void): void;
  pause(request: unknown, done: () => void, failed: (error: unknown) => void): void;
  seek(request: unknown, done: () => void, failed: (error: unknown) => void): void;
  stop(request: unknown, done: () => void, failed: (error: unknown) => void): void;
  editTracksInfo(request: unknown, done: () => void, failed: (error: unknown) => void): void;
  addUpdateListener(listener: (isAlive: boolean) => void): void;
  removeUpdateListener(listener: (isAlive: boolean) => void): void;
}

/** `cast.framework.CastSession` */
export interface CastSession {
  getCastDevice(): { readonly friendlyName: string };
  /** Rejects with a code of `chrome.cast.ErrorCode`. */
  loadMedia(request: CastLoadRequest): Promise<string | undefined>;
  getMediaSession(): CastMedia | null;
  /** 0–1; null before the receiver has told. */
  getVolume(): number | null;
  isMute(): boolean | null;
  setVolume(level: number): Promise<string | undefined>;
  setMute(isMuted: boolean): Promise<string | undefined>;
  sendMessage(namespace: string, data: unknown): Promise<string | undefined>;
  addEventListener(type: string, listener: (event: unknown) => void): void;
  removeEventListener(type: string, listener: (event: unknown) => void): void;
}

/** `cast.framework.SessionStateEventData` */
interface SessionStateEvent {
  readonly sessionState: string;
}

/** `cast.framework.CastContext` */
interface CastContext {
  setOptions(options: { receiverApplicationId: string; autoJoinPolicy: string; language?: string }): void;
  getCurrentSession(): CastSession | null;
  /** Rejects with a code of `chrome.cast.ErrorCode`. */
  requestSession(): Promise<string | undefined>;
  endCurrentSession(stopCasting: boolean): void;
  addEventListener(type: string, listener: (event: SessionStateEvent) => void): void;
  removeEventListener(type: string, listener: (event: SessionStateEvent) => void): void;
}

/** The constructors of `chrome.cast.media`. */
interface CastMediaClasses {
  readonly MediaInfo: new (contentId: string, contentType: string) => CastMediaInfo;
  readonly LoadRequest: new (media: CastMediaInfo) => CastLoadRequest;
  readonly Track: new (trackId: number, type: CastTrack['type']) => CastTrack;
  readonly GenericMediaMetadata: new () => {
    title?: string;
    images?: readonly { readonly url: string }[];
  };
  readonly SeekRequest: new () => { currentTime: number | null };
  readonly EditTracksInfoRequest: new (activeTrackIds: readonly number[]) => unknown;
}

/** What Google's script defines. */
export interface CastSender {
  readonly context: CastContext;
  readonly media: CastMediaClasses;
}

export interface CastWindow {
  readonly chrome?: {
    readonly cast?: {
      readonly media?: CastMediaClasses;
      readonly Image?: new (url: string) => { url: string };
    };
  };
  readonly cast?: { readonly framework?: { readonly CastContext: { getInstance(): CastContext } } };
  __onGCastApiAvailable?: (isAvailable: boolean, reason?: string) => void;
}

/** Values of `cast.framework.CastContextEventType`, `SessionEventType` and `chrome.cast.AutoJoinPolicy`. */
export const SESSION_STATE_CHANGED = 'sessionstatechanged';
export const VOLUME_CHANGED = 'volumechanged';
export const ORIGIN_SCOPED = 'origin_scoped';

/** Of the default media receiver. @see https://developers.google.com/cast/docs/web_receiver#default_media_web_receiver */
export const DEFAULT_RECEIVER = 'CC1AD845';

/** @see https://developers.google.com/cast/docs/media/messages */
export const MEDIA_NAMESPACE = 'urn:x-cast:com.google.cast.media';
