import type { PlaybackData, Neighbour, PlaybackLoader, PlaybackRequest } from '@footlight/domain';
import { errorOfLoader } from '../media/errors/loader-error.js';
import { PlayerError } from '../store/player-error.js';

/** The result of an event that has ended. */
export interface EventEnd {
  /** The event's recording; null if there is none. */
  readonly recording: Neighbour | null;
}

/** The current video and its loader; created for each load through a loader. */
export class CurrentVideo {
  readonly loader: PlaybackLoader;
  /** Includes the playback session, so that further requests occupy no other screen. */
  readonly request: PlaybackRequest;
  #data: PlaybackData;
  #requestedAt: number;
  readonly #signal: AbortSignal;

  /** @param requestedAt time of the request for the data, from `performance.now()` */
  constructor(
    loader: PlaybackLoader,
    request: PlaybackRequest,
    data: PlaybackData,
    { requestedAt, signal }: { readonly requestedAt: number; readonly signal: AbortSignal },
  ) {
    this.loader = loader;
    this.#data = data;
    this.#requestedAt = requestedAt;
    this.#signal = signal;
    const { playbackSessionId } = data;
    // The response to a request for an event may be the video with the same id.
    this.request = {
      ...request,
      kind: data.kind,
      ...(playbackSessionId === null ? {} : { playbackSessionId }),
    };
  }

  /** The latest response. */
  get data(): PlaybackData {
    return this.#data;
  }

  /** Time of the latest request, from `performance.now()`. */
  get requestedAt(): number {
    return this.#requestedAt;
  }

  /**
   * Requests the playback data again before it expires.
   * @throws {PlayerError} NOT_LIVE if the event is over and its video has replaced it
   */
  async renew(): Promise<PlaybackData> {
    const data = await this.#load();
    if (data.kind !== this.#data.kind) throw new PlayerError('NOT_LIVE', 'The event is over.');
    this.#data = data;
    return data;
  }

  /** Checks whether an event is over. @returns null while it continues @throws if there is no response */
  async end(): Promise<EventEnd | null> {
    try {
      const data = await this.#load();
      if (data.kind === 'vod') return { recording: { id: data.id, kind: 'vod', title: data.title } };
      this.#data = data;
      return null;
    } catch (cause) {
      if (errorOfLoader(cause, 'live', navigator.onLine).code === 'NOT_LIVE') return { recording: null };
      throw cause;
    }
  }

  #load(): Promise<PlaybackData> {
    this.#requestedAt = performance.now();
    return this.loader.load(this.request, this.#signal);
  }
}
