import type { MediaEngine } from '../../store/player-events.js';
import type { MediaPlayer, MediaPlayerClass } from 'dashjs';
import { configure, RETRIES, spare, START_RETRIES } from './dash-config.js';
import { errorOf, denialOf, isHarmless, type Denial } from './dash-error.js';
import { createBaseAddresses, type BaseAddresses } from './base-addresses.js';
import { createDashHoles, type DashHoles, type DashRequest } from './dash-holes.js';
import { NO_CONTENT, contentOf, hasPictures, isEmptyManifest, type ManifestContent } from './manifest.js';
import {
  interceptLicences,
  prepareRequest,
  receiveResponse,
  typeOfDashRequest,
  withoutLimitOnceArriving,
} from './dash-network.js';
import { followDashText } from './dash-text.js';
import { DashTracks } from './dash-tracks.js';
import { dashProtectionData } from '../drm/drm.js';
import { isExpired } from '../stream/stream-addresses.js';
import { isEncryptedInit } from '../mp4/encrypted-init.js';
import { keepPosition } from '../engine/keep-position.js';
import { keepPlaying } from '../engine/keep-playing.js';
import type {
  EngineAdapter,
  EngineContext,
  EngineError,
  EngineRecovery,
  EngineSource,
} from '../engine/engine.js';

interface DashModule {
  readonly MediaPlayer: typeof MediaPlayer;
}

/** The request that an error is about; null if it is about none of a segment. */
const requestOf = (data: unknown): DashRequest | null => {
  const request: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'request') : null;
  return typeof request === 'object' && request !== null && 'serviceLocation' in request
    ? (request as DashRequest)
    : null;
};

/** dash.js event names; its constants exist only on an object of the loaded code. */
const EVENTS = {
  error: 'error',
  qualityRendered: 'qualityChangeRendered',
  streamInitialised: 'streamInitialized',
  trackRendered: 'trackChangeRendered',
  fragmentLoaded: 'fragmentLoadingCompleted',
  manifestLoaded: 'manifestLoaded',
  licenceAnswered: 'public_licenseRequestComplete',
} as const;

/** An event of dash.js for each arrival of bytes, which its types leave out. */
const PROGRESS = 'loadingProgress';
/** How many segments of the video are remembered. */
const REMEMBERED = 200;

/** Binds dash.js to a media element and maps its events to the player's types. */
export class DashAdapter implements EngineAdapter {
  readonly name = 'dash';
  readonly selectTextTrack: EngineAdapter['selectTextTrack'];
  readonly #source: EngineSource;
  readonly #context: EngineContext;
  readonly #player: MediaPlayerClass;
  readonly #tracks: DashTracks;
  /** The position to continue from, in seconds. */
  readonly #position: () => number;
  /** Of the last response. */
  #denial: Denial = {};
  readonly #bases: BaseAddresses;
  readonly #holes: DashHoles;
  #arrivals = 0;
  /** Whether a segment can be played. */
  #hasArrived = false;
  /** Seconds from live that the manifest names; null if the page names others. */
  #ownLatency: number | null = null;
  #isEncrypted = false;
  #manifest: object | null = null;
  /** dash.js takes a seek for its own while it seeks to its start. */
  readonly #hasBegun: Promise<void>;
  #content: ManifestContent = NO_CONTENT;
  /** The latest segments of the video. */
  #segments: readonly { readonly start: number; readonly end: number }[] = [];

  /** @param certificates the server certificates that the page sets, by key system */
  constructor(
    dash: DashModule,
    source: EngineSource,
    context: EngineContext,
    certificates: ReadonlyMap<string, ArrayBuffer>,
  ) {
    const { media, listener, signal, network } = context;
    const player = dash.MediaPlayer().create();
    this.#source = source;
    this.#context = context;
    this.#player = player;
    this.#tracks = new DashTracks(player, listener, source.maxHeight);
    this.#bases = createBaseAddresses(player);
    this.#holes = createDashHoles(listener, {
      hasOther: (request) => this.#bases.hasOther(request),
      retries: () => (this.#hasArrived ? RETRIES.MediaSegment : START_RETRIES.MediaSegment),
    });
    player.initialize();
    listener.created(player);
    configure(player, source.preferredAudioLanguage);
    if (source.metadataOnly && media.paused) spare(player, media, signal);
    if (source.latency !== null) this.keepLatency(source.latency);
    this.#intercept();
    this.#position = keepPosition(media, signal, source.startAt ?? 0);
    this.selectTextTrack = followDashText(player, media, listener, signal);
    this.#listen();
    signal.addEventListener('abort', () => this.#leave(), { once: true });
    this.#hasBegun = new Promise((resolve) =>
      media.addEventListener('loadeddata', () => resolve(), { once: true, signal }),
    );
    player.attachView(media);
    player.setAutoPlay(false);
    if (source.drm !== null) {
      player.setProtectionData(dashProtectionData(source.drm, certificates));
      if (network !== null) interceptLicences(player, source.drm, network);
    }
    player.attachSource(source.url, source.startAt ?? undefined);
  }

  get instance(): MediaEngine {
    return this.#player;
  }

  described(): object | null {
    return this.#manifest;
  }

  takesSeeks(): Promise<void> {
    return this.#hasBegun;
  }

  liveWindow(): ReturnType<EngineAdapter['liveWindow']> {
    if (!this.#player.isReady() || !this.#player.isDynamic()) return null;
    const { start, end } = this.#player.getDvrWindow();
    return { start, end, target: Math.max(start, end - this.#player.getTargetLiveDelay()) };
  }

  latency(): ReturnType<NonNullable<EngineAdapter['latency']>> {
    if (!this.#player.isReady() || !this.#player.isDynamic()) return null;
    const [current, target] = [this.#player.getCurrentLiveLatency(), this.#player.getTargetLiveDelay()];
    if (!Number.isFinite(current) || !(target > 0)) return null;
    if (Number.isNaN(this.#player.getSettings().streaming?.delay?.liveDelay ?? Number.NaN))
      this.#ownLatency = target;
    return { current, target, own: this.#ownLatency };
  }

  keepLatency(seconds: number): void {
    this.#player.updateSettings({ streaming: { delay: { liveDelay: seconds } } });
  }

  hasEnded(): boolean {
    return this.#player.isReady() && !this.#player.isDynamic();
  }

  clockOrigin(): number | null {
    const player = this.#player;
    return player.isReady() && player.isDynamic() ? player.timeAsUTC() - player.time() : null;
  }

  selectQuality(id: string | null): void {
    this.#tracks.selectQuality(id);
  }

  limitHeight(height: number | null): void {
    this.#tracks.limitHeight(height);
  }

  selectAudioTrack(id: string): void {
    this.#tracks.selectAudio(id);
  }

  statistics(): ReturnType<NonNullable<EngineAdapter['statistics']>> {
    const kilobits = this.#player.getAverageThroughput('video');
    return {
      connection: kilobits > 0 ? kilobits * 1000 : undefined,
      codecs: this.#tracks.codecs,
    };
  }

  arrivals(): number {
    return this.#arrivals;
  }

  segmentAt(position: number): ReturnType<NonNullable<EngineAdapter['segmentAt']>> {
    return this.#segments.find(({ start, end }) => start <= position && position < end) ?? null;
  }

  isEncrypted(): boolean {
    return this.#isEncrypted;
  }

  recover({ from }: EngineRecovery): void {
    const { url, live } = this.#source;
    keepPlaying(this.#context.media, this.#context.signal);
    // dash.js stops loading after a fatal error; only attaching the source again restarts it.
    this.#player.attachSource(url, live ? undefined : (from ?? this.#position()));
  }

  #intercept(): void {
    const { addresses, network } = this.#context;
    /** The addresses of requests before the page changed them. */
    const known = new WeakMap<object, string>();
    this.#player.addRequestInterceptor(async (request) => {
      request.url = addresses.current(request.url);
      known.set(request, request.url);
      if (request.customData) withoutLimitOnceArriving(request.customData);
      if (network !== null) await prepareRequest(network, request);
      return request;
    });
    this.#player.addResponseInterceptor(async (response) => {
      const { request } = response;
      // dash.js retries by itself, and then uses the new address.
      if (isExpired(response.status)) await addresses.renew(known.get(request) ?? request.url);
      if (network !== null) await receiveResponse(network, response);
      if (isEncryptedInit(response.data)) this.#isEncrypted = true;
      await this.#holes.fill(response);
      // dash.js would throw into the page, and then report the same.
      if (isEmptyManifest(response.data)) response.data = '<none/>';
      this.#denial = denialOf(response);
      return response;
    });
  }

  #listen(): void {
    const { listener, signal } = this.#context;
    const player = this.#player;
    player.on(EVENTS.streamInitialised, () => {
      // dash.js still waits for the metadata after it was destroyed, and then takes those of the next video.
      if (signal.aborted) return;
      this.#tracks.capBitrate();
      this.#tracks.report();
      this.#tracks.reportAudio();
      // dash.js plays the sound alone if the browser has no decoder for the picture.
      const { videoCodecs } = this.#content;
      if (videoCodecs.length > 0 && player.getTracksFor('video').length === 0)
        listener.failed({ kind: 'unsupported', codecs: videoCodecs.join(',') });
    });
    player.on(EVENTS.qualityRendered, () => this.#tracks.report());
    player.on(EVENTS.trackRendered, () => this.#tracks.reportAudio());
    player.on(EVENTS.manifestLoaded, ({ data }) => {
      this.#manifest = data;
      this.#bases.read(data);
      this.#content = contentOf(data);
      if (hasPictures(data))
        listener.brings({
          thumbnails: async () => {
            const { readTiles } = await import('./dash-tiles.js');
            return signal.aborted ? [] : readTiles(player, data);
          },
        });
    });
    player.on(PROGRESS as typeof EVENTS.fragmentLoaded, () => (this.#arrivals += 1));
    player.on(EVENTS.fragmentLoaded, (event) => {
      this.#arrivals += 1;
      const { mediaType, type, startTime: start, duration } = event.request;
      // dash.js sets null here for no error, contrary to its types.
      const hasError = 'error' in event && Boolean(event.error);
      if (hasError || type !== 'MediaSegment' || this.#holes.isFilled(event.request)) return;
      if (mediaType === 'video')
        this.#segments = [...this.#segments, { start, end: start + duration }].slice(-REMEMBERED);
      if (mediaType !== 'video' && mediaType !== 'audio') return;
      if (!this.#hasArrived) player.updateSettings({ streaming: { retryAttempts: RETRIES } });
      this.#hasArrived = true;
      listener.arrived(mediaType);
    });
    player.on(EVENTS.error, (event) => {
      if (!('error' in event) || typeof event.error !== 'object' || isHarmless(event.error)) return;
      const request = requestOf(event.error.data);
      // dash.js goes on with another base address.
      const isGivenUp = request !== null && this.#bases.hasOther(request);
      if (request !== null) this.#bases.fail(request);
      if (isGivenUp) return;
      const address = request?.url;
      const error = {
        ...errorOf(event.error, this.#denial),
        ...(request === null ? {} : { loading: typeOfDashRequest(request.type) }),
        ...(address === undefined ? {} : { address }),
      };
      listener.failed(error.unread ? this.#unplayable(error) : error);
    });
    // dash.js reports a refusal of the DRM licence server later itself, with fewer details.
    player.on(EVENTS.licenceAnswered, ({ error }) => {
      // Without a response, dash.js retries.
      if (error?.data)
        listener.failed({ ...errorOf({ ...error, data: error.data }), ...this.#licenceRequest() });
    });
  }

  /** dash.js does not name the address of a refused licence. */
  #licenceRequest(): Pick<EngineError, 'loading' | 'address'> {
    const [address, ...others] = new Set(this.#source.drm?.systems.map(({ licenceUrl }) => licenceUrl));
    return {
      loading: 'licence',
      ...(address === undefined || others.length > 0 ? {} : { address }),
    };
  }

  /** Why there is nothing to play in a manifest that could be read. */
  #unplayable(error: EngineError): EngineError {
    const { codecs, isProtected } = this.#content;
    if (isProtected && this.#source.drm === null) return { kind: 'drm', drm: 'missing', cause: error.cause };
    if (codecs.length === 0) return error;
    return { kind: 'unsupported', codecs: codecs.join(','), cause: error.cause };
  }

  #leave(): void {
    const { src } = this.#context.media;
    this.#player.destroy();
    // dash.js revokes the object URL of its media source when it opens. If the video is left earlier, the URL would
    // leak.
    if (src.startsWith('blob:')) URL.revokeObjectURL(src);
  }
}
