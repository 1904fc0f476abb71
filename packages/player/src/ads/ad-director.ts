import type { PlayerState } from '../store/player-state.js';
import { fetchPod, type AdPod } from './ad-pod.js';
import { breaksAhead, breaksOf, midRollsBetween, midRollsUpTo, type AdBreak } from './ad-schedule.js';
import { BreakPlayer } from './break-player.js';
import { isElsewhere } from './picture.js';
import type { AdsHost, AdUnit, PlayerAds } from './player-ads.js';

/** Marks in `seen` that the document of a break holds the schedule, which a retry needs again. */
const scheduleKey = ({ key }: AdBreak): string => `${key} schedule`;

/** Finds which ad breaks of one video are due, requests their documents in time, and has them played. */
export class AdDirector implements PlayerAds {
  readonly seen: Set<string>;
  readonly #host: AdsHost;
  readonly #player: BreakPlayer;
  /** Promises and results by the key of the break. */
  readonly #documents = new Map<string, Promise<AdPod>>();
  readonly #ready = new Map<string, AdPod>();
  #units: readonly AdUnit[];
  #breaks: readonly AdBreak[] = [];
  /** Whether playback of the content has been requested. */
  #hasStarted = false;
  /** Position up to which mid-rolls have been checked, seconds. */
  #reached = 0;
  #hasJumped = false;

  constructor(host: AdsHost) {
    this.#host = host;
    this.#units = host.units;
    this.#hasStarted = host.hasStarted;
    if (host.hasStarted) this.#reached = host.media.currentTime;
    this.#place();
    this.seen = new Set(host.seen);
    const { media, signal } = host;
    this.#player = new BreakPlayer(host, {
      podOf: (adBreak) => this.#ready.get(adBreak.key) ?? this.#resolve(adBreak),
      nextAt: ({ placement, at }) => this.#due(placement).find((one) => one.at === at),
      over: ({ key }) => this.seen.add(key),
      left: () => (this.#reached = media.currentTime),
    });
    for (const type of ['timeupdate', 'seeked', 'play'] as const)
      media.addEventListener(type, () => this.#look(), { signal });
    media.addEventListener('seeking', () => (this.#hasJumped = true), { signal });
    media.addEventListener('ended', () => this.#close(), { signal });
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

  get picture(): HTMLElement {
    return this.#player.picture;
  }

  add(units: readonly AdUnit[]): void {
    this.#units = [...this.#units, ...units];
    this.#place();
  }

  async play(): Promise<void> {
    const { media } = this.#host;
    if (this.#player.isRunning) {
      await this.#player.play();
      return;
    }
    if (!this.#hasStarted) this.#passOver();
    const [due] = this.#hasStarted ? this.#crossed() : this.#due('PRE_ROLL');
    this.#hasStarted = true;
    if (due === undefined || isElsewhere(media)) await media.play();
    else await this.#player.begin(due);
  }

  pause(): void {
    if (this.#player.isRunning) this.#player.pause();
    else this.#host.media.pause();
  }

  skip(): void {
    this.#player.skip();
  }

  pageAddress(): string | null {
    return this.#player.pageAddress();
  }

  visit(): void {
    this.#player.visit();
    this.pause();
  }

  state(): Partial<PlayerState> {
    if (this.#player.isRunning) return this.#player.state();
    const { media } = this.#host;
    // The content has not ended while a post-roll is still due.
    const isPostRollDue = media.ended && !isElsewhere(media) && this.#due('POST_ROLL').length > 0;
    return isPostRollDue ? { ended: false, paused: false } : {};
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
    if (this.#player.isRunning || !this.#hasStarted || media.paused || media.seeking || isElsewhere(media))
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
    if (due !== undefined && !this.#player.isRunning && !isElsewhere(media)) this.#start(due);
  }

  #start(adBreak: AdBreak): void {
    if (this.#host.signal.aborted || this.#player.isRunning || this.seen.has(adBreak.key)) return;
    // The state already reflects the rejection.
    this.#player.begin(adBreak).catch(() => undefined);
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
    if (!this.#hasStarted || this.#player.isRunning)
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
      macros: () => this.#player.macros(adBreak.placement),
    }).then((pod) => {
      this.#ready.set(key, pod);
      this.#schedule(adBreak, pod.schedule);
      return pod;
    });
    this.#documents.set(key, request);
    return request;
  }
}
