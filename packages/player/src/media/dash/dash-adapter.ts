import type { MediaEngine } from '../../store/player-events.js';
import type { MediaPlayer, MediaPlayerClass, Representation } from 'dashjs';
import type { QualityChoice } from '../../store/player-state.js';
import { audioChoices, audioIdOf } from './dash-audio.js';
import { errorOf, denialOf, isHarmless, type Denial } from './dash-error.js';
import { createBaseAddresses, type BaseAddresses } from './base-addresses.js';
import { createDashHoles, type DashHoles, type DashRequest } from './dash-holes.js';
import { NO_CONTENT, contentOf, isEmptyManifest, isPlayable, type ManifestContent } from './manifest.js';
import { interceptLicences, prepareRequest, receiveResponse, typeOfDashRequest } from './dash-network.js';
import { DASH_TEXT, followDashText } from './dash-text.js';
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
import { PRELOAD_SECONDS, supply } from '../engine/buffer-limits.js';

interface DashModule {
  readonly MediaPlayer: typeof MediaPlayer;
}

/** A manifest may leave out the size, which is NaN then. */
const qualityOf = ({ id, width, height, bandwidth }: Representation): QualityChoice => ({
  id,
  width: width || 0,
  height: height || 0,
  bandwidth,
});

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

/**
 * How often dash.js itself repeats a request, by its type, once something can be played. Before, each attempt would delay
 * the report of a failed start (PLAY-10).
 */
const RETRIES = { InitializationSegment: 3, IndexSegment: 3, MediaSegment: 3 } as const;
const START_RETRIES = { MPD: 0, InitializationSegment: 0, IndexSegment: 0, MediaSegment: 0 } as const;

const configure = (player: MediaPlayerClass, preferredAudioLanguage: string | null) => {
  const { most } = supply();
  const seconds = {
    bufferTimeDefault: Math.min(18, most),
    bufferTimeAtTopQuality: Math.min(30, most),
    bufferTimeAtTopQualityLongForm: most,
  };
  // Without a clock of its own a live stream is timed by the response of its manifest, never by a server of others.
  player.clearDefaultUTCTimingSources();
  player.registerCustomCapabilitiesFilter(isPlayable);
  player.updateSettings({
    debug: { logLevel: 0 },
    // Media that cannot be decoded is not passed to the decoder five more times.
    errors: { recoverAttempts: { mediaErrorDecode: 0 } },
    streaming: {
      abr: { limitBitrateByPortal: true, usePixelRatioInLimitBitrateByPortal: true },
      buffer: { fastSwitchEnabled: true, ...seconds },
      text: DASH_TEXT,
      fragmentRequestProgressTimeout: STOPPED_AFTER_MS,
      // The player retries a failed start itself, because it knows whether it plays.
      retryAttempts: START_RETRIES,
      // The player stores the viewer's choices itself, if the page allows it.
      lastMediaSettingsCachingInfo: { enabled: false },
    },
  });
  if (preferredAudioLanguage !== null)
    // dash.js matches only tags that are more specific: `en` matches `en-GB`, but not the other way round.
    player.setInitialMediaSettingsFor('audio', { lang: preferredAudioLanguage.replace(/-.*$/u, '') });
};

/** Loads only the data of the first frame until playback starts. */
const spare = (player: MediaPlayerClass, media: HTMLMediaElement, signal: AbortSignal): void => {
  const usual = { ...player.getSettings().streaming?.buffer };
  const reduced = {
    bufferTimeDefault: PRELOAD_SECONDS,
    bufferTimeAtTopQuality: PRELOAD_SECONDS,
    bufferTimeAtTopQualityLongForm: PRELOAD_SECONDS,
  };
  player.updateSettings({ streaming: { buffer: reduced } });
  const goOn = (): void => player.updateSettings({ streaming: { buffer: usual } });
  media.addEventListener('play', goOn, { signal, once: true });
};

/** A request from which no more bytes arrive for this long is repeated. */
const STOPPED_AFTER_MS = 12_000;

type ReportProgress = (event: Partial<ProgressEvent>) => void;

/**
 * dash.js would repeat a request that takes long, even if its bytes arrive (PLAY-20). It sets what is called for each of
 * them after this.
 */
const withoutLimitOnceArriving = (data: object): void => {
  let report: ReportProgress = () => undefined;
  const onProgress: ReportProgress = (event) => {
    if (event.target instanceof XMLHttpRequest) event.target.timeout = 0;
    report(event);
  };
  Object.defineProperty(data, 'onprogress', {
    get: () => onProgress,
    set(next: ReportProgress) {
      report = next;
    },
  });
};

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
  /** The position to continue from, in seconds. */
  readonly #position: () => number;
  #fixedQuality: string | null = null;
  #limit: number | null = null;
  #active: Representation | null = null;
  /** Of the last response. */
  #denial: Denial = {};
  readonly #bases: BaseAddresses;
  readonly #holes: DashHoles;
  #arrivals = 0;
  /** Whether a segment can be played. */
  #hasArrived = false;
  #isEncrypted = false;
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
    this.#bases = createBaseAddresses(player);
    this.#holes = createDashHoles(listener, {
      hasOther: (request) => this.#bases.hasOther(request),
      retries: () => (this.#hasArrived ? RETRIES.MediaSegment : START_RETRIES.MediaSegment),
    });
    player.initialize();
    listener.created(player);
    configure(player, source.preferredAudioLanguage);
    if (source.metadataOnly && media.paused) spare(player, media, signal);
    this.#intercept();
    this.#position = keepPosition(media, signal, source.startAt ?? 0);
    this.selectTextTrack = followDashText(player, media, listener, signal);
    this.#listen();
    signal.addEventListener('abort', () => this.#leave(), { once: true });
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

  liveWindow(): ReturnType<EngineAdapter['liveWindow']> {
    if (!this.#player.isReady() || !this.#player.isDynamic()) return null;
    const { start, end } = this.#player.getDvrWindow();
    return { start, end, target: Math.max(start, end - this.#player.getTargetLiveDelay()) };
  }

  hasEnded(): boolean {
    return this.#player.isReady() && !this.#player.isDynamic();
  }

  clockOrigin(): number | null {
    const player = this.#player;
    return player.isReady() && player.isDynamic() ? player.timeAsUTC() - player.time() : null;
  }

  selectQuality(id: string | null): void {
    this.#fixedQuality = id;
    // The viewer's choice overrides the limit by the size of the player.
    this.#player.updateSettings({
      streaming: {
        abr: { autoSwitchBitrate: { video: id === null }, limitBitrateByPortal: id === null },
      },
    });
    if (id !== null) this.#player.setRepresentationForTypeById('video', id, true);
    this.#report();
  }

  limitHeight(height: number | null): void {
    if (height === this.#limit) return;
    this.#limit = height;
    if (this.#player.isReady()) this.#capBitrate();
  }

  selectAudioTrack(id: string): void {
    const track = this.#player.getTracksFor('audio').find((candidate) => audioIdOf(candidate) === id);
    if (track !== undefined) this.#player.setCurrentTrack(track);
    // While paused, dash.js reports the change only when playback continues.
    this.#reportAudio();
  }

  statistics(): ReturnType<NonNullable<EngineAdapter['statistics']>> {
    const kilobits = this.#player.getAverageThroughput('video');
    return {
      connection: kilobits > 0 ? kilobits * 1000 : undefined,
      // dash.js throws if it is asked before the stream is open.
      codecs: this.#active?.codecs ?? undefined,
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
      this.#capBitrate();
      this.#report();
      this.#reportAudio();
      // dash.js plays the sound alone if the browser has no decoder for the picture.
      const { videoCodecs } = this.#content;
      if (videoCodecs.length > 0 && player.getTracksFor('video').length === 0)
        listener.failed({ kind: 'unsupported', codecs: videoCodecs.join(',') });
    });
    player.on(EVENTS.qualityRendered, () => this.#report());
    player.on(EVENTS.trackRendered, () => this.#reportAudio());
    player.on(EVENTS.manifestLoaded, ({ data }) => {
      this.#bases.read(data);
      this.#content = contentOf(data);
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

  /** Pixels; higher renditions are not selected. */
  get #tallest(): number {
    return Math.min(
      this.#source.maxHeight ?? Number.POSITIVE_INFINITY,
      this.#limit ?? Number.POSITIVE_INFINITY,
    );
  }

  #representations(): Representation[] {
    return this.#player
      .getRepresentationsByTypeUnfiltered('video')
      .filter(({ height }) => !(height > this.#tallest));
  }

  #report(): void {
    const qualities = this.#representations().map(qualityOf);
    this.#active = this.#player.getCurrentRepresentationForType('video');
    this.#context.listener.tracks({
      qualities,
      selectedQuality: qualities.find(({ id }) => id === this.#fixedQuality) ?? null,
      activeQuality: this.#active === null ? null : qualityOf(this.#active),
    });
  }

  #reportAudio(): void {
    const current = this.#player.getCurrentTrackFor('audio');
    const audioTracks = audioChoices(this.#player.getTracksFor('audio'));
    const selectedAudioTrack =
      current === null ? undefined : audioTracks.find(({ id }) => id === audioIdOf(current));
    this.#context.listener.tracks({ audioTracks, selectedAudioTrack: selectedAudioTrack ?? null });
  }

  #capBitrate(): void {
    const highest = Math.max(0, ...this.#representations().map(({ bitrateInKbit }) => bitrateInKbit));
    const maxBitrate = this.#tallest < Number.POSITIVE_INFINITY && highest > 0 ? highest + 1 : -1;
    this.#player.updateSettings({ streaming: { abr: { maxBitrate: { video: maxBitrate } } } });
  }

  #leave(): void {
    const { src } = this.#context.media;
    this.#player.destroy();
    // dash.js revokes the object URL of its media source when it opens. If the video is left earlier, the URL would
    // leak.
    if (src.startsWith('blob:')) URL.revokeObjectURL(src);
  }
}
