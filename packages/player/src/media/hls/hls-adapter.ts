import type Hls from 'hls.js';
import type { ErrorData, ErrorTypes, Events, Level, MediaPlaylist } from 'hls.js';
import { OUTSIDE_REGION, REGION_HEADER } from '@footlight/domain';
import type { DrmFault } from '../../store/player-error.js';
import type { AudioTrackChoice, QualityChoice } from '../../store/player-state.js';
import { accessFault, licenceFault } from '../drm/drm-fault.js';
import { hlsDrmConfig } from '../drm/drm.js';
import { HeightCap, cappedBy } from './hls-height-cap.js';
import { describesPicture, followHlsText } from './hls-text.js';
import { createHlsHoles } from './hls-holes.js';
import { renewing } from './hls-renewal.js';
import { LEAP_SECONDS } from '../faults/watch-decoder.js';
import { keepPosition } from '../engine/keep-position.js';
import { keepPlaying } from '../engine/keep-playing.js';
import { PRELOAD_SECONDS, supply } from '../engine/buffer-limits.js';
import type { EngineAdapter, EngineContext, EngineFailure, EngineSource } from '../engine/engine.js';
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

const isOutsideRegion = (details: unknown): boolean =>
  details instanceof XMLHttpRequest && details.getResponseHeader(REGION_HEADER) === OUTSIDE_REGION;

/** hls.js requests the licence as binary data. */
const drmFaultOf = ({ details, networkDetails, response, error }: ErrorData): DrmFault => {
  const isAccess: boolean = (details as string) === 'keySystemNoAccess';
  return isAccess
    ? accessFault(error)
    : licenceFault(
        response?.code,
        networkDetails instanceof XMLHttpRequest ? networkDetails.response : undefined,
      );
};

/** @param codecs of all renditions */
const failureOf = (data: ErrorData, codecs: string): EngineFailure => {
  const status = data.response?.code;
  const kinds: Record<string, EngineFailure['kind']> = {
    networkError: 'network',
    mediaError: 'media',
    muxError: 'media',
    keySystemError: 'drm',
  };
  const details: string = data.details;
  // Unsupported codecs are reported for the playlist, or for the first source buffer.
  const isCodec = details === 'manifestIncompatibleCodecsError' || details === 'bufferAddCodecError';
  return {
    kind: isCodec ? 'unsupported' : (kinds[data.type] ?? 'media'),
    ...(isCodec ? { codecs: data.mimeType ?? codecs } : {}),
    ...(status === undefined || status === 0 ? {} : { status }),
    ...(isOutsideRegion(data.networkDetails) ? { outsideRegion: true } : {}),
    ...(kinds[data.type] === 'drm' ? { drm: drmFaultOf(data) } : {}),
    cause: data.error,
  };
};

/** Binds hls.js to a media element and maps its events to the player's types. */
export const createHlsAdapter = (
  { default: HlsPlayer, Events: HlsEvents, ErrorTypes: HlsErrorTypes }: HlsModule,
  source: EngineSource,
  { media, listener, signal, addresses }: EngineContext,
  beginning: Beginning | null = null,
): EngineAdapter => {
  const cap = new HeightCap(source.maxHeight);
  const loader = renewing(HlsPlayer.DefaultConfig.loader, addresses);
  const { least, most, bytes } = supply();
  const ahead = { maxBufferLength: least, maxMaxBufferLength: most, maxBufferSize: bytes };
  const isMetadataOnly = source.metadataOnly && media.paused;
  const hls = new HlsPlayer({
    startPosition: source.startAt ?? -1,
    loader,
    backBufferLength: 30,
    capLevelToPlayerSize: true,
    ...cappedBy(HlsPlayer.DefaultConfig.capLevelController, cap),
    // By default hls.js would report a missing segment only after half a minute.
    fragLoadPolicy: {
      default: {
        ...HlsPlayer.DefaultConfig.fragLoadPolicy.default,
        errorRetry: { maxNumRetry: 2, retryDelayMs: 500, maxRetryDelayMs: 2000 },
      },
    },
    // A failed start must be reported within 3 s; the player retries it, because it knows whether it plays (PLAY-10).
    manifestLoadPolicy: {
      default: { ...HlsPlayer.DefaultConfig.manifestLoadPolicy.default, errorRetry: null },
    },
    playlistLoadPolicy: {
      default: {
        ...HlsPlayer.DefaultConfig.playlistLoadPolicy.default,
        errorRetry: { maxNumRetry: 1, retryDelayMs: 400, maxRetryDelayMs: 400 },
      },
    },
    // Without it, `seekable` of a live stream starts at 0 instead of at the window's start.
    liveDurationInfinity: true,
    renderTextTracksNatively: false,
    ...(isMetadataOnly ? { maxBufferLength: PRELOAD_SECONDS, maxMaxBufferLength: PRELOAD_SECONDS } : ahead),
    ...(source.drm === null ? {} : hlsDrmConfig(source.drm)),
    ...(source.preferredAudioLanguage === null
      ? {}
      : { audioPreference: { lang: source.preferredAudioLanguage } }),
    ...(beginning === null ? {} : configOfBeginning(loader, beginning)),
  });
  const fetchAhead = (): void => void Object.assign(hls.config, ahead);
  if (isMetadataOnly) media.addEventListener('play', fetchAhead, { signal, once: true });
  let manifestSeen = false;
  const place = keepPosition(media, signal, source.startAt ?? 0);
  // By itself hls.js would continue from the position before an unfinished seek, or from the start.
  const goOn = (at = place()): void => hls.startLoad(at > 0 ? at : -1);

  const qualities = () => hls.levels.map(qualityOf);
  const report = () => {
    const all = qualities();
    listener.tracks({
      qualities: all,
      selectedQuality: hls.autoLevelEnabled ? null : (all[hls.manualLevel] ?? null),
      // Data from the fast start belongs to no segment that hls.js knows.
      activeQuality: all[hls.currentLevel === -1 ? hls.startLevel : hls.currentLevel] ?? null,
    });
  };
  let requestedAudio: number | null = null;
  const reportAudio = () => {
    const selected = hls.audioTracks[hls.audioTrack];
    listener.tracks({
      audioTracks: hls.audioTracks.map(audioOf),
      selectedAudioTrack: selected === undefined ? null : audioOf(selected),
    });
  };

  let codecs = '';
  hls.on(HlsEvents.MANIFEST_LOADED, (_event, { levels }) => {
    codecs = [...new Set(levels.map(({ attrs }) => attrs.CODECS ?? ''))].filter(Boolean).join(' ');
  });
  hls.on(HlsEvents.MANIFEST_PARSED, () => {
    manifestSeen = true;
    report();
  });
  hls.on(HlsEvents.LEVELS_UPDATED, report);
  hls.on(HlsEvents.LEVEL_SWITCHED, report);
  hls.on(HlsEvents.AUDIO_TRACKS_UPDATED, () => {
    // hls.js ignores a track that it does not know yet.
    if (requestedAudio !== null && requestedAudio in hls.audioTracks) hls.audioTrack = requestedAudio;
    reportAudio();
  });
  hls.on(HlsEvents.AUDIO_TRACK_SWITCHED, reportAudio);
  // The audio track of the handover is buffered already; hls.js reports it only with the first segment that it loads.
  if (hasHandover(beginning)) hls.once(HlsEvents.AUDIO_TRACK_SWITCHING, reportAudio);
  const selectTextTrack = followHlsText(hls, HlsEvents, listener);
  const holes = createHlsHoles(hls);
  hls.on(HlsEvents.FRAG_BUFFERED, (_event, { frag }) => {
    holes.arrived(frag);
    listener.recovered();
  });
  hls.on(HlsEvents.ERROR, (_event, data) => {
    if (!holes.pass(data)) {
      if (data.fatal) listener.failed(failureOf(data, codecs));
      return;
    }
    if (data.type === HlsErrorTypes.MEDIA_ERROR) {
      keepPlaying(media, signal);
      hls.recoverMediaError();
    }
    goOn();
  });

  const adapter: EngineAdapter = {
    name: 'hls',
    liveWindow() {
      const details = hls.latestLevelDetails;
      if (details === null || !details.live) return null;
      return {
        start: details.fragmentStart,
        end: details.edge,
        target: hls.liveSyncPosition ?? details.edge,
      };
    },
    clockOrigin() {
      const dated = hls.latestLevelDetails?.fragments.find(({ programDateTime }) => programDateTime !== null);
      const date = dated?.programDateTime ?? null;
      return dated === undefined || date === null ? null : date / 1000 - dated.start;
    },
    selectQuality(id) {
      hls.nextLevel = id === null ? -1 : Number(id);
      report();
    },
    limitHeight(height) {
      cap.limit(height);
    },
    selectAudioTrack(id) {
      // The new track needs its own segment, which the reduced buffer for the first frame has no room for.
      fetchAhead();
      requestedAudio = Number(id);
      hls.audioTrack = requestedAudio;
      // After the end, hls.js loads no segment that would confirm the track until playback starts again.
      if (media.ended) reportAudio();
    },
    selectTextTrack,
    statistics() {
      // Media from the fast start has no level in hls.js yet; the level that is loading continues it.
      const level = hls.levels[hls.currentLevel] ?? hls.levels[hls.loadLevel];
      const connection = hls.bandwidthEstimate;
      return {
        connection: Number.isFinite(connection) ? connection : undefined,
        codecs: level?.attrs.CODECS ?? level?.codecs,
      };
    },
    recover({ kind, undecoded }, attempt) {
      keepPlaying(media, signal);
      if (kind === 'media') {
        // If an error repeats after a recovery, the manifest may name the wrong audio codec.
        if (attempt > 1 && !undecoded) hls.swapAudioCodec();
        const step = attempt > 1 && undecoded ? LEAP_SECONDS : 0;
        const at = place() + step;
        hls.recoverMediaError();
        goOn(at);
        // If decoding failed twice, the undecodable section is skipped.
        if (step > 0)
          media.addEventListener('loadedmetadata', () => (media.currentTime = at), { signal, once: true });
      } else if (manifestSeen) goOn();
      else hls.loadSource(source.url);
    },
  };
  signal.addEventListener('abort', () => hls.destroy(), { once: true });
  if (hasHandover(beginning)) {
    takeOver(hls, HlsEvents, media, beginning);
    // The first report comes before the level of the handover is selected.
    hls.once(HlsEvents.MANIFEST_PARSED, report);
  } else hls.attachMedia(media);
  hls.loadSource(source.url);
  return adapter;
};
