import type { MediaEngine } from '../../store/player-events.js';
import type Hls from 'hls.js';
import type { ErrorData, Fragment } from 'hls.js';
import { allowRetries, configOf, UNDECLARED_SECONDS } from './hls-config.js';
import { errorOf, lacksKeySystem } from './hls-error.js';
import { HeightCap, cappedBy } from './levels/hls-height-cap.js';
import { followHlsText } from './hls-text.js';
import type { HlsHoles } from './hls-holes.js';
import { needsKeySystem } from './hls-keys.js';
import type { HlsModule } from './hls-module.js';
import type { HlsProtection } from './hls-protection.js';
import { renewing } from './hls-renewal.js';
import { segmentOf } from './hls-segment.js';
import { HlsTracks } from './hls-tracks.js';
import { SegmentHeads } from './segment-heads.js';
import { isChannelList } from './is-channel-list.js';
import { lookAhead } from '../errors/look-ahead.js';
import { keepPosition } from '../engine/keep-position.js';
import { keepPlaying } from '../engine/keep-playing.js';
import { managesMediaSource } from '../engine/capabilities.js';
import { PRELOAD_SECONDS, supply } from '../engine/buffer-limits.js';
import { automaticHeight } from '../engine/data-saver.js';
import type { EngineAdapter, EngineContext, EngineRecovery, EngineSource } from '../engine/engine.js';
import { createCachedLoader } from '../fast-start/cached-loader.js';
import type { LoaderClass } from './loader-class.js';
import type { HlsRequests } from '../network/network.js';
import type { Beginning } from '../fast-start/handover.js';
import { configOfBeginning, hasHandover, takeOver } from '../fast-start/take-over.js';

/** Seconds by which a position may differ from the edge of a segment. */
const EDGE_SECONDS = 0.1;

/** Tags of multivariant playlists that bring something besides media. */
const BRINGING = /^#EXT-X-(?:SESSION-DATA|IMAGE-STREAM-INF|I-FRAME-STREAM-INF):/mu;

/** The loader that sends requests as the page wants them. */
const senderOf = (
  Base: LoaderClass,
  { network }: EngineContext,
  protection: HlsProtection | null,
  segmentOfRequest: HlsRequests['segmentOf'],
): LoaderClass => {
  const about = { systemOf: (url: string) => protection?.systemOf(url) ?? null, segmentOf: segmentOfRequest };
  const sending = network?.hlsLoader(Base, about) ?? Base;
  return protection?.loaderOf(sending) ?? sending;
};

/** Binds hls.js to a media element and maps its events to the player's types. */
export class HlsAdapter implements EngineAdapter {
  readonly name = 'hls';
  readonly selectTextTrack: EngineAdapter['selectTextTrack'];
  readonly #source: EngineSource;
  readonly #context: EngineContext;
  /** Aborts when another adapter takes the place of this one. */
  readonly #place = new AbortController();
  readonly #hls: Hls;
  readonly #tracks: HlsTracks;
  readonly #heads = new SegmentHeads();
  /** Its code is loaded with the first error. */
  #holes: Promise<HlsHoles> | null = null;
  /** Null for the build of hls.js that unpacks all codecs. */
  readonly #unpack: (() => void) | null;
  readonly #cap: HeightCap;
  /** Loads as far ahead as usual, if only the first frame was loaded. */
  readonly #fetchAhead: () => void;
  /** The position to continue from, in seconds. */
  readonly #position: () => number;
  /** Whether a list of channels has arrived in place of the stream. */
  #isList = false;
  /** Bytes of segments that have arrived completely. */
  #loaded = 0;

  /**
   * @param protection null for an unprotected stream
   * @param before the adapter that this one replaces
   */
  constructor(
    module: HlsModule,
    source: EngineSource,
    context: EngineContext,
    protection: HlsProtection | null = null,
    beginning: Beginning | null = null,
    before: HlsAdapter | null = null,
  ) {
    const { default: HlsPlayer, Events: HlsEvents } = module;
    const { media, listener, addresses } = context;
    // hls.js changes it.
    const mayAirPlay = !media.disableRemotePlayback;
    const signal = AbortSignal.any([context.signal, this.#place.signal]);
    this.#source = source;
    this.#context = { ...context, signal };
    this.#cap = before === null ? new HeightCap(automaticHeight(source.maxHeight)) : before.#cap;
    const { least, most, bytes } = supply();
    const usual = { maxBufferLength: least, maxMaxBufferLength: most, maxBufferSize: bytes };
    const isMetadataOnly = source.metadataOnly && media.paused;
    const { DefaultConfig } = HlsPlayer;
    // All playlists pass the same rewriting, also those that the fast start has requested.
    const sending = senderOf(DefaultConfig.loader, context, protection, (request) =>
      segmentOf(request, this.#hls),
    );
    const base = beginning === null ? sending : createCachedLoader(sending, beginning.cache);
    const loader = renewing(base, addresses, (request, data, url) => {
      this.#heads.keep(request, data);
      if (typeof data !== 'string') return;
      if (BRINGING.test(data)) void this.#bring(data, url);
      if (isChannelList(data)) this.#list(data, url);
    });
    const hls = new HlsPlayer({
      ...configOf(DefaultConfig),
      startPosition: source.startAt ?? -1,
      ...(source.latency === null ? {} : { liveSyncDuration: source.latency }),
      loader,
      ...cappedBy(DefaultConfig.capLevelController, this.#cap),
      ...(isMetadataOnly ? { maxBufferLength: PRELOAD_SECONDS, maxMaxBufferLength: PRELOAD_SECONDS } : usual),
      ...protection?.config,
      ...(beginning === null ? {} : configOfBeginning(beginning)),
    });
    this.#hls = hls;
    listener.created(hls);
    this.#unpack = before === null ? () => void this.#leave(context, protection) : null;
    this.#fetchAhead = () => void Object.assign(hls.config, usual);
    if (isMetadataOnly) media.addEventListener('play', this.#fetchAhead, { signal, once: true });
    this.#position = keepPosition(media, signal, source.startAt ?? 0);
    // hls.js itself limits nothing before it has observed the size of the player.
    hls.on(HlsEvents.MANIFEST_PARSED, () => this.#cap.look());
    this.#tracks = new HlsTracks(hls, HlsEvents, listener);
    hls.once(HlsEvents.MANIFEST_PARSED, (_event, { levels }) => {
      if (levels.some(({ bitrate }) => bitrate > 0)) return;
      usual.maxBufferLength = Math.min(most, UNDECLARED_SECONDS);
      if (hls.config.maxBufferLength !== PRELOAD_SECONDS) this.#fetchAhead();
    });
    if (!hasHandover(beginning)) this.#tracks.preferAudio(source.preferredAudioLanguage);
    this.selectTextTrack = followHlsText(hls, HlsEvents, listener);
    this.#listenToErrors(module);
    signal.addEventListener('abort', () => hls.destroy(), { once: true });
    if (hasHandover(beginning)) {
      allowRetries(hls.config);
      // The audio track of the handover is buffered already; hls.js reports it only with the first segment that it
      // loads.
      hls.once(HlsEvents.AUDIO_TRACK_SWITCHING, () => this.#tracks.reportAudio());
      takeOver(hls, HlsEvents, media, beginning);
      // The first report comes before the level of the handover is selected.
      hls.once(HlsEvents.MANIFEST_PARSED, () => this.#tracks.report());
    } else hls.attachMedia(media);
    hls.loadSource(source.url);
    if (source.drm === null && 'webkitShowPlaybackTargetPicker' in media && managesMediaSource())
      void this.#offerAirPlay(module, mayAirPlay);
  }

  get instance(): MediaEngine {
    return this.#hls;
  }

  described(): object | null {
    return this.#hls.latestLevelDetails;
  }

  listsTracks(): Promise<void> {
    return this.#tracks.listed;
  }

  liveWindow(): ReturnType<EngineAdapter['liveWindow']> {
    const details = this.#hls.latestLevelDetails;
    if (details === null || !details.live) return null;
    return {
      start: details.fragmentStart,
      end: details.edge,
      target: this.#hls.liveSyncPosition ?? details.edge,
    };
  }

  latency(): ReturnType<NonNullable<EngineAdapter['latency']>> {
    const { latestLevelDetails: details, latency, targetLatency, config } = this.#hls;
    if (details === null || !details.live || targetLatency === null) return null;
    const { partHoldBack, holdBack, targetduration } = details;
    return {
      current: latency,
      target: targetLatency,
      own: partHoldBack || holdBack || targetduration * config.liveSyncDurationCount,
    };
  }

  keepLatency(seconds: number): void {
    this.#hls.targetLatency = seconds;
  }

  hasEnded(): boolean {
    return this.#hls.latestLevelDetails?.live === false;
  }

  clockOrigin(): number | null {
    const { latestLevelDetails } = this.#hls;
    const dated = latestLevelDetails?.fragments.find(({ programDateTime }) => programDateTime !== null);
    const date = dated?.programDateTime ?? null;
    return dated === undefined || date === null ? null : date / 1000 - dated.start;
  }

  selectQuality(id: string | null): void {
    this.#tracks.selectQuality(id);
  }

  limitHeight(height: number | null): void {
    this.#cap.limit(height);
  }

  selectAudioTrack(id: string): void {
    // The new track needs its own segment, which the reduced buffer for the first frame has no room for.
    this.#fetchAhead();
    this.#tracks.selectAudio(id);
    // After the end, hls.js loads no segment that would confirm the track until playback starts again.
    if (this.#context.media.ended) this.#tracks.reportAudio();
  }

  statistics(): ReturnType<NonNullable<EngineAdapter['statistics']>> {
    const { levels, currentLevel, loadLevel, bandwidthEstimate } = this.#hls;
    // Media from the fast start has no level in hls.js yet; the level that is loading continues it.
    const level = levels[currentLevel] ?? levels[loadLevel];
    return {
      connection: Number.isFinite(bandwidthEstimate) ? bandwidthEstimate : undefined,
      codecs: level?.attrs.CODECS ?? level?.codecs,
    };
  }

  arrivals(): number {
    const { main, audio } = this.#hls.inFlightFragments;
    return this.#loaded + (main?.frag?.stats.loaded ?? 0) + (audio?.frag?.stats.loaded ?? 0);
  }

  segmentAt(position: number): ReturnType<NonNullable<EngineAdapter['segmentAt']>> {
    const fragments = this.#hls.latestLevelDetails?.fragments ?? [];
    const found = fragments.find(({ start, end }) => start <= position && position < end);
    return found === undefined ? null : { start: found.start, end: found.end };
  }

  recover({ kind, attempt, from }: EngineRecovery): void {
    const { media, signal } = this.#context;
    keepPlaying(media, signal);
    if (kind === 'media') {
      // If an error repeats after a recovery, the manifest may name the wrong audio codec.
      if (attempt > 1 && from === null) this.#hls.swapAudioCodec();
      const at = from ?? this.#position();
      this.#hls.recoverMediaError();
      this.#goOn(at);
      if (from !== null) this.#seek(at);
    } else if (this.#tracks.hasManifest) this.#goOn(from ?? undefined);
    else this.#hls.loadSource(this.#source.url);
  }

  /** What hls.js says of a list that is none of its own is not of interest. */
  #list(text: string, url: string): void {
    if (this.#isList) return;
    this.#isList = true;
    this.#context.listener.listed(text, url);
  }

  /** Reads what a multivariant playlist brings; what cannot be read is left out. */
  async #bring(playlist: string, url: string): Promise<void> {
    try {
      const { hlsAnnotations } = await import('./annotations/hls-annotations.js');
      this.#context.listener.brings(
        hlsAnnotations(playlist, url, this.#context, async (signal) => {
          const { openFrames } = await import('./annotations/hls-frames.js');
          return openFrames(url, this.#context, signal);
        }),
      );
    } catch {
      // The stream plays without it.
    }
  }

  /** Without its code there is no AirPlay. */
  async #offerAirPlay({ Events: names }: HlsModule, isAllowed: boolean): Promise<void> {
    const { media, signal, addresses } = this.#context;
    const airPlay = await import('./hls-airplay.js').catch(() => null);
    if (signal.aborted) return;
    const address = (): string => addresses.current(this.#source.url);
    airPlay?.offerAirPlay(this.#hls, names, { media, address, isAllowed, signal });
  }

  /** Leaves the stream to the build of hls.js that has more codecs. @param context of both */
  async #leave(context: EngineContext, protection: HlsProtection | null): Promise<void> {
    const { media, signal, listener } = this.#context;
    try {
      const module: HlsModule = await import('hls.js/dist/hls.mjs');
      if (signal.aborted) return;
      const startAt = this.#position() || this.#source.startAt;
      const { paused } = media;
      this.#place.abort();
      listener.replaced(
        new HlsAdapter(module, { ...this.#source, startAt }, context, protection, null, this),
      );
      // Detaching pauses, in some browsers with an event, as if the viewer had paused.
      if (!paused)
        media.addEventListener('loadedmetadata', () => void media.play().catch(() => undefined), {
          signal: context.signal,
          once: true,
        });
    } catch (cause) {
      listener.failed({ kind: 'network', cause });
    }
  }

  /** By itself hls.js would continue from the position before an unfinished seek, or from the start. */
  #goOn(at = this.#position()): void {
    this.#startLoad(at > 0 ? at : -1);
  }

  /** hls.js keeps sound that waited for the clock of the picture, and would then wait for it for ever. */
  #startLoad(at: number): void {
    const sound: unknown = Reflect.get(this.#hls, 'audioStreamController');
    const reset: unknown =
      typeof sound === 'object' && sound !== null ? Reflect.get(sound, 'resetLoadingState') : null;
    if (typeof reset === 'function') Reflect.apply(reset, sound, []);
    this.#hls.startLoad(at);
  }

  #seek(at: number): void {
    const { media, signal } = this.#context;
    const seek = (): void => void (media.currentTime = at);
    if (media.readyState > 0 && media.error === null) seek();
    else media.addEventListener('loadedmetadata', seek, { signal, once: true });
  }

  /**
   * Continues behind a segment that does not exist, if it is the one to be played now.
   * @returns whether it is
   */
  #goBehind(frag: Fragment): boolean {
    const { media } = this.#context;
    const at = this.#position();
    const isHere = frag.start - EDGE_SECONDS <= at && at < frag.end;
    if (!isHere || lookAhead(media.buffered, at).seconds > EDGE_SECONDS) return false;
    const fragments = this.#hls.latestLevelDetails?.fragments ?? [];
    const next = fragments.find(({ end, gap }) => end > frag.end && gap !== true);
    if (next === undefined) return false;
    const to = Math.max(next.start, frag.end);
    this.#startLoad(to);
    this.#seek(to);
    return true;
  }

  #listenToErrors({ Events: HlsEvents, ErrorTypes: HlsErrorTypes }: HlsModule): void {
    const hls = this.#hls;
    const { media, listener, signal } = this.#context;
    hls.on(HlsEvents.LEVEL_LOADED, (_event, { details }) => {
      // Segments without a duration are never played.
      if (!details.live && details.totalduration <= 0)
        listener.failed({ kind: 'unsupported', unread: true, address: details.url });
      if (this.#source.drm === null && needsKeySystem(details))
        listener.failed({ kind: 'drm', drm: 'unsupported' });
    });
    hls.on(HlsEvents.FRAG_LOADED, (_event, { frag }) => (this.#loaded += frag.stats.loaded));
    hls.on(HlsEvents.FRAG_BUFFERED, (_event, { frag }) => {
      allowRetries(hls.config);
      this.#arrived(frag);
    });
    const onError = async (data: ErrorData): Promise<void> => {
      if (this.#isList) return;
      const { frag } = data;
      const isGap = (data.details as string) === 'fragGap';
      const judged = isGap ? 'skipped' : await this.#judge(data);
      if (signal.aborted) return;
      const isFinal = data.fatal || lacksKeySystem(data.details);
      if (judged === 'none' && isFinal) listener.failed(errorOf(data, this.#tracks.codecs));
      if (judged !== 'skipped' || frag === undefined) return;
      if (data.type === HlsErrorTypes.MEDIA_ERROR && !isGap) {
        keepPlaying(media, signal);
        hls.recoverMediaError();
      }
      // After an error that is not fatal, hls.js goes on itself, and what arrives is not interrupted.
      if (!this.#goBehind(frag) && !isGap && data.fatal) this.#goOn();
    };
    hls.on(HlsEvents.ERROR, (_event, data) => void onError(data));
  }

  async #judge(data: ErrorData): ReturnType<HlsHoles['judge']> {
    const { listener } = this.#context;
    this.#holes ??= import('./hls-holes.js').then(({ createHlsHoles }) =>
      createHlsHoles(
        this.#hls,
        listener,
        this.#heads,
        (failed) => errorOf(failed, this.#tracks.codecs),
        this.#unpack,
      ),
    );
    const holes = await this.#holes.catch(() => null);
    if (holes !== null) return holes.judge(data);
    this.#holes = null;
    return 'none';
  }

  #arrived({ type, url, elementaryStreams: { audio, video, audiovideo } }: Fragment): void {
    const isSilent = audio === null && audiovideo === null;
    // hls.js also reports segments in which it found nothing.
    if (isSilent && video === null) return;
    // A film whose sound is left out plays without it, and without an error.
    if (isSilent && this.#unpack !== null && this.#hls.allAudioTracks.length === 0)
      void this.#heads.hasSoundLeftOut(url).then((isLeftOut) => (isLeftOut ? this.#unpack?.() : undefined));
    this.#heads.end();
    this.#context.listener.arrived(type);
  }
}
