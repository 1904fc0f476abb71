import type { AdState, PlayerState } from '../store/player-state.js';
import type { Store } from '../store/store.js';
import { ping } from './ad-pings.js';
import { AWAITED_AD } from './awaited-ad.js';
import { macrosNow } from './macros.js';
import { isObject, listed, signalledAd, trackingOf, type TrackingEvents } from './signalled-ad.js';
import type { StreamSignal } from './stream-signals.js';
import { trackProgress } from './track-progress.js';

/** An advertisement that is a part of the stream. */
interface StitchedAd {
  /** Stable when the stream is read again. */
  readonly key: string;
  /** Seconds of the media. */
  readonly start: number;
  readonly end: number;
  /** From 1. */
  readonly index: number;
  readonly count: number;
  readonly events: TrackingEvents;
}

/** The one that plays. */
interface CurrentAd {
  readonly ad: StitchedAd;
  readonly end: AbortController;
  /** Tracks that it was watched to its end; null if that was told before. */
  readonly complete: (() => void) | null;
}

interface StitchedHost {
  readonly store: Store<PlayerState>;
  readonly media: HTMLVideoElement;
  /** Aborts when the content is closed. */
  readonly signal: AbortSignal;
}

/** Seconds before its end from which an advertisement counts as watched: media ends between two updates of the time. */
const NEAR_END_S = 0.5;

const ATTRIBUTE = 'X-AD-CREATIVE-SIGNALING';

/** HLS has the signaling in base64, because its attributes have no quotation marks; DASH as text. */
const envelopeOf = ({ attributes, text }: StreamSignal): unknown => {
  const encoded = attributes[ATTRIBUTE];
  try {
    return JSON.parse(encoded === undefined ? text : atob(encoded));
  } catch {
    return null;
  }
};

const secondsOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : null;

/** The slots of a payload: those of pods begin with their pod, whose own events are those of its first and last slot. */
const slotsOf = (payload: readonly unknown[]): readonly Readonly<Record<string, unknown>>[] =>
  payload.filter(isObject).flatMap((entry) => {
    if (!Array.isArray(entry['slots'])) return [entry];
    const from = secondsOf(entry['start']) ?? 0;
    const slots = (entry['slots'] as unknown[]).filter(isObject);
    const ofPod = (type: string): readonly unknown[] =>
      listed(entry['tracking']).filter((tracking) => isObject(tracking) && tracking['type'] === type);
    return slots.map(({ start, duration, tracking }, at) => ({
      start: from + (secondsOf(start) ?? 0),
      duration,
      tracking: [
        ...(at === 0 ? ofPod('podStart') : []),
        ...listed(tracking),
        ...(at === slots.length - 1 ? ofPod('podEnd') : []),
      ],
    }));
  });

/**
 * The advertisements that a signal names.
 * @see SVTA 2053-2, Ad Creative Signaling in DASH and HLS
 */
export const stitchedAdsOf = (signal: StreamSignal): readonly StitchedAd[] => {
  const envelope = signal.scheme.startsWith('urn:svta:') ? envelopeOf(signal) : null;
  if (!isObject(envelope) || !Number.isFinite(signal.start)) return [];
  const slots = slotsOf(listed(envelope['payload']));
  return slots.flatMap((slot, at) => {
    const offset = secondsOf(slot['start']) ?? 0;
    const duration = secondsOf(slot['duration']) ?? (signal.duration ?? 0) - offset;
    if (!(duration > 0)) return [];
    const start = signal.start + offset;
    return [
      {
        key: `${signal.id} ${String(at)}`,
        start,
        end: start + duration,
        index: at + 1,
        count: slots.length,
        events: trackingOf([slot]),
      },
    ];
  });
};

/**
 * Shows and tracks the advertisements that are a part of one stream. Each is tracked once, also if the viewer returns to
 * it.
 * @see docs/rules/playback.md PLAY-79
 */
export class StitchedAds {
  readonly #host: StitchedHost;
  readonly #seen = new Set<string>();
  #ads: readonly StitchedAd[] = [];
  #current: CurrentAd | null = null;

  constructor(host: StitchedHost) {
    this.#host = host;
    const { media, signal } = host;
    for (const type of ['timeupdate', 'playing', 'seeking', 'seeked', 'ended'] as const)
      media.addEventListener(type, () => this.#look(), { signal });
    signal.addEventListener('abort', () => this.#leave(), { once: true });
  }

  /** What the stream names now. */
  follow(ads: readonly StitchedAd[]): void {
    this.#ads = ads;
    this.#look();
  }

  #look(): void {
    const { media, store } = this.#host;
    const { currentTime, seeking, ended } = media;
    const at = (ad: StitchedAd): boolean => ad.start <= currentTime && currentTime < ad.end && !ended;
    const current = this.#current;
    if (current !== null && !at(current.ad)) {
      // Nobody watches what is skipped by a seek.
      if (!seeking && currentTime >= current.ad.end - NEAR_END_S) current.complete?.();
      this.#leave();
    }
    if (seeking || store.get().ad?.inStream === false) return;
    if (this.#current === null && !media.paused) this.#begin(this.#ads.find(at));
    this.#publish();
  }

  #begin(ad: StitchedAd | undefined): void {
    if (ad === undefined) return;
    const end = new AbortController();
    this.#current = { ad, end, complete: this.#seen.has(ad.key) ? null : this.#track(ad, end.signal) };
    this.#seen.add(ad.key);
  }

  /** @returns tells that it was watched to its end */
  #track({ start, end, events }: StitchedAd, signal: AbortSignal): () => void {
    const { media, store } = this.#host;
    const duration = end - start;
    const { muted } = media;
    const { tracker } = signalledAd({ url: '', type: '', duration, skipAfter: null, events, muted });
    const macros = () => macrosNow(this.#host, this.#placement(start, end));
    ping(events['podStart'], macros());
    trackProgress(tracker, { media, store, from: start, macros, signal });
    return () => {
      tracker.complete(macros());
      ping(events['podEnd'], macros());
    };
  }

  #leave(): void {
    if (this.#current === null) return;
    this.#current.end.abort();
    this.#current = null;
    if (this.#host.store.get().ad?.inStream === true) this.#host.store.set({ ad: null });
  }

  #placement(start: number, end: number): AdState['placement'] {
    const { duration } = this.#host.store.get();
    if (start < 1) return 'PRE_ROLL';
    return duration !== null && end > duration - 1 ? 'POST_ROLL' : 'MID_ROLL';
  }

  #publish(): void {
    if (this.#current === null) return;
    const { start, end, index, count } = this.#current.ad;
    const currentTime = Math.max(0, this.#host.media.currentTime - start);
    this.#host.store.set({
      ad: {
        ...AWAITED_AD,
        phase: 'playing',
        placement: this.#placement(start, end),
        index,
        count,
        currentTime,
        duration: end - start,
        inStream: true,
      },
    });
  }
}
