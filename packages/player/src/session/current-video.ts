import type { PlaybackData } from '@footlight/domain';
import { errorOfRefusal } from '../media/faults/failure.js';
import type { Neighbour, PlaybackLoader, PlaybackRequest } from '../playback-loader.js';
import { PlayerError } from '../player-error.js';

/** What an event that is over leaves behind. */
export interface EventEnd {
  /** The video that it has become; null where there is none. */
  readonly recording: Neighbour | null;
}

/** What plays, and whom to ask about it: there is one a load through a loader. */
export class CurrentVideo {
  readonly loader: PlaybackLoader;
  /** With the screen that it takes up, so that asking again takes up no other. */
  readonly request: PlaybackRequest;
  #data: PlaybackData;
  #askedAt: number;
  readonly #signal: AbortSignal;

  /** @param askedAt when the data was asked for, as `performance.now()` tells it */
  constructor(
    loader: PlaybackLoader,
    request: PlaybackRequest,
    data: PlaybackData,
    { askedAt, signal }: { readonly askedAt: number; readonly signal: AbortSignal },
  ) {
    this.loader = loader;
    this.#data = data;
    this.#askedAt = askedAt;
    this.#signal = signal;
    const { playbackSessionId } = data;
    // A request for an event may have been answered with the video of the same id.
    this.request = {
      ...request,
      kind: data.kind,
      ...(playbackSessionId === null ? {} : { playbackSessionId }),
    };
  }

  /** As it was answered last. */
  get data(): PlaybackData {
    return this.#data;
  }

  /** When it was asked for last, as `performance.now()` tells it. */
  get askedAt(): number {
    return this.#askedAt;
  }

  /**
   * Asks for the same again, since what was answered runs out.
   * @throws {PlayerError} NOT_LIVE when the event is over and a video has taken its place
   */
  async renew(): Promise<PlaybackData> {
    const data = await this.#ask();
    if (data.kind !== this.#data.kind) throw new PlayerError('NOT_LIVE', 'The event is over.');
    this.#data = data;
    return data;
  }

  /** Asks whether an event is over. @returns null while it goes on @throws where no answer comes */
  async end(): Promise<EventEnd | null> {
    try {
      const data = await this.#ask();
      if (data.kind === 'vod') return { recording: { id: data.id, kind: 'vod', title: data.title } };
      this.#data = data;
      return null;
    } catch (cause) {
      if (errorOfRefusal(cause, 'live', navigator.onLine).code === 'NOT_LIVE') return { recording: null };
      throw cause;
    }
  }

  #ask(): Promise<PlaybackData> {
    this.#askedAt = performance.now();
    return this.loader.load(this.request, this.#signal);
  }
}
