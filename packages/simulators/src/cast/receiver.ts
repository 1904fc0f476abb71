import { readMedia, type ReceiverMedia, type ReceiverTrack } from './receiver-media.js';

/** A message of the media channel or of the receiver. @see https://developers.google.com/cast/docs/media/messages */
export interface ChannelMessage {
  readonly type: string;
  readonly requestId?: number;
  readonly [field: string]: unknown;
}

interface LoadMessage {
  readonly media: {
    readonly contentId: string;
    readonly contentUrl?: string;
    readonly contentType: string;
    readonly streamType?: string;
    readonly tracks?: readonly ReceiverTrack[] | null;
  };
  readonly autoplay?: boolean;
  readonly currentTime?: number | null;
  readonly activeTrackIds?: readonly number[] | null;
}

export interface MediaStatus {
  readonly mediaSessionId: number;
  readonly playerState: 'IDLE' | 'PLAYING' | 'PAUSED' | 'BUFFERING';
  readonly idleReason?: 'CANCELLED' | 'INTERRUPTED' | 'FINISHED' | 'ERROR';
  readonly currentTime: number;
  readonly playbackRate: number;
  readonly activeTrackIds: readonly number[];
  readonly supportedMediaCommands: number;
  readonly media: object | null;
  readonly liveSeekableRange?: object;
}

interface Timings {
  /** Milliseconds until the receiver's application runs. */
  readonly launch: number;
  /** Milliseconds until a request is answered. */
  readonly answer: number;
}

const TICK_MS = 100;
/** PAUSE, SEEK, STREAM_VOLUME, STREAM_MUTE, EDIT_TRACKS, PLAYBACK_RATE. */
const COMMANDS = 1 | 2 | 4 | 8 | 4096 | 8192;

const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

/**
 * A device with a receiver that has the default receiver's behaviour: it reads the media that it is told to play, with
 * its own rights, counts the time, and reports to all senders.
 */
export class Receiver {
  readonly #send: (message: ChannelMessage) => void;
  readonly #timings: Timings;
  readonly #timer: ReturnType<typeof setInterval>;
  #appId: string | null = null;
  #sessionId = '';
  #level = 0.5;
  #muted = false;
  #media: (ReceiverMedia & { readonly info: LoadMessage['media'] }) | null = null;
  #mediaSessionId = 0;
  #state: MediaStatus['playerState'] = 'IDLE';
  #idleReason: MediaStatus['idleReason'];
  #time = 0;
  #at = 0;
  #rate = 1;
  #activeTrackIds: readonly number[] = [];
  /** Requests to load, oldest first. */
  readonly loads: LoadMessage[] = [];

  constructor(send: (message: ChannelMessage) => void, timings: Timings) {
    this.#send = send;
    this.#timings = timings;
    this.#timer = setInterval(() => this.#tick(), TICK_MS);
  }

  get status(): MediaStatus & { readonly volume: { readonly level: number; readonly muted: boolean } } {
    return { ...this.#status(), volume: { level: this.#level, muted: this.#muted } };
  }

  /** Id of the running application; null for the device's own screen. */
  get application(): string | null {
    return this.#appId;
  }

  close(): void {
    clearInterval(this.#timer);
  }

  /** What a sender, or the remote control of the device, asks for. */
  async take(message: ChannelMessage): Promise<void> {
    await pause(message.type === 'LAUNCH' ? this.#timings.launch : this.#timings.answer);
    switch (message.type) {
      case 'LAUNCH':
        this.#appId = String(message['appId']);
        this.#sessionId = `session-${String(Date.now())}`;
        this.#reportReceiver(message);
        return;
      case 'STOP_APP':
        this.#appId = null;
        this.#idle('CANCELLED');
        this.#reportReceiver(message);
        return;
      case 'SET_VOLUME': {
        const { level = this.#level, muted = this.#muted } = message['volume'] as {
          level?: number;
          muted?: boolean;
        };
        this.#level = level;
        this.#muted = muted;
        this.#reportReceiver(message);
        return;
      }
      case 'LOAD':
        await this.#load(message as ChannelMessage & LoadMessage);
        return;
      default:
        this.#control(message);
        this.#report(message.requestId);
    }
  }

  #control(message: ChannelMessage): void {
    if (message.type === 'GET_STATUS' || this.#media === null) return;
    // A sender may still ask for what is over.
    const { mediaSessionId = this.#mediaSessionId } = message;
    if (mediaSessionId !== this.#mediaSessionId) return;
    this.#keepTime();
    if (message.type === 'PLAY') this.#state = 'PLAYING';
    if (message.type === 'PAUSE') this.#state = 'PAUSED';
    if (message.type === 'SEEK') this.#time = Number(message['currentTime']);
    if (message.type === 'SET_PLAYBACK_RATE') this.#rate = Number(message['playbackRate']);
    if (message.type === 'EDIT_TRACKS_INFO') this.#activeTrackIds = message['activeTrackIds'] as number[];
    if (message.type === 'STOP') this.#idle('CANCELLED');
  }

  async #load(message: ChannelMessage & LoadMessage): Promise<void> {
    this.loads.push(message);
    const { media: info, autoplay = true, currentTime, activeTrackIds } = message;
    if (this.#state !== 'IDLE') this.#idle('INTERRUPTED');
    this.#mediaSessionId += 1;
    try {
      const tracks = info.tracks ?? [];
      const media = await readMedia(info.contentUrl ?? info.contentId, info.contentType, tracks.length);
      this.#media = { ...media, tracks: [...tracks, ...media.tracks], info };
      this.#time = currentTime ?? (media.isLive ? media.duration : 0);
      this.#at = Date.now();
      this.#rate = 1;
      this.#activeTrackIds = activeTrackIds ?? [];
      this.#state = 'BUFFERING';
      this.#idleReason = undefined;
      this.#report();
      await pause(this.#timings.answer);
      this.#at = Date.now();
      this.#state = autoplay ? 'PLAYING' : 'PAUSED';
      this.#report(message.requestId);
    } catch {
      this.#idle('ERROR');
      this.#send({
        type: 'LOAD_FAILED',
        ...(message.requestId === undefined ? {} : { requestId: message.requestId }),
      });
      this.#report();
    }
  }

  #idle(reason: NonNullable<MediaStatus['idleReason']>): void {
    this.#state = 'IDLE';
    this.#idleReason = reason;
    this.#media = null;
    this.#time = 0;
  }

  #keepTime(): void {
    const now = Date.now();
    if (this.#state === 'PLAYING') this.#time += ((now - this.#at) / 1000) * this.#rate;
    this.#at = now;
  }

  #tick(): void {
    this.#keepTime();
    if (this.#media === null || this.#media.isLive || this.#time < this.#media.duration) return;
    this.#idle('FINISHED');
    this.#report();
  }

  #status(): MediaStatus {
    const media = this.#media;
    this.#keepTime();
    return {
      mediaSessionId: this.#mediaSessionId,
      playerState: this.#state,
      ...(this.#idleReason === undefined ? {} : { idleReason: this.#idleReason }),
      currentTime: this.#time,
      playbackRate: this.#rate,
      activeTrackIds: this.#activeTrackIds,
      supportedMediaCommands: COMMANDS,
      media:
        media === null
          ? null
          : { ...media.info, duration: media.isLive ? -1 : media.duration, tracks: media.tracks },
      ...(media?.isLive === true
        ? { liveSeekableRange: { start: 0, end: media.duration, isMovingWindow: true, isLiveDone: false } }
        : {}),
    };
  }

  #report(requestId?: number): void {
    this.#send({
      type: 'MEDIA_STATUS',
      status: [this.#status()],
      ...(requestId === undefined ? {} : { requestId }),
    });
  }

  #reportReceiver({ requestId }: ChannelMessage): void {
    const applications =
      this.#appId === null ? [] : [{ appId: this.#appId, sessionId: this.#sessionId, statusText: '' }];
    this.#send({
      type: 'RECEIVER_STATUS',
      status: { applications, volume: { level: this.#level, muted: this.#muted } },
      ...(requestId === undefined ? {} : { requestId }),
    });
  }
}
