import type Hls from 'hls.js';
import type { ErrorData, Events, Level, MediaPlaylist } from 'hls.js';
import { OUTSIDE_REGION, REGION_HEADER } from '@footlight/domain';
import type { QualityChoice } from '../store/player-state.js';
import type { Cue } from '../text/cue.js';
import { PLAIN_CUE } from '../text/cue.js';
import { hlsDrmConfig } from './drm.js';
import type { EngineAdapter, EngineContext, EngineFailure, EngineSource } from './engine.js';
import type { Beginning } from './fast-start/handover.js';
import { configOfBeginning, hasHandover, takeOver } from './fast-start/take-over.js';

export interface HlsModule {
  readonly default: typeof Hls;
  readonly Events: typeof Events;
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

const isOutsideRegion = (details: unknown): boolean =>
  details instanceof XMLHttpRequest && details.getResponseHeader(REGION_HEADER) === OUTSIDE_REGION;

const failureOf = (data: ErrorData): EngineFailure => {
  const status = data.response?.code;
  const kinds: Record<string, EngineFailure['kind']> = {
    networkError: 'network',
    mediaError: 'media',
    muxError: 'media',
    keySystemError: 'drm',
  };
  const details: string = data.details;
  return {
    kind: details === 'manifestIncompatibleCodecsError' ? 'unsupported' : (kinds[data.type] ?? 'media'),
    ...(status === undefined || status === 0 ? {} : { status }),
    ...(isOutsideRegion(data.networkDetails) ? { outsideRegion: true } : {}),
    cause: data.error,
  };
};

const cuesOf = (cues: readonly VTTCue[]): Cue[] =>
  cues.map((cue) => ({
    id: cue.id,
    start: cue.startTime,
    end: cue.endTime,
    text: cue.text,
    settings: {
      ...PLAIN_CUE,
      line: cue.line === 'auto' ? null : { value: cue.line, unit: cue.snapToLines ? 'lines' : 'percent' },
      position: cue.position === 'auto' ? null : cue.position,
      size: cue.size === 100 ? null : cue.size,
      align: cue.align,
    },
  }));

/** Binds hls.js to a media element and puts what it tells into the player's words. */
export const createHlsAdapter = (
  { default: HlsPlayer, Events: HlsEvents }: HlsModule,
  source: EngineSource,
  { media, listener, signal }: EngineContext,
  beginning: Beginning | null = null,
): EngineAdapter => {
  const hls = new HlsPlayer({
    startPosition: source.startAt ?? -1,
    backBufferLength: 30,
    capLevelToPlayerSize: true,
    // Without it `seekable` of a live stream begins at 0 and not at the window's start.
    liveDurationInfinity: true,
    renderTextTracksNatively: false,
    ...(source.drm === null ? {} : hlsDrmConfig(source.drm)),
    ...(source.preferredAudioLanguage === null
      ? {}
      : { audioPreference: { lang: source.preferredAudioLanguage } }),
    ...(beginning === null ? {} : configOfBeginning(HlsPlayer.DefaultConfig, beginning)),
  });
  let manifestSeen = false;

  const qualities = () => hls.levels.map(qualityOf);
  const report = () => {
    const all = qualities();
    listener.tracks({
      qualities: all,
      selectedQuality: hls.autoLevelEnabled ? null : (all[hls.manualLevel] ?? null),
      // What was there before hls.js is of no segment that it knows.
      activeQuality: all[hls.currentLevel === -1 ? hls.startLevel : hls.currentLevel] ?? null,
    });
  };
  const reportAudio = () => {
    const selected = hls.audioTracks[hls.audioTrack];
    listener.tracks({
      audioTracks: hls.audioTracks.map(trackOf),
      selectedAudioTrack: selected === undefined ? null : trackOf(selected),
    });
  };

  hls.on(HlsEvents.MANIFEST_PARSED, () => {
    manifestSeen = true;
    const { maxHeight } = source;
    if (maxHeight !== null)
      hls.autoLevelCapping = hls.levels.findLastIndex((level) => level.height <= maxHeight);
    report();
  });
  hls.on(HlsEvents.LEVELS_UPDATED, report);
  hls.on(HlsEvents.LEVEL_SWITCHED, report);
  hls.on(HlsEvents.AUDIO_TRACKS_UPDATED, reportAudio);
  hls.on(HlsEvents.AUDIO_TRACK_SWITCHED, reportAudio);
  hls.on(HlsEvents.SUBTITLE_TRACKS_UPDATED, (_event, { subtitleTracks }) => {
    listener.tracks({ textTracks: subtitleTracks.map(trackOf) });
  });
  hls.on(HlsEvents.CUES_PARSED, (_event, data) => {
    const cues: readonly VTTCue[] = data.cues as VTTCue[];
    const id = data.subtitleTrack?.id;
    if (id !== undefined) listener.cues(String(id), cuesOf(cues));
  });
  hls.on(HlsEvents.FRAG_BUFFERED, () => listener.recovered());
  hls.on(HlsEvents.ERROR, (_event, data) => {
    if (data.fatal) listener.failed(failureOf(data));
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
    selectQuality(id) {
      hls.nextLevel = id === null ? -1 : Number(id);
      report();
    },
    selectAudioTrack(id) {
      hls.audioTrack = Number(id);
    },
    selectTextTrack(id) {
      hls.subtitleTrack = id === null ? -1 : Number(id);
    },
    statistics() {
      // What began before hls.js was here belongs to no level of its own yet: it goes on with the one it loads.
      const level = hls.levels[hls.currentLevel] ?? hls.levels[hls.loadLevel];
      const connection = hls.bandwidthEstimate;
      return {
        connection: Number.isFinite(connection) ? connection : undefined,
        codecs: level?.attrs.CODECS ?? level?.codecs,
      };
    },
    recover(failure) {
      if (failure.kind === 'media') hls.recoverMediaError();
      else if (manifestSeen) hls.startLoad();
      else hls.loadSource(source.url);
    },
  };
  signal.addEventListener('abort', () => hls.destroy(), { once: true });
  if (hasHandover(beginning)) takeOver(hls, HlsEvents, media, beginning);
  else hls.attachMedia(media);
  hls.loadSource(source.url);
  return adapter;
};
