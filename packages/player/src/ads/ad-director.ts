import { readMedia } from '../media/playing/media-observer.js';
import { PlayerError } from '../store/player-error.js';
import type { AdState, PlayerState } from '../store/player-state.js';
import { captionAd } from './ad-captions.js';
import { AdRun, type AdOutcome } from './ad-run.js';
import { AWAITED_AD } from './awaited-ad.js';
import { breaksAhead, breaksOf, midRollsBetween, midRollsUpTo, type AdBreak } from './ad-schedule.js';
import { macrosOf } from './macros.js';
import { MEDIA_TIMEOUT_MS, within } from './ad-timeouts.js';
import { adPicture, followVolume, isElsewhere, leaveOwnFullscreen, swapPictureInPicture } from './picture.js';
import { ping } from './ad-pings.js';
import { fetchPod, type AdPod } from './ad-pod.js';
import { handOver } from './ad-verifications.js';
import type { AdsHost, AdUnit, PlayerAds } from './player-ads.js';
import type { LinearAd } from './vast-documents.js';

/** The ad break in progress. */
interface RunningBreak {
  adBreak: AdBreak;
  run: AdRun | null;
  /** Rejects the promise of `#begin`. */
  readonly giveUp: (reason: unknown) => void;
}

interface PlaceInBreak {
  /** From 1. */
  readonly index: number;
  readonly count: number;
  readonly adBreak: AdBreak;
  readonly began: () => void;
}

/** `HTMLMediaElement.HAVE_FUTURE_DATA` */
const HAVE_FUTURE_DATA = 3;

/** Marks in `seen` that the document of a break holds the schedule, which a retry needs again. */
const scheduleKey = ({ key }: AdBreak): string => `${key} schedule`;

const isNotAllowed = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'NotAllowedError';

/**
 * Interrupts one video for its ad breaks. The content is paused at its position while a break plays over it, and
 * resumes afterwards even if the break failed.
 */
export class AdDirector implements PlayerAds {
  readonly picture = adPicture();
  readonly seen: Set<string>;
  readonly #host: AdsHost;
  /** Promises and results by the key of the break. */
  readonly #documents = new Map<string, Promise<AdPod>>();
  readonly #ready = new Map<string, AdPod>();
  readonly #followVolume: () => void;
  #units: readonly AdUnit[];
  #breaks: readonly AdBreak[] = [];
  #running: RunningBreak | null = null;
  /** Whether the viewer has paused. */
  #isPaused = false;
  /** Whether playback of the content has been requested. */
  #hasStarted = false;
  /** Position up to which mid-rolls have been checked, seconds. */
  #reached = 0;
  #hasJumped = false;
  /** How long the advertisements of the running break have played. */
  #playedSeconds = 0;

  constructor(host: AdsHost) {
    this.#host = host;
    this.#units = host.units;
    this.#hasStarted = host.hasStarted;
    if (host.hasStarted) this.#reached = host.media.currentTime;
    this.#place();
    this.seen = new Set(host.seen);
    const { media, signal } = host;
    this.#followVolume = followVolume(this.picture, media, signal);
    this.picture.addEventListener('pause', () => this.#followPause(true), { signal });
    this.picture.addEventListener('play', () => this.#followPause(false), { signal });
    for (const type of ['timeupdate', 'seeked', 'play'] as const)
      media.addEventListener(type, () => this.#look(), { signal });
    media.addEventListener('seeking', () => (this.#hasJumped = true), { signal });
    media.addEventListener('ended', () => this.#close(), { signal });
    signal.addEventListener('abort', () => this.#clear(), { once: true });
    // Some positions in the schedule depend on the duration.
    const stop = host.store.select(
      ({ duration }) => duration,
      () => this.#place(),
    );
    signal.addEventListener('abort', stop, { once: true });
    for (const adBreak of this.#breaks)
      if (
        adBreak.placement === 'PRE_ROLL' &&
        (!this.seen.has(adBreak.key) || this.seen.has(scheduleKey(adBreak)))
      )
        void this.#resolve(adBreak);
  }

  add(units: readonly AdUnit[]): void {
    this.#units = [...this.#units, ...units];
    this.#place();
  }

  async play(): Promise<void> {
    const { media } = this.#host;
    if (this.#running !== null) {
      this.#isPaused = false;
      this.#publish();
      await this.#playPicture();
      return;
    }
    if (!this.#hasStarted) this.#passOver();
    const [due] = this.#hasStarted ? this.#crossed() : this.#due('PRE_ROLL');
    this.#hasStarted = true;
    if (due === undefined || isElsewhere(media)) await media.play();
    else await this.#begin(due);
  }

  pause(): void {
    if (this.#running === null) {
      this.#host.media.pause();
      return;
    }
    this.#isPaused = true;
    this.picture.pause();
    this.#running.giveUp(new DOMException('Paused before it began.', 'AbortError'));
    this.#publish();
  }

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
    this.#running?.run?.ad.tracker.click(null, this.#macros());
    this.pause();
  }

  state(): Partial<PlayerState> {
    const { media } = this.#host;
    if (this.#running === null) {
      // The content has not ended while a post-roll is still due.
      const isPostRollDue = media.ended && !isElsewhere(media) && this.#due('POST_ROLL').length > 0;
      return isPostRollDue ? { ended: false, paused: false } : {};
    }
    const isLoading = this.#running.run === null || this.picture.readyState < HAVE_FUTURE_DATA;
    const waiting = isLoading && !this.#isPaused;
    return { paused: this.#isPaused, waiting, isPlaying: !this.#isPaused && !waiting, ended: false };
  }

  /** Browsers pause and resume on their own, e.g. for a phone call or for media keys. */
  #followPause(paused: boolean): void {
    if (this.#running?.run?.isOnAir === true && !this.picture.ended) this.#isPaused = paused;
  }

  /** A break whose document holds nothing to play is over before it begins. */
  #isDue(adBreak: AdBreak): boolean {
    return !this.seen.has(adBreak.key) && this.#ready.get(adBreak.key)?.ads.length !== 0;
  }

  #due(placement: AdBreak['placement']): readonly AdBreak[] {
    return this.#breaks.filter((one) => one.placement === placement && this.#isDue(one));
  }

  /** Playback that starts in the middle skips the mid-rolls before that position. */
  #passOver(): void {
    const { currentTime } = this.#host.media;
    this.#reached = currentTime;
    if (currentTime > 0) for (const { key } of midRollsUpTo(this.#breaks, currentTime)) this.seen.add(key);
  }

  /**
   * The mid-roll between the last checked position and the current one. Of several, only the last is due; the others
   * are marked as seen.
   */
  #crossed(): readonly AdBreak[] {
    const { currentTime } = this.#host.media;
    const crossed = midRollsBetween(this.#breaks, this.#reached, currentTime).filter((one) =>
      this.#isDue(one),
    );
    this.#reached = currentTime;
    for (const { key } of crossed.slice(0, -1)) this.seen.add(key);
    return crossed.slice(-1);
  }

  #look(): void {
    const { media, store } = this.#host;
    if (this.#running !== null || !this.#hasStarted || media.paused || media.seeking || isElsewhere(media))
      return;
    for (const adBreak of breaksAhead(this.#breaks, media.currentTime, store.get().duration))
      if (!this.seen.has(adBreak.key)) void this.#resolve(adBreak);
    const [due] = this.#crossed();
    const hasJumped = this.#hasJumped;
    this.#hasJumped = false;
    if (due === undefined) return;
    // After a seek the break starts immediately, even if its document is still loading. During normal playback the
    // content is interrupted only once there are advertisements to play.
    if (hasJumped) this.#start(due);
    else
      void this.#resolve(due).then(({ ads }) => (ads.length > 0 ? this.#start(due) : this.seen.add(due.key)));
  }

  #close(): void {
    const { media } = this.#host;
    const [due] = this.#due('POST_ROLL');
    if (due !== undefined && this.#running === null && !isElsewhere(media)) this.#start(due);
  }

  #start(adBreak: AdBreak): void {
    if (this.#host.signal.aborted || this.#running !== null || this.seen.has(adBreak.key)) return;
    // The state already reflects the rejection.
    this.#begin(adBreak).catch(() => undefined);
  }

  #place(): void {
    const { type, duration } = this.#host.store.get();
    this.#breaks = breaksOf(this.#units, type === 'live', duration);
  }

  /** Adds the breaks of a schedule that was the document of a break. */
  #schedule(adBreak: AdBreak, units: readonly AdUnit[]): void {
    if (units.length === 0) return;
    this.seen.add(scheduleKey(adBreak));
    this.add(units);
    if (!this.#hasStarted || this.#running !== null)
      for (const one of this.#due('PRE_ROLL')) void this.#resolve(one);
  }

  #resolve(adBreak: AdBreak): Promise<AdPod> {
    const { key, unit } = adBreak;
    const known = this.#documents.get(key);
    if (known !== undefined) return known;
    const { media, signal } = this.#host;
    const request = fetchPod({
      url: new URL(adBreak.url, document.baseURI).href,
      text: unit.text,
      interstitial: unit.interstitial,
      tracking: unit.tracking,
      signal,
      muted: media.muted,
      macros: () => macrosOf({ ...this.#moment(), placement: adBreak.placement }),
    }).then((pod) => {
      this.#ready.set(key, pod);
      this.#schedule(adBreak, pod.schedule);
      return pod;
    });
    this.#documents.set(key, request);
    return request;
  }

  /** Plays a break. Resolves once its first advertisement plays or, if none does, once the content has resumed. */
  #begin(adBreak: AdBreak): Promise<void> {
    const { media } = this.#host;
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
          this.#host.store.set({
            ...readMedia(media),
            isPlaying: false,
            waiting: false,
            autoplayBlocked: true,
          });
          reject(error);
        },
      );
    });
  }

  /** Plays a break and the others of the same place. @throws {DOMException} NotAllowedError; it is then still due */
  async #playBreaks(first: AdBreak, began: () => void): Promise<void> {
    const { placement, at } = first;
    for (let next: AdBreak | undefined = first; next !== undefined && this.#running !== null;) {
      this.#running.adBreak = next;
      await this.#playBreak(next, began);
      next = this.#due(placement).find((one) => one.at === at);
    }
  }

  /** @throws {DOMException} NotAllowedError; the break is then still due */
  async #playBreak(adBreak: AdBreak, began: () => void): Promise<void> {
    this.#playedSeconds = 0;
    const pod = this.#ready.get(adBreak.key) ?? (await this.#resolve(adBreak));
    const { tracking } = adBreak.unit;
    if (pod.ads.length > 0) ping(tracking?.breakStart, this.#macros());
    for (const [index, planned] of pod.ads.entries()) {
      let outcome: AdOutcome = 'failed';
      for (let ad: LinearAd | null = planned; ad !== null && outcome === 'failed';) {
        if (this.#host.signal.aborted || this.#running === null) return;
        outcome = await this.#playAd(ad, { index: index + 1, count: pod.ads.length, adBreak, began });
        ad = outcome === 'failed' ? await pod.substitute() : null;
      }
    }
    if (pod.ads.length > 0) ping(tracking?.breakEnd, this.#macros());
    this.seen.add(adBreak.key);
  }

  /** @throws {DOMException} NotAllowedError */
  async #playAd(ad: LinearAd, { index, count, adBreak, began }: PlaceInBreak): Promise<AdOutcome> {
    const { media, signal, store, captions } = this.#host;
    let played = 0;
    const run = new AdRun(ad, {
      picture: this.picture,
      height: media.clientHeight * devicePixelRatio,
      store,
      signal,
      isPaused: () => this.#isPaused,
      macros: () => ({ ...this.#macros(), ADCOUNT: String(count) }),
      began: (ended) => {
        swapPictureInPicture(media, this.picture);
        this.seen.add(adBreak.key);
        store.set({ autoplayBlocked: false });
        this.#publish({ phase: 'playing' });
        handOver(ad, this.picture, this.#macros());
        captionAd(captions, store, { files: ad.captions, picture: this.picture, signal: ended });
        began();
      },
      moved: () => {
        played = Math.max(played, this.picture.currentTime);
        this.#publish();
      },
    });
    if (this.#running !== null) this.#running.run = run;
    this.#publish({
      phase: 'loading',
      index,
      count,
      title: ad.title,
      advertiser: ad.advertiser,
      duration: ad.duration,
      skipAfter: ad.skipAfter,
      hasPage: ad.page !== null,
      companions: ad.companions,
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

  async #playPicture(): Promise<void> {
    if (this.#running?.run === null) return;
    this.#followVolume();
    await this.picture.play();
  }

  /** Ends the break and returns the stage to the content. */
  #giveBack(): void {
    const { media, store } = this.#host;
    this.#running = null;
    swapPictureInPicture(this.picture, media);
    this.#clear();
    this.#reached = media.currentTime;
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

  #moment() {
    const { media, store } = this.#host;
    const { muted, fullscreen } = store.get();
    return {
      contentTime: media.currentTime,
      width: media.clientWidth,
      height: media.clientHeight,
      muted,
      fullscreen,
      placement: this.#running?.adBreak.placement ?? ('PRE_ROLL' as const),
    };
  }

  #macros(): Record<string, string> {
    return { ...macrosOf(this.#moment()) };
  }
}
