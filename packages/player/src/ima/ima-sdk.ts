/**
 * What is used of Google's IMA SDK for HTML5.
 * @see https://developers.google.com/interactive-media-ads/docs/sdks/html5/client-side/reference/js/google.ima
 */
export interface ImaSdk {
  readonly AdDisplayContainer: new (container: HTMLElement, video: HTMLVideoElement) => ImaDisplayContainer;
  readonly AdsLoader: new (container: ImaDisplayContainer) => ImaLoader;
  readonly AdsRequest: new () => ImaRequest;
  readonly AdsManagerLoadedEvent: { readonly Type: { readonly ADS_MANAGER_LOADED: string } };
  readonly AdErrorEvent: { readonly Type: { readonly AD_ERROR: string } };
  readonly AdEvent: { readonly Type: Readonly<Record<ImaEventName, string>> };
  readonly ViewMode?: Readonly<Record<'NORMAL' | 'FULLSCREEN', string>>;
}

export type ImaEventName =
  | 'CONTENT_PAUSE_REQUESTED'
  | 'CONTENT_RESUME_REQUESTED'
  | 'STARTED'
  | 'AD_PROGRESS'
  | 'PAUSED'
  | 'RESUMED'
  | 'ALL_ADS_COMPLETED';

interface ImaDisplayContainer {
  initialize(): void;
  destroy(): void;
}

interface ImaListeners {
  addEventListener(type: string, listener: (event: never) => void): void;
}

export interface ImaLoader extends ImaListeners {
  requestAds(request: ImaRequest): void;
  contentComplete(): void;
  destroy(): void;
}

interface ImaRequest {
  adTagUrl: string;
  linearAdSlotWidth: number;
  linearAdSlotHeight: number;
  setAdWillAutoPlay(autoplays: boolean): void;
  setAdWillPlayMuted(muted: boolean): void;
}

export interface ImaManager extends ImaListeners {
  init(width: number, height: number, viewMode?: string): void;
  start(): void;
  pause(): void;
  resume(): void;
  skip(): void;
  resize(width: number, height: number, viewMode?: string): void;
  setVolume(volume: number): void;
  /** Seconds. */
  getRemainingTime(): number;
  destroy(): void;
}

export interface ImaAd {
  getTitle(): string;
  getAdvertiserName(): string;
  /** Seconds. */
  getDuration(): number;
  /** Seconds; −1 if it cannot be skipped. */
  getSkipTimeOffset(): number;
  getAdPodInfo(): ImaPodInfo;
}

interface ImaPodInfo {
  getAdPosition(): number;
  getTotalAds(): number;
  /** 0 before the content, −1 after it. */
  getPodIndex(): number;
}

export interface ImaManagerLoaded {
  getAdsManager(content: HTMLVideoElement): ImaManager;
}

export interface ImaEvent {
  getAd(): ImaAd | null;
}
