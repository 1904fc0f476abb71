import type { MediaInfo, MediaPlayer, MediaPlayerClass, Representation } from 'dashjs';
import type { AudioTrackChoice, QualityChoice } from '../store/player-state.js';
import { dashProtectionData } from './drm.js';
import type { EngineAdapter, EngineContext, EngineFailure, EngineSource } from './engine.js';

interface DashModule {
  readonly MediaPlayer: typeof MediaPlayer;
}

const qualityOf = (representation: Representation): QualityChoice => ({
  id: representation.id,
  width: representation.width,
  height: representation.height,
  bandwidth: representation.bandwidth,
});

const audioOf = (track: MediaInfo): AudioTrackChoice => ({
  id: String(track.index ?? track.id),
  language: track.lang ?? '',
  label: track.labels[0]?.text ?? track.lang ?? '',
});

/** Codes of dash.js whose cause is the network: manifest, segment, initialisation, and their loaders. */
const NETWORK_CODES: ReadonlySet<number> = new Set([11, 15, 17, 25, 27, 28]);
const DRM_CODES = { from: 100, to: 116 } as const;

interface DashFault {
  readonly code?: number;
  readonly data?: { readonly response?: { readonly status?: number } } | null;
}

const failureOf = (fault: DashFault): EngineFailure => {
  const { code = 0 } = fault;
  const status = fault.data?.response?.status;
  const isDrm = code >= DRM_CODES.from && code <= DRM_CODES.to;
  return {
    kind: NETWORK_CODES.has(code) ? 'network' : isDrm ? 'drm' : 'media',
    ...(status === undefined || status === 0 ? {} : { status }),
    cause: fault,
  };
};

/** Names of events as dash.js sends them; its constants live on an object that only the loaded code has. */
const EVENTS = {
  error: 'error',
  qualityRendered: 'qualityChangeRendered',
  streamInitialised: 'streamInitialized',
  trackRendered: 'trackChangeRendered',
  fragmentLoaded: 'fragmentLoadingCompleted',
} as const;

const configure = (player: MediaPlayerClass, preferredAudioLanguage: string | null) => {
  player.updateSettings({
    debug: { logLevel: 0 },
    streaming: {
      abr: { limitBitrateByPortal: true, usePixelRatioInLimitBitrateByPortal: true },
      buffer: { fastSwitchEnabled: true },
      // Subtitles are drawn by the player itself, from the addresses in the playback data.
      text: { defaultEnabled: false },
    },
  });
  if (preferredAudioLanguage !== null)
    player.setInitialMediaSettingsFor('audio', { lang: preferredAudioLanguage });
};

/** Binds dash.js to a media element and puts what it tells into the player's words. */
export const createDashAdapter = (
  dash: DashModule,
  source: EngineSource,
  { media, listener, signal }: EngineContext,
): EngineAdapter => {
  const player = dash.MediaPlayer().create();
  player.initialize();
  configure(player, source.preferredAudioLanguage);
  let fixedQuality: string | null = null;

  const representations = () =>
    player
      .getRepresentationsByTypeUnfiltered('video')
      .filter(({ height }) => source.maxHeight === null || height <= source.maxHeight);
  const report = () => {
    const qualities = representations().map(qualityOf);
    const active = player.getCurrentRepresentationForType('video');
    listener.tracks({
      qualities,
      selectedQuality: qualities.find(({ id }) => id === fixedQuality) ?? null,
      activeQuality: active === null ? null : qualityOf(active),
    });
  };
  const reportAudio = () => {
    const current = player.getCurrentTrackFor('audio');
    listener.tracks({
      audioTracks: player.getTracksFor('audio').map(audioOf),
      selectedAudioTrack: current === null ? null : audioOf(current),
    });
  };
  const capBitrate = () => {
    const highest = Math.max(0, ...representations().map(({ bitrateInKbit }) => bitrateInKbit));
    if (source.maxHeight !== null && highest > 0)
      player.updateSettings({ streaming: { abr: { maxBitrate: { video: highest + 1 } } } });
  };

  player.on(EVENTS.streamInitialised, () => {
    capBitrate();
    report();
    reportAudio();
  });
  player.on(EVENTS.qualityRendered, report);
  player.on(EVENTS.trackRendered, reportAudio);
  player.on(EVENTS.fragmentLoaded, (event) => {
    if (!('error' in event) || event.error === undefined) listener.recovered();
  });
  player.on(EVENTS.error, (event) => {
    if ('error' in event && typeof event.error === 'object') listener.failed(failureOf(event.error));
  });

  const adapter: EngineAdapter = {
    name: 'dash',
    liveWindow() {
      if (!player.isReady() || !player.isDynamic()) return null;
      const { start, end } = player.getDvrWindow();
      return { start, end, target: Math.max(start, end - player.getTargetLiveDelay()) };
    },
    selectQuality(id) {
      fixedQuality = id;
      // The viewer's choice goes before the size of the box.
      player.updateSettings({
        streaming: {
          abr: { autoSwitchBitrate: { video: id === null }, limitBitrateByPortal: id === null },
        },
      });
      if (id !== null) player.setRepresentationForTypeById('video', id, true);
      report();
    },
    selectAudioTrack(id) {
      const track = player.getTracksFor('audio').find((candidate) => audioOf(candidate).id === id);
      if (track !== undefined) player.setCurrentTrack(track);
      // While paused, dash.js tells of the change only when playing goes on.
      reportAudio();
    },
    selectTextTrack() {
      // The stream's own text tracks are not listed for DASH, so there is none to choose.
    },
    statistics() {
      const kilobits = player.getAverageThroughput('video');
      return {
        connection: kilobits > 0 ? kilobits * 1000 : undefined,
        codecs: player.getCurrentRepresentationForType('video')?.codecs ?? undefined,
      };
    },
    recover() {
      // dash.js stops fetching after a fault for good: only attaching the source again wakes it.
      player.attachSource(source.url, source.live ? undefined : media.currentTime);
    },
  };
  signal.addEventListener('abort', () => player.destroy(), { once: true });
  player.attachView(media);
  player.setAutoPlay(false);
  if (source.drm !== null) player.setProtectionData(dashProtectionData(source.drm));
  player.attachSource(source.url, source.startAt ?? undefined);
  return adapter;
};
