import { timeRanges } from '../media-element/time-ranges.js';
import {
  MEDIA_NAMESPACE,
  VOLUME_CHANGED,
  type CastMedia,
  type CastSender,
  type CastSession,
} from './cast-api.js';
import { standIn } from './stand-in.js';

/** `readyState` of a media element with metadata, with the present frame, and with what follows. */
const [METADATA, CURRENT, ENOUGH] = [1, 2, 4] as const;
const NETWORK = { idle: 1, loading: 2 } as const;
const TICK_MS = 250;
/** A picture whose size the receiver does not tell. */
const PICTURE = { width: 1920, height: 1080 };
const NO_PICTURE = { width: 0, height: 0 };

interface RemoteMediaOptions {
  readonly media: HTMLVideoElement;
  readonly sender: CastSender;
  readonly session: CastSession;
  /** Whether it is more than sound. */
  readonly hasPicture: boolean;
  /** Loads the video anew, after its end. */
  reload(position: number): Promise<void>;
  /** The receiver has stopped or lost the video, and will not go on. */
  stopped(reason: 'failed' | 'stopped'): void;
  /** Something in the receiver's report has changed. */
  reported(report: CastMedia): void;
}

/**
 * Makes a media element follow what a receiver plays, and sends it what is asked of the element: the time, pause, end,
 * rate and volume of the element are those of the receiver, with the events that a media element dispatches.
 */
export class RemoteMedia {
  readonly #options: RemoteMediaOptions;
  readonly #restore: () => void;
  readonly #timer: ReturnType<typeof setInterval>;
  #report: CastMedia | null = null;
  #time = 0;
  #duration = Number.NaN;
  #paused = true;
  #ended = false;
  #rate = 1;
  #readyState = 0;
  /** The position that was asked for and that the receiver has not reached. */
  #sought: number | null = null;
  /** Requests without an answer: until it comes, an older report does not count. */
  #asked = 0;
  #isBuffering = false;
  /** What was asked of the sound, until the device has answered. */
  #sound: { readonly volume?: number; readonly muted?: boolean } = {};

  constructor(options: RemoteMediaOptions) {
    this.#options = options;
    this.#restore = standIn(options.media, this.#members());
    options.session.addEventListener(VOLUME_CHANGED, this.#onVolume);
    this.#timer = setInterval(() => this.#tick(), TICK_MS);
    this.#dispatch('volumechange');
  }

  /** Follows what the receiver has loaded. */
  follow(report: CastMedia): void {
    this.#report?.removeUpdateListener(this.#onUpdate);
    this.#report = report;
    this.#ended = false;
    report.addUpdateListener(this.#onUpdate);
    this.#rate = report.playbackRate || 1;
    this.#read(report);
    if (this.#readyState === 0) {
      this.#readyState = METADATA;
      for (const type of ['loadstart', 'durationchange', 'loadedmetadata']) this.#dispatch(type);
      this.#readyState = ENOUGH;
      for (const type of ['loadeddata', 'canplay', 'canplaythrough']) this.#dispatch(type);
    }
    this.#options.reported(report);
  }

  /** Gives the element its own members back; the receiver goes on. */
  release(): void {
    clearInterval(this.#timer);
    this.#report?.removeUpdateListener(this.#onUpdate);
    this.#options.session.removeEventListener(VOLUME_CHANGED, this.#onVolume);
    this.#restore();
    this.#dispatch('volumechange');
  }

  /** Resolves when the receiver has answered. */
  ask(method: 'play' | 'pause' | 'seek' | 'stop' | 'editTracksInfo', request: unknown = null): Promise<void> {
    const report = this.#report;
    if (report === null) return Promise.resolve();
    this.#asked += 1;
    return new Promise<void>((resolve, reject) => {
      report[method](request, resolve, (cause) =>
        reject(new Error(`The receiver refused ${method}.`, { cause })),
      );
    }).finally(() => {
      this.#asked -= 1;
      this.#onUpdate(true);
    });
  }

  readonly #onVolume = (): void => this.#dispatch('volumechange');

  readonly #onUpdate = (isAlive: boolean): void => {
    const report = this.#report;
    if (report === null) return;
    if (!isAlive || report.playerState === 'IDLE') {
      this.#idle(report);
      return;
    }
    this.#read(report);
    this.#options.reported(report);
  };

  /** The fields of an idle receiver are empty: the last values stay. */
  #idle({ idleReason }: CastMedia): void {
    if (this.#ended || this.#asked > 0) return;
    if (idleReason !== 'FINISHED') {
      this.#options.stopped(idleReason === 'ERROR' ? 'failed' : 'stopped');
      return;
    }
    this.#ended = true;
    if (Number.isFinite(this.#duration)) this.#time = this.#duration;
    this.#dispatch('timeupdate');
    this.#setPaused(true);
    this.#dispatch('ended');
  }

  #read(report: CastMedia): void {
    const { media, playerState } = report;
    const duration = media?.streamType === 'LIVE' || (media?.duration ?? 0) <= 0 ? Infinity : media?.duration;
    if (duration !== undefined && duration !== null && duration !== this.#duration) {
      this.#duration = duration;
      if (this.#readyState > 0) this.#dispatch('durationchange');
    }
    if (this.#asked > 0) return;
    const time = report.getEstimatedTime();
    const isElsewhere = time !== this.#time;
    this.#time = time;
    const rate = report.playbackRate || this.#rate;
    if (rate !== this.#rate) {
      this.#rate = rate;
      this.#dispatch('ratechange');
    }
    const isBuffering = playerState === 'BUFFERING';
    if (!isBuffering && this.#sought !== null) {
      this.#sought = null;
      this.#readyState = ENOUGH;
      for (const type of ['seeked', 'timeupdate']) this.#dispatch(type);
    } else if (isElsewhere && this.#readyState > 0) this.#dispatch('timeupdate');
    // What is being loaded was not paused.
    if (!isBuffering) this.#setPaused(playerState === 'PAUSED');
    this.#setBuffering(isBuffering && this.#sought === null);
  }

  #setPaused(paused: boolean): void {
    if (paused === this.#paused) return;
    this.#paused = paused;
    this.#dispatch(paused ? 'pause' : 'play');
    if (!paused && !this.#isBuffering) this.#dispatch('playing');
  }

  #setBuffering(isBuffering: boolean): void {
    if (isBuffering === this.#isBuffering || this.#readyState === 0) return;
    this.#isBuffering = isBuffering;
    this.#readyState = isBuffering ? CURRENT : ENOUGH;
    if (isBuffering) this.#dispatch('waiting');
    else {
      this.#dispatch('canplay');
      if (!this.#paused) this.#dispatch('playing');
    }
  }

  #tick(): void {
    const report = this.#report;
    if (report === null || this.#paused || this.#ended || this.#sought !== null || this.#asked > 0) return;
    this.#time = report.getEstimatedTime();
    this.#dispatch('timeupdate');
  }

  #dispatch(type: string): void {
    this.#options.media.dispatchEvent(new Event(type));
  }

  async #play(): Promise<void> {
    if (this.#ended) {
      await this.#options.reload(0);
      this.#sought = null;
    }
    this.#setPaused(false);
    await this.ask('play');
  }

  #pause(): void {
    this.#setPaused(true);
    this.ask('pause').catch(() => undefined);
  }

  async #seek(position: number): Promise<void> {
    const to = Math.max(0, Math.min(position, Number.isFinite(this.#duration) ? this.#duration : position));
    this.#sought = to;
    this.#time = to;
    this.#readyState = METADATA;
    this.#dispatch('seeking');
    if (this.#ended) await this.#options.reload(to);
    else {
      const request = new this.#options.sender.media.SeekRequest();
      request.currentTime = to;
      await this.ask('seek', request);
    }
  }

  #setSound(wanted: { readonly volume?: number; readonly muted?: boolean }, done: Promise<unknown>): void {
    this.#sound = { ...this.#sound, ...wanted };
    this.#dispatch('volumechange');
    const settle = (): void => {
      this.#sound = {};
      this.#dispatch('volumechange');
    };
    done.then(settle, settle);
  }

  /** The web sender has no call for it, but the channel of every receiver does. */
  #setRate(rate: number): void {
    const { session } = this.#options;
    this.#rate = rate;
    this.#dispatch('ratechange');
    session
      .sendMessage(MEDIA_NAMESPACE, {
        type: 'SET_PLAYBACK_RATE',
        requestId: Math.floor(Math.random() * 1_000_000_000),
        mediaSessionId: this.#report?.mediaSessionId ?? 0,
        playbackRate: rate,
      })
      .catch(() => {
        this.#rate = 1;
        this.#dispatch('ratechange');
      });
  }

  /** What the element answers, by its own names. */
  #members(): PropertyDescriptorMap {
    const { session, hasPicture, media } = this.#options;
    const whole = () =>
      timeRanges(Number.isFinite(this.#duration) ? [{ start: 0, end: this.#duration }] : []);
    const size = () =>
      this.#readyState > 0 && hasPicture ? (this.#report?.videoInfo ?? PICTURE) : NO_PICTURE;
    return {
      currentTime: {
        get: () => this.#time,
        set: (to: number) => void this.#seek(to).catch(() => this.#onUpdate(true)),
      },
      duration: { get: () => this.#duration },
      paused: { get: () => this.#paused },
      ended: { get: () => this.#ended },
      seeking: { get: () => this.#sought !== null },
      playbackRate: {
        get: () => this.#rate,
        set: (rate: number) => {
          if (rate !== this.#rate) this.#setRate(rate);
        },
      },
      volume: {
        get: () => this.#sound.volume ?? session.getVolume() ?? 1,
        set: (volume: number) => this.#setSound({ volume }, session.setVolume(volume)),
      },
      muted: {
        get: () => this.#sound.muted ?? session.isMute() ?? false,
        set: (muted: boolean) => {
          if (muted !== media.muted) this.#setSound({ muted }, session.setMute(muted));
        },
      },
      readyState: { get: () => this.#readyState },
      networkState: { get: () => (this.#readyState === ENOUGH ? NETWORK.idle : NETWORK.loading) },
      buffered: { get: () => timeRanges([]) },
      seekable: { get: whole },
      played: { get: () => timeRanges(this.#time > 0 ? [{ start: 0, end: this.#time }] : []) },
      videoWidth: { get: () => size().width },
      videoHeight: { get: () => size().height },
      play: { value: () => this.#play() },
      pause: { value: () => this.#pause() },
    };
  }
}
