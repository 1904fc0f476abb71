import { resumePosition, type PlaybackData } from '@footlight/domain';
import type { Captions } from '../captions/captions.js';
import { errorOfRefusal } from '../media/faults/failure.js';
import type { Protocol } from '../media/stream/stream-choice.js';
import { listOfRequest, type PlaybackRequest } from '../store/playback-loader.js';
import { settled } from '../store/confirmation.js';
import { PlayerError } from '../store/player-error.js';
import type { PlayerSettings } from '../core/player-settings.js';
import type { PreferenceManager } from '../preferences/preference-manager.js';
import { refuseIncomplete } from '../source/complete-playback.js';
import type { PlayerPage } from '../core/player-page.js';
import type { SourceExtras } from '../source/source-extras.js';
import type { LoadParams } from '../store/command-signatures.js';
import type { PlayerState } from '../store/player-state.js';
import type { Store } from '../store/store.js';
import { requestPlayback } from './request-playback.js';
import { CurrentVideo } from './current-video.js';
import { findNeighbours } from './find-neighbours.js';
import type { StartShare } from './playback.reducer.js';
import { toLoaderRequest } from './playback-request.js';
import type { Beginning, Showing } from './showing.js';
import { withDeadline, type Deadline } from './start-deadline.js';

/** One load request. */
export interface Load {
  /** A retry continues at the last position of the same video and skips advertisement breaks that have been seen. */
  readonly isRetry: boolean;
  /** Null if the page set playback data or an address itself. */
  readonly request: PlaybackRequest | null;
  /** Repeats the load. @param plays whether it plays afterwards; undefined for the original setting */
  readonly retry: (startAt: number | null, plays: true | undefined) => Promise<void>;
}

/** The player that a video is loaded into. */
export interface LoadTarget {
  readonly store: Store<PlayerState>;
  readonly page: PlayerPage;
  readonly captions: Captions;
  readonly preferences: PreferenceManager;
  /** Aborts when the player is destroyed. */
  readonly life: AbortSignal;
  settings(): PlayerSettings;
  /** Unloads the previous video. @returns a signal that aborts when this video is unloaded */
  begin(load: Load): AbortSignal;
  /** The event has not started yet. */
  announce(start: StartShare): void;
  show(signal: AbortSignal, current: CurrentVideo | null): Showing;
  fail(error: PlayerError): void;
}

/** Loads a video from one of three sources: an id for the page's loader, playback data from the page, or an address. */
export class VideoLoads {
  readonly #target: LoadTarget;
  /** The playback session (screen of the account) of this player. */
  #screenId: string | null = null;
  #neighbours: Promise<void> = Promise.resolve();

  constructor(target: LoadTarget) {
    this.#target = target;
  }

  /** Resolves when the previous and the next video of the list are known. */
  neighboursFound(): Promise<void> {
    return this.#neighbours;
  }

  /**
   * Requests playback data from the page's loader and loads it; resolves when the video accepts commands, or when its
   * future start is shown.
   * @throws {PlayerError}
   */
  async request(params: LoadParams, isRetry = false): Promise<void> {
    const { startAt, autoplay, ...request } = params;
    const { store, preferences } = this.#target;
    const { loader, protocol } = this.#target.settings();
    if (loader === null) throw new PlayerError('NO_SOURCE', 'The player has no loader.');
    const signal = this.#begin(
      isRetry,
      (from, plays) =>
        this.request(
          {
            ...params,
            ...(plays === undefined ? {} : { autoplay: plays }),
            ...(from === null ? {} : { startAt: from }),
          },
          true,
        ),
      request,
    );
    const isPlaylist = Object.keys(listOfRequest(request)).length > 0;
    store.set({ id: request.id, type: request.kind, isPlaylist });
    const loaderRequest = toLoaderRequest(request, protocol, this.#screenId);
    let current: CurrentVideo | null = null;
    const load = async (deadline: Deadline, announced: () => void): Promise<void> => {
      await preferences.restored;
      let requestedAt = performance.now();
      const requestData = () => {
        requestedAt = performance.now();
        return loader.load(loaderRequest, signal);
      };
      const { data, waited } = await requestPlayback({
        request: requestData,
        announce: (start) => {
          this.#target.announce(start);
          announced();
        },
        follow: (notify, until) => loader.followEvent?.(loaderRequest.id, notify, until, requestedAt),
        store,
        signal,
        deadline,
      });
      this.#screenId = data.playbackSessionId;
      current = new CurrentVideo(loader, loaderRequest, data, { requestedAt, signal });
      const resumedFrom = startAt === undefined ? resumePosition(data.watchProgress, data.duration) : null;
      // After a countdown, the video starts automatically.
      const starts = autoplay ?? (waited ? true : undefined);
      const beginning = this.#beginning(startAt ?? resumedFrom, starts);
      await this.#target.show(signal, current).data(data, beginning);
      store.set({ resumedFrom });
    };
    const begun = new Promise<void>((resolve, reject) => {
      this.#guard(signal, request.kind, (deadline) => load(deadline, resolve)).then(resolve, reject);
    });
    // Requested after the video, also for commands that are already waiting. A refused video is not the end of its list.
    const find = (until: AbortSignal, isCurrent?: () => boolean): Promise<void> =>
      findNeighbours(current ?? { loader, request: loaderRequest }, store, until, isCurrent);
    this.#neighbours = begun.then(
      () => find(signal),
      (error: unknown) => {
        const isShown = (): boolean => store.get().error === error;
        return isPlaylist && isShown() ? find(this.#target.life, isShown) : undefined;
      },
    );
    await begun;
  }

  /** Loads playback data that the page provides. @throws {PlayerError} */
  async playback(
    data: PlaybackData,
    startAt: number | null = null,
    isRetry = false,
    plays?: true,
  ): Promise<void> {
    const { store, preferences } = this.#target;
    const signal = this.#begin(isRetry, (from, again) => this.playback(data, from, true, again));
    await this.#guard(signal, data.kind, async () => {
      refuseIncomplete(data);
      await preferences.restored;
      const place = startAt ?? resumePosition(data.watchProgress, data.duration);
      await this.#target.show(signal, null).data(data, this.#beginning(place, plays));
      store.set({ resumedFrom: startAt === null ? place : null });
    });
  }

  /** Loads a plain address. @throws {PlayerError} */
  async source(
    src: string,
    protocol: Protocol | null,
    startAt: number | null = null,
    isRetry = false,
    plays?: true,
  ): Promise<void> {
    const { store, captions, preferences } = this.#target;
    const signal = this.#begin(isRetry, (from, again) => this.source(src, protocol, from, true, again));
    store.set({ type: 'vod' });
    captions.open([], signal);
    await this.#guard(signal, 'vod', async () => {
      await preferences.restored;
      // If the stored position cannot be read, the video starts from the beginning.
      const resumedFrom = startAt === null ? await this.#savedPosition(src).catch(() => null) : null;
      signal.throwIfAborted();
      store.set({ resumedFrom });
      const beginning = this.#beginning(startAt ?? resumedFrom, plays);
      const extras = await this.#sourceExtras();
      await this.#target.show(signal, null).source(src, protocol, beginning, extras);
    });
  }

  /** @returns a signal that aborts when the video is unloaded */
  #begin(isRetry: boolean, retry: Load['retry'], request: Load['request'] = null): AbortSignal {
    this.#neighbours = Promise.resolve();
    return this.#target.begin({ isRetry, retry, request });
  }

  #beginning(startAt: number | null, autoplay = this.#target.settings().autoplay): Beginning {
    return { startAt, autoplay };
  }

  /** @throws {PlayerError} INVALID_PARAMS */
  async #sourceExtras(): Promise<SourceExtras | null> {
    const { page } = this.#target;
    if (page.drm === null && page.adTag === null && page.skipMarkers === null) return null;
    const { readExtras } = await import('../source/source-extras.js');
    return readExtras(page);
  }

  async #savedPosition(src: string): Promise<number | null> {
    if (!this.#target.settings().resume) return null;
    const { savedPosition } = await import('../source/saved-positions.js');
    return savedPosition(src);
  }

  /**
   * Converts every failure of a load to a `PlayerError`: it is thrown, and set in the state unless another load has
   * begun, which ends this one at once.
   */
  async #guard(
    signal: AbortSignal,
    kind: 'vod' | 'live',
    run: (deadline: Deadline) => Promise<void>,
  ): Promise<void> {
    try {
      await settled(withDeadline(run), { signal, timeoutMs: Number.POSITIVE_INFINITY });
    } catch (cause) {
      signal.throwIfAborted();
      const error = errorOfRefusal(cause, kind, navigator.onLine);
      this.#target.fail(error);
      throw error;
    }
  }
}
