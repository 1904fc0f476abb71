import { readMedia } from '../media/playing/media-observer.js';
import { PlayerError } from '../store/player-error.js';
import type { AdState, PlayerState } from '../store/player-state.js';
import { captionAd } from './ad-captions.js';
import { ping } from './ad-pings.js';
import type { AdPod } from './ad-pod.js';
import { AdRun, isNotAllowed, type AdOutcome } from './ad-run.js';
import type { AdBreak } from './ad-schedule.js';
import { MEDIA_TIMEOUT_MS, within } from './ad-timeouts.js';
import { handOver } from './ad-verifications.js';
import { AWAITED_AD } from './awaited-ad.js';
import { macrosNow } from './macros.js';
import { adPicture, followVolume, leaveOwnFullscreen, swapPictureInPicture } from './picture.js';
import type { AdsHost } from './player-ads.js';
import type { LinearAd } from './vast-documents.js';

/** What a break needs of the schedule that it belongs to. */
export interface BreakSchedule {
  readonly podOf: (adBreak: AdBreak) => AdPod | Promise<AdPod>;
  /** The next break of the same place; undefined after the last one. */
  readonly nextAt: (adBreak: AdBreak) => AdBreak | undefined;
  /** The break is not due any more. */
  readonly over: (adBreak: AdBreak) => void;
  /** The stage belongs to the content again. */
  readonly left: () => void;
}

/** The ad break in progress. */
interface RunningBreak {
  adBreak: AdBreak;
  run: AdRun | null;
  /** Rejects the promise of {@link BreakPlayer.begin}. */
  readonly giveUp: (reason: unknown) => void;
}

interface PlaceInBreak {
  /** From 1. */
  readonly index: number;
  readonly count: number;
  /** Seconds that the break may still last; infinite if it has no limit. */
  readonly left: number;
  readonly adBreak: AdBreak;
  readonly began: () => void;
}

/** `HTMLMediaElement.HAVE_FUTURE_DATA` */
const HAVE_FUTURE_DATA = 3;

/**
 * Plays one break at a time over the content, which is paused at its position meanwhile and resumes afterwards, even if
 * the break failed.
 */
export class BreakPlayer {
  readonly picture = adPicture();
  readonly #host: AdsHost;
  readonly #schedule: BreakSchedule;
  readonly #followVolume: () => void;
  #running: RunningBreak | null = null;
  /** Whether the viewer has paused. */
  #isPaused = false;
  /** How long the advertisements of the running break have played, seconds. */
  #playedSeconds = 0;

  constructor(host: AdsHost, schedule: BreakSchedule) {
    this.#host = host;
    this.#schedule = schedule;
    const { media, signal } = host;
    this.#followVolume = followVolume(this.picture, media, signal);
    this.picture.addEventListener('pause', () => this.#followPause(true), { signal });
    this.picture.addEventListener('play', () => this.#followPause(false), { signal });
    signal.addEventListener('abort', () => this.#clear(), { once: true });
  }

  get isRunning(): boolean {
    return this.#running !== null;
  }

  /** Plays a break. Resolves once its first advertisement plays or, if none does, once the content has resumed. */
  begin(adBreak: AdBreak): Promise<void> {
    const { media, store } = this.#host;
    this.#isPaused = false;
    this.#followVolume();
    leaveOwnFullscreen(media);
    return new Promise((resolve, reject) => {
      this.#running = { adBreak, run: null, giveUp: reject };
      if (!media.paused) media.pause();
      this.#publish();
      this.#playBreaks(adBreak, resolve).then(
        () => this.#resume(adBreak, resolve, reject),
        (error: unknown) => {
          this.#giveBack();
          store.set({ ...readMedia(media), isPlaying: false, waiting: false, autoplayBlocked: true });
          reject(error);
        },
      );
    });
  }

  /** Plays the paused advertisement. @throws {DOMException} the rejection of its video element's `play()` */
  async play(): Promise<void> {
    this.#isPaused = false;
    this.#publish();
    if (this.#running?.run === null) return;
    this.#followVolume();
    await this.picture.play();
  }

  pause(): void {
    this.#isPaused = true;
    this.picture.pause();
    this.#running?.giveUp(new DOMException('Paused before it began.', 'AbortError'));
    this.#publish();
  }

  /** @throws {PlayerError} UNSUPPORTED if there is nothing to skip */
  skip(): void {
    const { ad } = this.#host.store.get();
    const run = this.#running?.run ?? null;
    if (run === null || ad === null || ad.skipAfter === null || ad.currentTime < ad.skipAfter)
      throw new PlayerError('UNSUPPORTED', 'There is no advertisement to skip now.');
    run.skip();
  }

  pageAddress(): string | null {
    return this.#running?.run?.ad.page ?? null;
  }

  visit(): void {
    this.#running?.run?.ad.tracker.click(null, this.macros());
  }

  /** Fields of the player state while a break runs. */
  state(): Partial<PlayerState> {
    const hasRun = (this.#running?.run ?? null) !== null;
    const isLoading = !hasRun || this.picture.readyState < HAVE_FUTURE_DATA;
    const waiting = isLoading && !this.#isPaused;
    return { paused: this.#isPaused, waiting, isPlaying: !this.#isPaused && !waiting, ended: false };
  }

  /** Macros of the URLs of a break; without one, of the running one. */
  macros(
    placement: AdBreak['placement'] = this.#running?.adBreak.placement ?? 'PRE_ROLL',
  ): Record<string, string> {
    return macrosNow(this.#host, placement);
  }

  /** Browsers pause and resume on their own, e.g. for a phone call or for media keys. */
  #followPause(paused: boolean): void {
    if (this.#running?.run?.isOnAir === true && !this.picture.ended) this.#isPaused = paused;
  }

  /** Plays a break and the others of the same place. @throws {DOMException} NotAllowedError; it is then still due */
  async #playBreaks(first: AdBreak, began: () => void): Promise<void> {
    for (let next: AdBreak | undefined = first; next !== undefined && this.#running !== null;) {
      this.#running.adBreak = next;
      await this.#playBreak(next, began);
      next = this.#schedule.nextAt(first);
    }
  }

  /** @throws {DOMException} NotAllowedError; the break is then still due */
  async #playBreak(adBreak: AdBreak, began: () => void): Promise<void> {
    this.#playedSeconds = 0;
    const pod = await this.#schedule.podOf(adBreak);
    const { tracking, interstitial } = adBreak.unit;
    const limit = interstitial?.limit ?? Number.POSITIVE_INFINITY;
    if (pod.ads.length > 0) ping(tracking?.breakStart, this.macros());
    for (const [index, planned] of pod.ads.entries()) {
      let outcome: AdOutcome = 'failed';
      for (let ad: LinearAd | null = planned; ad !== null && outcome === 'failed';) {
        if (this.#host.signal.aborted || this.#running === null) return;
        const left = limit - this.#playedSeconds;
        if (left <= 0) break;
        outcome = await this.#playAd(ad, { index: index + 1, count: pod.ads.length, left, adBreak, began });
        ad = outcome === 'failed' ? await pod.substitute() : null;
      }
    }
    if (pod.ads.length > 0) ping(tracking?.breakEnd, this.macros());
    this.#schedule.over(adBreak);
  }

  /** @throws {DOMException} NotAllowedError */
  async #playAd(ad: LinearAd, { index, count, left, adBreak, began }: PlaceInBreak): Promise<AdOutcome> {
    const { media, signal, store, captions } = this.#host;
    let played = 0;
    const run = new AdRun(ad, {
      picture: this.picture,
      height: media.clientHeight * devicePixelRatio,
      limit: left,
      store,
      signal,
      isPaused: () => this.#isPaused,
      macros: () => ({ ...this.macros(), ADCOUNT: String(count) }),
      began: (ended) => {
        swapPictureInPicture(media, this.picture);
        this.#schedule.over(adBreak);
        store.set({ autoplayBlocked: false });
        this.#publish({ phase: 'playing' });
        handOver(ad, this.picture, this.macros());
        captionAd(captions, store, { files: ad.captions, picture: this.picture, signal: ended });
        began();
      },
      moved: () => {
        played = Math.max(played, this.picture.currentTime);
        this.#publish();
      },
    });
    if (this.#running !== null) this.#running.run = run;
    const { title, advertiser, duration, skipAfter, page, companions } = ad;
    this.#publish({
      phase: 'loading',
      index,
      count,
      title,
      advertiser,
      duration,
      skipAfter,
      hasPage: page !== null,
      companions,
      currentTime: 0,
    });
    const outcome = await run.play();
    this.#playedSeconds += played;
    return outcome;
  }

  async #resume(adBreak: AdBreak, resolve: () => void, reject: (reason: unknown) => void): Promise<void> {
    const { media, signal, store } = this.#host;
    if (signal.aborted) {
      reject(signal.reason);
      return;
    }
    const isOver = adBreak.placement === 'POST_ROLL';
    const wasPaused = this.#isPaused;
    const { interstitial } = adBreak.unit;
    // An interstitial may replace a part of the content, by default one of its own length.
    if (interstitial !== undefined && !isOver && this.#playedSeconds > 0)
      media.currentTime = adBreak.at + (interstitial.resumeOffset ?? this.#playedSeconds);
    try {
      // Keep the last frame of the advertisement until the content plays, so that there is no gap in between.
      if (!isOver && !wasPaused) await this.#playContent();
      resolve();
    } catch (error) {
      if (isNotAllowed(error)) store.set({ autoplayBlocked: true });
      reject(error);
    }
    this.#giveBack();
    const isPlaying = !media.paused && media.readyState >= HAVE_FUTURE_DATA;
    store.set({ ...readMedia(media), isPlaying, waiting: false });
    if (store.get().live !== null && !wasPaused)
      media.currentTime = store.get().live?.edge ?? media.currentTime;
  }

  /** @throws {DOMException} the rejection of the media element's `play()` */
  async #playContent(): Promise<void> {
    let notAllowed: unknown = null;
    await within(
      MEDIA_TIMEOUT_MS / 8,
      this.#host.media.play().catch((error: unknown) => {
        notAllowed = error;
      }),
    );
    if (notAllowed !== null) throw notAllowed;
  }

  /** Ends the break and returns the stage to the content. */
  #giveBack(): void {
    const { media, store } = this.#host;
    this.#running = null;
    swapPictureInPicture(this.picture, media);
    this.#clear();
    this.#schedule.left();
    store.set({ ad: null });
  }

  #clear(): void {
    this.#running = null;
    this.picture.removeAttribute('src');
    this.picture.load();
  }

  #publish(change: Partial<AdState> = {}): void {
    if (this.#running === null) return;
    const { picture } = this;
    const { store } = this.#host;
    const ad: AdState = {
      ...(store.get().ad ?? AWAITED_AD),
      placement: this.#running.adBreak.placement,
      ...change,
    };
    const isThere = ad.phase === 'playing';
    const duration = isThere && Number.isFinite(picture.duration) ? picture.duration : ad.duration;
    store.set({
      ad: { ...ad, currentTime: isThere ? picture.currentTime : 0, duration },
      ...this.state(),
    });
  }
}
