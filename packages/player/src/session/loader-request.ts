import {
  type PlaybackData,
  listOfRequest,
  type PlaybackLoader,
  type PlaybackRequest,
} from '@footlight/domain';
import { PlayerError } from '../store/player-error.js';
import { announcedStart, type AnnouncedStart } from './announced-start.js';
import { CurrentVideo } from './current-video.js';
import type { PlayerCore } from './player-core.js';
import { requestWithRetries } from './request-with-retries.js';
import type { StartWait } from './start-wait.js';

/** The request for one video to the page's loader. */
export class LoaderRequest {
  readonly isInList: boolean;
  readonly #core: Pick<PlayerCore, 'store'>;
  readonly #loader: PlaybackLoader;
  readonly #request: PlaybackRequest;
  readonly #signal: AbortSignal;
  #requestedAt = 0;
  #wait: StartWait | null = null;

  /**
   * @param screenId session of the player's previous video, whose screen is reused; null for a new one
   * @param signal aborts when the video is unloaded
   * @throws {PlayerError} NO_SOURCE
   */
  constructor(core: PlayerCore, request: PlaybackRequest, screenId: string | null, signal: AbortSignal) {
    const { loader, protocol } = core.settings();
    if (loader === null) throw new PlayerError('NO_SOURCE', 'The player has no loader.');
    this.#core = core;
    this.#loader = loader;
    this.#signal = signal;
    this.isInList = Object.keys(listOfRequest(request)).length > 0;
    this.#request = {
      ...(screenId === null ? {} : { playbackSessionId: screenId }),
      ...request,
      ...(protocol === null ? {} : { protocols: protocol === 'HLS' ? ['HLS', 'DASH'] : ['DASH', 'HLS'] }),
    };
  }

  /** @returns the video, or its start if it is only announced */
  async ask(): Promise<CurrentVideo | AnnouncedStart> {
    try {
      return this.#videoOf(await requestWithRetries(() => this.#load(), this.#core.store, this.#signal));
    } catch (denial) {
      const start = announcedStart(denial);
      if (start === null) throw denial;
      return start;
    }
  }

  /** Waits until something about the start may have changed, and asks again. */
  async askAfter(start: AnnouncedStart): Promise<CurrentVideo | AnnouncedStart> {
    const { StartWait: Wait } = await import('./start-wait.js');
    this.#wait ??= new Wait({
      request: () => this.#load(),
      follow: (notify, until) =>
        this.#loader.followEvent?.(this.#request.id, notify, until, this.#requestedAt),
      signal: this.#signal,
    });
    const next = await this.#wait.next(start);
    return 'data' in next ? this.#videoOf(next.data) : next.start;
  }

  /**
   * Finds the previous and the next video of the list. Optional: if that fails, there are none.
   * @param video null if there is no playback data
   * @param signal aborts when nobody needs them any more
   */
  async findNeighbours(
    video: CurrentVideo | null,
    signal: AbortSignal,
    isCurrent = () => true,
  ): Promise<void> {
    const request = video?.request ?? this.#request;
    const found = await this.#loader.neighbours?.(request, signal).catch(() => undefined);
    if (found !== undefined && !signal.aborted && isCurrent())
      this.#core.store.set({ listPrev: found.previous, listNext: found.next });
  }

  #load(): Promise<PlaybackData> {
    this.#requestedAt = performance.now();
    return this.#loader.load(this.#request, this.#signal);
  }

  #videoOf(data: PlaybackData): CurrentVideo {
    return new CurrentVideo(this.#loader, this.#request, data, {
      requestedAt: this.#requestedAt,
      signal: this.#signal,
    });
  }
}
