import { ViewClock } from './view-clock.js';
import type { ViewEvent, ViewEventFields, ViewEventType, ViewTotals } from './view-event.js';
import type { ViewedState } from './viewed-state.js';

const QUARTILES = [25, 50, 75] as const;

/** A greater step between two reports of the time is a leap. Seconds, at normal speed. */
const LEAP_S = 4;

export interface ViewOptions {
  readonly id: string;
  /** Milliseconds of playing between two events `progress`. */
  readonly progressInterval: number;
  readonly report: (event: ViewEvent) => void;
}

const isWanted = ({ paused, ended }: ViewedState): boolean => !paused && !ended;

/**
 * One view of one video: turns the states that the player goes through into events. It knows no browser and no clock.
 * @see docs/rules/playback.md PLAY-70
 */
export class View {
  readonly #options: ViewOptions;
  readonly #began: number;
  readonly #clock = new ViewClock();
  #state: ViewedState;
  #sequence = 0;
  #wantedAt: number | null = null;
  #stalledAt: number | null = null;
  #seek: { readonly from: number; readonly at: number } | null = null;
  #quartiles = 0;
  #reported = 0;

  /** @param now milliseconds */
  constructor(state: ViewedState, now: number, at: number, options: ViewOptions) {
    this.#options = options;
    this.#began = now;
    // What was missed of a video that plays already is not made up.
    this.#state = state.hasStarted ? state : { ...state, status: 'loading', paused: true, ad: null };
    this.#clock.enter('other', state, now);
    this.#report('viewStart', {}, at);
    this.next(state, now, at);
  }

  totals(now: number): ViewTotals {
    return this.#clock.totals(now);
  }

  /**
   * @param now milliseconds of a clock that only goes forward
   * @param at milliseconds since 1970
   */
  next(state: ViewedState, now: number, at: number): void {
    const previous = this.#state;
    this.#state = state;
    const report = <Type extends ViewEventType>(type: Type, fields: ViewEventFields[Type]): void =>
      this.#report(type, fields, at);

    if (state.status === 'ready' && previous.status !== 'ready')
      report('loaded', { after: Math.round(now - this.#began) });
    if (isWanted(state) && !isWanted(previous)) {
      this.#wantedAt ??= now;
      report('play', {});
    }
    if (state.ad === null && previous.ad !== null) report('adEnd', { ad: previous.ad });
    if (state.ad !== null && state.ad.phase === 'playing' && previous.ad?.phase !== 'playing')
      report('adStart', { ad: state.ad });
    this.#startUp(now, report);
    this.#seeks(previous, now, report);
    this.#stalls(now, report);
    this.#clock.enter(this.#modeOf(state), state, now);
    const { activeQuality } = state;
    if (activeQuality !== null && activeQuality.id !== previous.activeQuality?.id)
      report('quality', { from: previous.activeQuality, to: activeQuality });
    if (state.playbackRate !== previous.playbackRate) report('rate', { rate: state.playbackRate });
    this.#passes(previous, now, report);
    if (!isWanted(state) && isWanted(previous) && !state.ended && state.status === 'ready')
      report('pause', {});
    if (state.ended && !previous.ended) {
      if (state.type !== 'live' && state.duration !== null) report('quartile', { percent: 100 });
      report('ended', {});
    }
    const { error } = state;
    if (error !== null && error !== previous.error)
      report('error', { code: error.code, message: error.message });
  }

  /** The view is over. */
  end(now: number, at: number): void {
    if (this.#stalledAt !== null) this.#report('stallEnd', { lasted: Math.round(now - this.#stalledAt) }, at);
    if (this.#state.ad !== null) this.#report('adEnd', { ad: this.#state.ad }, at);
    this.#report('viewEnd', { totals: this.#clock.totals(now) }, at);
  }

  #modeOf(state: ViewedState): 'playing' | 'stalled' | 'other' {
    if (this.#stalledAt !== null) return 'stalled';
    return state.isPlaying && state.ad === null ? 'playing' : 'other';
  }

  #startUp(now: number, report: Report): void {
    const { hasStarted, isPlaying, ad } = this.#state;
    const isShown = ad === null ? hasStarted && isPlaying : ad.phase === 'playing';
    if (this.#clock.startup !== null || this.#wantedAt === null || !isShown) return;
    const after = Math.round(now - this.#wantedAt);
    this.#clock.startup = after;
    report('firstFrame', { after });
  }

  #seeks(previous: ViewedState, now: number, report: Report): void {
    const { seeking, isPlaying, paused, currentTime, hasStarted } = this.#state;
    if (seeking && !previous.seeking && hasStarted) this.#seek ??= { from: previous.currentTime, at: now };
    if (this.#seek === null || seeking || !(isPlaying || paused)) return;
    const { from, at } = this.#seek;
    this.#seek = null;
    this.#clock.seeks += 1;
    report('seek', { from, to: currentTime, lasted: Math.round(now - at) });
  }

  #stalls(now: number, report: Report): void {
    const { waiting, seeking, paused, ended, ad, status, hasStarted } = this.#state;
    const stands = waiting && !seeking && !paused && !ended && ad === null && status === 'ready';
    if (stands && hasStarted && this.#stalledAt === null && this.#seek === null) {
      this.#stalledAt = now;
      this.#clock.stalls += 1;
      report('stallStart', {});
    } else if (!stands && this.#stalledAt !== null) {
      report('stallEnd', { lasted: Math.round(now - this.#stalledAt) });
      this.#stalledAt = null;
    }
  }

  #passes(previous: ViewedState, now: number, report: Report): void {
    const { currentTime, duration, type, ad, playbackRate } = this.#state;
    const step = currentTime - previous.currentTime;
    const isPlayed =
      ad === null && this.#seek === null && step > 0 && step < LEAP_S * Math.max(1, playbackRate);
    if (isPlayed && type !== 'live' && duration !== null && duration > 0)
      for (const percent of QUARTILES) {
        const mark = (percent / 100) * duration;
        if (percent <= this.#quartiles || previous.currentTime >= mark || currentTime < mark) continue;
        this.#quartiles = percent;
        report('quartile', { percent });
      }
    const { progressInterval } = this.#options;
    if (this.#clock.playing(now) < this.#reported + progressInterval) return;
    this.#reported = this.#clock.playing(now);
    report('progress', { totals: this.#clock.totals(now) });
  }

  #report<Type extends ViewEventType>(type: Type, fields: ViewEventFields[Type], at: number): void {
    this.#sequence += 1;
    const { id, type: kind, title, duration, currentTime } = this.#state;
    this.#options.report({
      type,
      viewId: this.#options.id,
      sequence: this.#sequence,
      at,
      position: currentTime,
      video: { id, kind, title, duration },
      ...fields,
    } as ViewEvent);
  }
}

type Report = <Type extends ViewEventType>(type: Type, fields: ViewEventFields[Type]) => void;
