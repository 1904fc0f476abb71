import type Hls from 'hls.js';
import type { ErrorTypes, Events, HlsConfig, Level, MediaPlaylist } from 'hls.js';
import type { AudioTrackChoice, QualityChoice } from '../../store/player-state.js';
import { errorOf } from './hls-error.js';
import { hlsDrmConfig } from '../drm/drm.js';
import { HeightCap, cappedBy } from './hls-height-cap.js';
import { describesPicture, followHlsText } from './hls-text.js';
import { createHlsHoles } from './hls-holes.js';
import { renewing } from './hls-renewal.js';
import { LEAP_SECONDS } from '../errors/watch-decoder.js';
import { keepPosition } from '../engine/keep-position.js';
import { keepPlaying } from '../engine/keep-playing.js';
import { PRELOAD_SECONDS, supply } from '../engine/buffer-limits.js';
import type { EngineAdapter, EngineContext, EngineError, EngineSource } from '../engine/engine.js';
import type { Beginning } from '../fast-start/handover.js';
import { configOfBeginning, hasHandover, takeOver } from '../fast-start/take-over.js';

export interface HlsModule {
  readonly default: typeof Hls;
  readonly Events: typeof Events;
  readonly ErrorTypes: typeof ErrorTypes;
}

const qualityOf = (level: Level, index: number): QualityChoice => ({
  id: String(index),
  width: level.width,
  height: level.height,
  bandwidth: level.bitrate,
});

const trackOf = (track: MediaPlaylist) => ({
  id: String(track.id),
  language: track.lang ?? '',
  label: track.name,
});

const audioOf = (track: MediaPlaylist): AudioTrackChoice => ({
  ...trackOf(track),
  ...(describesPicture(track) ? { role: 'description' } : {}),
});

/** What is the same for every source. */
const configOf = ({ fragLoadPolicy, manifestLoadPolicy, playlistLoadPolicy }: HlsConfig) =>
  ({
    backBufferLength: 30,
    capLevelToPlayerSize: true,
    // By default hls.js would report a missing segment only after half a minute.
    fragLoadPolicy: {
      default: {
        ...fragLoadPolicy.default,
        errorRetry: { maxNumRetry: 2, retryDelayMs: 500, maxRetryDelayMs: 2000 },
      },
    },
    // A failed start must be reported within 3 s; the player retries it, because it knows whether it plays (PLAY-10).
    manifestLoadPolicy: { default: { ...manifestLoadPolicy.default, errorRetry: null } },
    playlistLoadPolicy: {
      default: {
        ...playlistLoadPolicy.default,
        errorRetry: { maxNumRetry: 1, retryDelayMs: 400, maxRetryDelayMs: 400 },
      },
    },
    // Without it, `seekable` of a live stream starts at 0 instead of at the window's start.
    liveDurationInfinity: true,
    renderTextTracksNatively: false,
  }) satisfies Partial<HlsConfig>;

/** Binds hls.js to a media element and maps its events to the player's types. */
export class HlsAdapter implements EngineAdapter {
  readonly name = 'hls';
  readonly selectTextTrack: EngineAdapter['selectTextTrack'];
  readonly #source: EngineSource;
  readonly #context: EngineContext;
  readonly #hls: Hls;
  readonly #cap: HeightCap;
  /** Loads as far ahead as usual, if only the first frame was loaded. */
  readonly #fetchAhead: () => void;
  /** The position to continue from, in seconds. */
  readonly #position: () => number;
  #hasManifest = false;
  /** Codecs of all renditions. */
  #codecs = '';
  #requestedAudio: number | null = null;

  constructor(
    module: HlsModule,
    source: EngineSource,
    context: EngineContext,
    beginning: Beginning | null = null,
  ) {
    const { default: HlsPlayer, Events: HlsEvents } = module;
    const { media, listener, signal, addresses } = context;
    this.#source = source;
    this.#context = context;
    this.#cap = new HeightCap(source.maxHeight);
    const { least, most, bytes } = supply();
    const usual = { maxBufferLength: least, maxMaxBufferLength: most, maxBufferSize: bytes };
    const isMetadataOnly = source.metadataOnly && media.paused;
    const { DefaultConfig } = HlsPlayer;
    const loader = renewing(DefaultConfig.loader, addresses);
    const hls = new HlsPlayer({
      ...configOf(DefaultConfig),
      startPosition: source.startAt ?? -1,
      loader,
      ...cappedBy(DefaultConfig.capLevelController, this.#cap),
      ...(isMetadataOnly ? { maxBufferLength: PRELOAD_SECONDS, maxMaxBufferLength: PRELOAD_SECONDS } : usual),
      ...(source.drm === null ? {} : hlsDrmConfig(source.drm)),
      ...(source.preferredAudioLanguage === null
        ? {}
        : { audioPreference: { lang: source.preferredAudioLanguage } }),
      ...(beginning === null ? {} : configOfBeginning(loader, beginning)),
    });
    this.#hls = hls;
    this.#fetchAhead = () => void Object.assign(hls.config, usual);
    if (isMetadataOnly) media.addEventListener('play', this.#fetchAhead, { signal, once: true });
    this.#position = keepPosition(media, signal, source.startAt ?? 0);
    this.#listenToTracks(HlsEvents);
    this.selectTextTrack = followHlsText(hls, HlsEvents, listener);
    this.#listenToErrors(module);
    signal.addEventListener('abort', () => hls.destroy(), { once: true });
    if (hasHandover(beginning)) {
      // The audio track of the handover is buffered already; hls.js reports it only with the first segment that it
      // loads.
      hls.once(HlsEvents.AUDIO_TRACK_SWITCHING, () => this.#reportAudio());
      takeOver(hls, HlsEvents, media, beginning);
      // The first report comes before the level of the handover is selected.
      hls.once(HlsEvents.MANIFEST_PARSED, () => this.#report());
    } else hls.attachMedia(media);
    hls.loadSource(source.url);
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

  clockOrigin(): number | null {
    const { latestLevelDetails } = this.#hls;
    const dated = latestLevelDetails?.fragments.find(({ programDateTime }) => programDateTime !== null);
    const date = dated?.programDateTime ?? null;
    return dated === undefined || date === null ? null : date / 1000 - dated.start;
  }

  selectQuality(id: string | null): void {
    this.#hls.nextLevel = id === null ? -1 : Number(id);
    this.#report();
  }

  limitHeight(height: number | null): void {
    this.#cap.limit(height);
  }

  selectAudioTrack(id: string): void {
    // The new track needs its own segment, which the reduced buffer for the first frame has no room for.
    this.#fetchAhead();
    this.#requestedAudio = Number(id);
    this.#hls.audioTrack = this.#requestedAudio;
    // After the end, hls.js loads no segment that would confirm the track until playback starts again.
    if (this.#context.media.ended) this.#reportAudio();
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

  recover({ kind, undecoded }: EngineError, attempt: number): void {
    const { media, signal } = this.#context;
    keepPlaying(media, signal);
    if (kind === 'media') {
      // If an error repeats after a recovery, the manifest may name the wrong audio codec.
      if (attempt > 1 && !undecoded) this.#hls.swapAudioCodec();
      const step = attempt > 1 && undecoded ? LEAP_SECONDS : 0;
      const at = this.#position() + step;
      this.#hls.recoverMediaError();
      this.#goOn(at);
      // If decoding failed twice, the undecodable section is skipped.
      if (step > 0)
        media.addEventListener('loadedmetadata', () => (media.currentTime = at), { signal, once: true });
    } else if (this.#hasManifest) this.#goOn();
    else this.#hls.loadSource(this.#source.url);
  }

  /** By itself hls.js would continue from the position before an unfinished seek, or from the start. */
  #goOn(at = this.#position()): void {
    this.#hls.startLoad(at > 0 ? at : -1);
  }

  #listenToTracks(HlsEvents: typeof Events): void {
    const hls = this.#hls;
    hls.on(HlsEvents.MANIFEST_LOADED, (_event, { levels }) => {
      this.#codecs = [...new Set(levels.map(({ attrs }) => attrs.CODECS ?? ''))].filter(Boolean).join(' ');
    });
    hls.on(HlsEvents.MANIFEST_PARSED, () => {
      this.#hasManifest = true;
      this.#report();
    });
    hls.on(HlsEvents.LEVELS_UPDATED, () => this.#report());
    hls.on(HlsEvents.LEVEL_SWITCHED, () => this.#report());
    hls.on(HlsEvents.AUDIO_TRACKS_UPDATED, () => {
      // hls.js ignores a track that it does not know yet.
      if (this.#requestedAudio !== null && this.#requestedAudio in hls.audioTracks)
        hls.audioTrack = this.#requestedAudio;
      this.#reportAudio();
    });
    hls.on(HlsEvents.AUDIO_TRACK_SWITCHED, () => this.#reportAudio());
  }

  #listenToErrors({ Events: HlsEvents, ErrorTypes: HlsErrorTypes }: HlsModule): void {
    const hls = this.#hls;
    const { media, listener, signal } = this.#context;
    const holes = createHlsHoles(hls);
    hls.on(HlsEvents.FRAG_BUFFERED, (_event, { frag }) => {
      holes.arrived(frag);
      listener.recovered();
    });
    hls.on(HlsEvents.ERROR, (_event, data) => {
      if (!holes.pass(data)) {
        if (data.fatal) listener.failed(errorOf(data, this.#codecs));
        return;
      }
      if (data.type === HlsErrorTypes.MEDIA_ERROR) {
        keepPlaying(media, signal);
        hls.recoverMediaError();
      }
      this.#goOn();
    });
  }

  #report(): void {
    const { autoLevelEnabled, manualLevel, currentLevel, startLevel, levels } = this.#hls;
    const qualities = levels.map(qualityOf);
    this.#context.listener.tracks({
      qualities,
      selectedQuality: autoLevelEnabled ? null : (qualities[manualLevel] ?? null),
      // Data from the fast start belongs to no segment that hls.js knows.
      activeQuality: qualities[currentLevel === -1 ? startLevel : currentLevel] ?? null,
    });
  }

  #reportAudio(): void {
    const { audioTracks, audioTrack } = this.#hls;
    const selected = audioTracks[audioTrack];
    this.#context.listener.tracks({
      audioTracks: audioTracks.map(audioOf),
      selectedAudioTrack: selected === undefined ? null : audioOf(selected),
    });
  }
}
