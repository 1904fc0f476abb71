import { resumePlace, type PlaybackData } from '@footlight/domain';
import type { Captions } from '../captions/captions.js';
import { errorOfRefusal } from '../media/faults/failure.js';
import type { Protocol } from '../media/stream/stream-choice.js';
import { listOfRequest, type PlaybackRequest } from '../playback-loader.js';
import { PlayerError } from '../player-error.js';
import type { PlayerSettings } from '../player-settings.js';
import type { PreferenceKeeper } from '../preferences/preference-keeper.js';
import { refuseIncomplete } from '../source/complete-playback.js';
import type { PlayerPage } from '../source/player-page.js';
import type { SourceExtras } from '../source/source-extras.js';
import type { LoadParams } from '../store/command-signatures.js';
import type { PlayerState } from '../store/player-state.js';
import type { Store } from '../store/store.js';
import { askPlayback } from './ask-playback.js';
import { CurrentVideo } from './current-video.js';
import { findNeighbours } from './find-neighbours.js';
import type { StartShare } from './playback.reducer.js';
import { asAsked } from './playback-request.js';
import type { Beginning, Showing } from './showing.js';
import { withDeadline, type Deadline } from './start-deadline.js';

/** What was asked for. */
export interface Load {
  /** It goes on where the former load of the same stopped, without the breaks that were seen. */
  readonly isRetry: boolean;
  /** Null where the page brought data or an address. */
  readonly request: PlaybackRequest | null;
  /** Asks for the same again. @param plays whether it is to play then; undefined leaves it as it was asked for first */
  readonly retry: (startAt: number | null, plays: true | undefined) => Promise<void>;
}

/** The player that a video is loaded into. */
export interface LoadTarget {
  readonly store: Store<PlayerState>;
  readonly page: PlayerPage;
  readonly captions: Captions;
  readonly preferences: PreferenceKeeper;
  settings(): PlayerSettings;
  /** Leaves the video before. @returns what aborts when this one is left */
  begin(load: Load): AbortSignal;
  /** The event has yet to begin. */
  announce(start: StartShare): void;
  show(signal: AbortSignal, current: CurrentVideo | null): Showing;
  fail(error: PlayerError): void;
}

/** Loads a video in one of three ways: an id that the page's loader knows, data that the page holds, or an address. */
export class VideoLoads {
  readonly #target: LoadTarget;
  /** The screen of the account that this player takes up. */
  #screenId: string | null = null;
  #neighbours: Promise<void> = Promise.resolve();

  constructor(target: LoadTarget) {
    this.#target = target;
  }

  /** Fulfils once it is known what stands around the video in its list. */
  neighboursFound(): Promise<void> {
    return this.#neighbours;
  }

  /**
   * Asks the page's loader for playback data and plays it; fulfils when there is something to act on.
   * @throws {PlayerError}
   */
  async request(params: LoadParams, isRetry = false): Promise<void> {
    const { startAt, autoplay, ...request } = params;
    const { store, preferences } = this.#target;
    const { loader, protocol } = this.#target.settings();
    if (loader === null) throw new PlayerError('NO_SOURCE', 'The player was given no loader.');
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
    store.set({
      id: request.id,
      type: request.kind,
      isPlaylist: Object.keys(listOfRequest(request)).length > 0,
    });
    const asked = asAsked(request, protocol, this.#screenId);
    await this.#guard(signal, request.kind, async (deadline) => {
      await preferences.restored;
      let askedAt = performance.now();
      const ask = () => {
        askedAt = performance.now();
        return loader.load(asked, signal);
      };
      const { data, waited } = await askPlayback({
        ask,
        announce: (start) => this.#target.announce(start),
        follow: (heard, until) => loader.followEvent?.(asked.id, heard, until, askedAt),
        store,
        signal,
        deadline,
      });
      this.#screenId = data.playbackSessionId;
      const current = new CurrentVideo(loader, asked, data, { askedAt, signal });
      const resumedFrom = startAt === undefined ? resumePlace(data.watchProgress, data.duration) : null;
      // Who sat through a countdown wants to see what comes.
      const starts = autoplay ?? (waited ? true : undefined);
      const beginning = this.#beginning(startAt ?? resumedFrom, starts);
      const shown = this.#target.show(signal, current).data(data, beginning);
      // After the video, and for commands that come before it too.
      this.#neighbours = shown.then(
        () => findNeighbours(current, store, signal),
        () => undefined,
      );
      await shown;
      store.set({ resumedFrom });
    });
  }

  /** Plays data that the page already holds. @throws {PlayerError} */
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
      const place = startAt ?? resumePlace(data.watchProgress, data.duration);
      await this.#target.show(signal, null).data(data, this.#beginning(place, plays));
      store.set({ resumedFrom: startAt === null ? place : null });
    });
  }

  /** Plays a plain address. @throws {PlayerError} */
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
    await preferences.restored;
    // A place that cannot be read is no reason not to play.
    const resumedFrom = startAt === null ? await this.#keptPlace(src).catch(() => null) : null;
    signal.throwIfAborted();
    store.set({ resumedFrom });
    const beginning = this.#beginning(startAt ?? resumedFrom, plays);
    await this.#guard(signal, 'vod', async () => {
      const extras = await this.#sourceExtras();
      await this.#target.show(signal, null).source(src, protocol, beginning, extras);
    });
  }

  /** @returns what aborts when the video is left */
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

  async #keptPlace(src: string): Promise<number | null> {
    if (!this.#target.settings().resume) return null;
    const { keptPlace } = await import('../source/kept-places.js');
    return keptPlace(src);
  }

  /** Whatever ends a load becomes a `PlayerError`: thrown, and in the state unless another load has begun. */
  async #guard(
    signal: AbortSignal,
    kind: 'vod' | 'live',
    run: (deadline: Deadline) => Promise<void>,
  ): Promise<void> {
    try {
      await withDeadline(run);
    } catch (cause) {
      signal.throwIfAborted();
      const error = errorOfRefusal(cause, kind, navigator.onLine);
      this.#target.fail(error);
      throw error;
    }
  }
}
