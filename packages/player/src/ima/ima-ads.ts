import { AWAITED_AD } from '../ads/awaited-ad.js';
import { DOCUMENT_TIMEOUT_MS, MEDIA_TIMEOUT_MS, within } from '../ads/ad-timeouts.js';
import { breaksOf, midRollsBetween, type AdBreak } from '../ads/ad-schedule.js';
import type { AdsHost, AdUnit, PlayerAds } from '../ads/player-ads.js';
import { PlayerError } from '../store/player-error.js';
import type { AdState, PlayerState } from '../store/player-state.js';
import type {
  ImaAd,
  ImaEvent,
  ImaEventName,
  ImaLoader,
  ImaManager,
  ImaManagerLoaded,
  ImaSdk,
} from './ima-sdk.js';
import { loadSdk, type ImaOptions } from './load-sdk.js';

/** `HTMLMediaElement.HAVE_FUTURE_DATA` */
const HAVE_FUTURE_DATA = 3;

const createContainer = (): HTMLElement => {
  const container = document.createElement('div');
  container.setAttribute('part', 'ad-media');
  Object.assign(container.style, { position: 'absolute', inset: '0' });
  return container;
};

const placementOf = (ad: ImaAd): AdState['placement'] => {
  const index = ad.getAdPodInfo().getPodIndex();
  if (index === 0) return 'PRE_ROLL';
  return index === -1 ? 'POST_ROLL' : 'MID_ROLL';
};

/** Shows the ad breaks of one video with Google's IMA SDK, which requests, plays and tracks the advertisements itself. */
export class ImaAds implements PlayerAds {
  readonly picture = createContainer();
  readonly seen: Set<string>;
  readonly #host: AdsHost;
  readonly #options: ImaOptions;
  #units: readonly AdUnit[];
  #display: InstanceType<ImaSdk['AdDisplayContainer']> | null = null;
  #loader: ImaLoader | null = null;
  #manager: ImaManager | null = null;
  #hasStarted = false;
  /** Whether a break is requested, and whether one is shown. */
  #isRequested = false;
  #isRunning = false;
  #isPaused = false;
  #reached = 0;
  #settle: (() => void) | null = null;

  constructor(host: AdsHost, options: ImaOptions) {
    this.#host = host;
    this.#options = options;
    this.#units = host.units;
    this.seen = new Set(host.seen);
    const { media, signal } = host;
    media.addEventListener('timeupdate', () => this.#look(), { signal });
    media.addEventListener('ended', () => this.#close(), { signal });
    media.addEventListener('volumechange', () => this.#followVolume(), { signal });
    const resizing = new ResizeObserver(() => this.#manager?.resize(media.clientWidth, media.clientHeight));
    resizing.observe(media);
    signal.addEventListener('abort', () => this.#leave(resizing), { once: true });
  }

  add(units: readonly AdUnit[]): void {
    this.#units = [...this.#units, ...units];
  }

  async play(): Promise<void> {
    const { media } = this.#host;
    if (this.#isRunning) {
      this.#isPaused = false;
      this.#manager?.resume();
      this.#publish();
      return;
    }
    const due = this.#hasStarted ? undefined : this.#due('PRE_ROLL');
    if (!this.#hasStarted) this.#reached = media.currentTime;
    this.#hasStarted = true;
    if (due === undefined) await media.play();
    else await this.#request(due);
  }

  pause(): void {
    if (!this.#isRunning) {
      this.#host.media.pause();
      return;
    }
    this.#isPaused = true;
    this.#manager?.pause();
    this.#publish();
  }

  skip(): void {
    const { ad } = this.#host.store.get();
    if (ad === null || ad.skipAfter === null || ad.currentTime < ad.skipAfter)
      throw new PlayerError('UNSUPPORTED', 'There is no advertisement to skip now.');
    this.#manager?.skip();
  }

  /** The SDK opens the advertiser's page itself. */
  pageAddress(): null {
    return null;
  }

  visit(): void {
    this.pause();
  }

  state(): Partial<PlayerState> {
    if (!this.#isRunning) return {};
    const waiting = this.#host.store.get().ad?.phase !== 'playing' && !this.#isPaused;
    return { paused: this.#isPaused, waiting, isPlaying: !this.#isPaused && !waiting, ended: false };
  }

  get #breaks(): readonly AdBreak[] {
    const { type, duration } = this.#host.store.get();
    // Interstitials of the stream have no tag that the SDK could request.
    const units = this.#units.filter(({ interstitial }) => interstitial === undefined);
    return breaksOf(units, type === 'live', duration);
  }

  #due(placement: AdBreak['placement']): AdBreak | undefined {
    return this.#breaks.find((one) => one.placement === placement && !this.seen.has(one.key));
  }

  #look(): void {
    const { media } = this.#host;
    if (!this.#hasStarted || this.#isRunning || this.#isRequested || media.seeking) return;
    const due = midRollsBetween(this.#breaks, this.#reached, media.currentTime).findLast(
      ({ key }) => !this.seen.has(key),
    );
    this.#reached = media.currentTime;
    if (due !== undefined) void this.#request(due).catch(() => undefined);
  }

  #close(): void {
    this.#loader?.contentComplete();
    const due = this.#due('POST_ROLL');
    if (due !== undefined && !this.#isRunning) void this.#request(due).catch(() => undefined);
  }

  /** Shows a break. Resolves once an advertisement plays, or the content without one. */
  async #request(adBreak: AdBreak): Promise<void> {
    const { media, signal } = this.#host;
    this.seen.add(adBreak.key);
    this.#isRequested = true;
    this.#begin(adBreak.placement);
    const begun = new Promise<void>((resolve) => (this.#settle = resolve));
    const sdk = await within(DOCUMENT_TIMEOUT_MS, loadSdk(this.#options));
    if (signal.aborted) return;
    const manager =
      sdk === undefined ? undefined : await within(MEDIA_TIMEOUT_MS, this.#load(sdk, adBreak.url));
    this.#isRequested = false;
    if (signal.aborted) return;
    if (sdk === undefined || manager === undefined) {
      await this.#resume();
      return;
    }
    this.#manager?.destroy();
    this.#manager = manager;
    this.#listen(sdk, manager);
    try {
      manager.init(media.clientWidth, media.clientHeight);
      this.#followVolume();
      manager.start();
    } catch {
      await this.#resume();
    }
    await begun;
  }

  /** @throws {Error} if the SDK has nothing to show */
  #load(sdk: ImaSdk, address: string): Promise<ImaManager> {
    const { media } = this.#host;
    if (this.#display === null) {
      this.#display = new sdk.AdDisplayContainer(this.picture, media);
      this.#display.initialize();
    }
    this.#loader?.destroy();
    const loader = new sdk.AdsLoader(this.#display);
    this.#loader = loader;
    return new Promise((resolve, reject) => {
      loader.addEventListener(sdk.AdsManagerLoadedEvent.Type.ADS_MANAGER_LOADED, (event: ImaManagerLoaded) =>
        resolve(event.getAdsManager(media)),
      );
      loader.addEventListener(sdk.AdErrorEvent.Type.AD_ERROR, () =>
        reject(new Error('There is no advertisement.')),
      );
      const request = new sdk.AdsRequest();
      request.adTagUrl = address;
      request.linearAdSlotWidth = media.clientWidth;
      request.linearAdSlotHeight = media.clientHeight;
      request.setAdWillAutoPlay(!navigator.userActivation.hasBeenActive);
      request.setAdWillPlayMuted(media.muted);
      loader.requestAds(request);
    });
  }

  #listen(sdk: ImaSdk, manager: ImaManager): void {
    const { Type } = sdk.AdEvent;
    const on = (name: ImaEventName, listener: (event: ImaEvent) => void) =>
      manager.addEventListener(Type[name], (event: ImaEvent) => {
        if (manager === this.#manager) listener(event);
      });
    on('CONTENT_PAUSE_REQUESTED', () => this.#begin(this.#host.store.get().ad?.placement ?? 'MID_ROLL'));
    on('CONTENT_RESUME_REQUESTED', () => void this.#resume());
    on('STARTED', (event) => this.#start(event.getAd()));
    on('AD_PROGRESS', () => this.#publish());
    on('PAUSED', () => this.#follow(true));
    on('RESUMED', () => this.#follow(false));
    manager.addEventListener(sdk.AdErrorEvent.Type.AD_ERROR, () => {
      if (manager === this.#manager) void this.#resume();
    });
  }

  #begin(placement: AdState['placement']): void {
    if (this.#isRunning) return;
    const { media, store } = this.#host;
    this.#isRunning = true;
    this.#isPaused = false;
    media.pause();
    store.set({ ad: { ...AWAITED_AD, placement }, ...this.state() });
  }

  #start(ad: ImaAd | null): void {
    const { store } = this.#host;
    if (ad !== null) {
      const pod = ad.getAdPodInfo();
      const [duration, skipAfter] = [ad.getDuration(), ad.getSkipTimeOffset()];
      store.set({
        autoplayBlocked: false,
        ad: {
          ...AWAITED_AD,
          phase: 'playing',
          placement: placementOf(ad),
          index: pod.getAdPosition(),
          count: pod.getTotalAds(),
          title: ad.getTitle(),
          advertiser: ad.getAdvertiserName(),
          duration: duration > 0 ? duration : null,
          skipAfter: skipAfter >= 0 ? skipAfter : null,
        },
      });
    }
    this.#publish();
    this.#settle?.();
  }

  #follow(isPaused: boolean): void {
    this.#isPaused = isPaused;
    this.#publish();
  }

  async #resume(): Promise<void> {
    if (!this.#isRunning) return;
    const { media, store } = this.#host;
    const wasPaused = this.#isPaused;
    this.#isRunning = false;
    this.#reached = media.currentTime;
    let isBlocked = false;
    if (!media.ended && !wasPaused)
      await within(
        MEDIA_TIMEOUT_MS / 8,
        media.play().catch((error: unknown) => {
          isBlocked = error instanceof DOMException && error.name === 'NotAllowedError';
        }),
      );
    const { paused, ended } = media;
    const isPlaying = !paused && media.readyState >= HAVE_FUTURE_DATA;
    store.set({
      ad: null,
      paused,
      ended,
      isPlaying,
      waiting: false,
      ...(isBlocked ? { autoplayBlocked: true } : {}),
    });
    this.#settle?.();
  }

  #publish(): void {
    const { store } = this.#host;
    const { ad } = store.get();
    if (!this.#isRunning || ad === null) return;
    const left = this.#manager?.getRemainingTime() ?? -1;
    const currentTime = ad.duration !== null && left >= 0 ? Math.max(0, ad.duration - left) : ad.currentTime;
    store.set({ ad: { ...ad, currentTime }, ...this.state() });
  }

  #followVolume(): void {
    const { muted, volume } = this.#host.media;
    this.#manager?.setVolume(muted ? 0 : volume);
  }

  #leave(resizing: ResizeObserver): void {
    resizing.disconnect();
    this.#isRunning = false;
    this.#settle?.();
    this.#manager?.destroy();
    this.#loader?.destroy();
    this.#display?.destroy();
    this.#manager = null;
  }
}
