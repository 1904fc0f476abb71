import { OUTSIDE_REGION, REGION_HEADER } from '@footlight/domain';
import type { MediaInfo, MediaPlayer, MediaPlayerClass, Representation } from 'dashjs';
import type { AudioTrackChoice, QualityChoice } from '../../store/player-state.js';
import { createDashHoles } from './dash-holes.js';
import { DASH_TEXT, followDashText } from './dash-text.js';
import { dashProtectionData } from '../drm/drm.js';
import { accessFault, licenceFault } from '../drm/drm-fault.js';
import { isExpired } from '../faults/refusal.js';
import { LEAP_SECONDS } from '../faults/watch-decoder.js';
import { keepPosition } from '../engine/keep-position.js';
import { keepPlaying } from '../engine/keep-playing.js';
import type { EngineAdapter, EngineContext, EngineFailure, EngineSource } from '../engine/engine.js';
import { PRELOAD_SECONDS, supply } from '../engine/buffer-limits.js';

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

/** dash.js error codes caused by the network: manifest, segment, initialisation, and their loaders. */
const NETWORK_CODES: ReadonlySet<number> = new Set([11, 15, 17, 25, 27, 28]);
const DRM_CODES = { from: 100, to: 116 } as const;
/** `KEY_SYSTEM_ACCESS_DENIED_ERROR_CODE` */
const NO_KEY_SYSTEM = 112;

/** The response that caused an error. */
interface DashAnswer {
  readonly response?: { readonly status?: number };
  /** Status of the DRM licence server's response. */
  readonly responseCode?: number | null;
  readonly serverResponse?: unknown;
}

interface DashFault {
  readonly code?: number | null;
  readonly data?: DashAnswer | null;
}

/** The parts of an error response that describe a refusal. */
type Refusal = Pick<EngineFailure, 'status' | 'outsideRegion'>;

interface Answered {
  readonly status?: number;
  readonly headers?: Record<string, string>;
}

const refusalOf = ({ status = 0, headers = {} }: Answered): Refusal => {
  if (status < 400) return {};
  const isOutside = new Headers(headers).get(REGION_HEADER) === OUTSIDE_REGION;
  return { status, ...(isOutside ? { outsideRegion: true } : {}) };
};

/** @param refusal from the last response; dash.js does not report it for a manifest */
const failureOf = (fault: DashFault, refusal: Refusal = {}): EngineFailure => {
  const { data } = fault;
  const code = fault.code ?? 0;
  const status = data?.response?.status ?? data?.responseCode ?? undefined;
  const isDrm = code >= DRM_CODES.from && code <= DRM_CODES.to;
  const isNetwork = NETWORK_CODES.has(code);
  return {
    kind: isNetwork ? 'network' : isDrm ? 'drm' : 'media',
    ...(isNetwork ? refusal : {}),
    ...(status === undefined || status === 0 ? {} : { status }),
    ...(isDrm
      ? { drm: code === NO_KEY_SYSTEM ? accessFault(fault) : licenceFault(status, data?.serverResponse) }
      : {}),
    cause: fault,
  };
};

/** dash.js event names; its constants exist only on an object of the loaded code. */
const EVENTS = {
  error: 'error',
  qualityRendered: 'qualityChangeRendered',
  streamInitialised: 'streamInitialized',
  trackRendered: 'trackChangeRendered',
  fragmentLoaded: 'fragmentLoadingCompleted',
  licenceAnswered: 'public_licenseRequestComplete',
} as const;

const configure = (player: MediaPlayerClass, preferredAudioLanguage: string | null) => {
  const { most } = supply();
  const seconds = {
    bufferTimeDefault: Math.min(18, most),
    bufferTimeAtTopQuality: Math.min(30, most),
    bufferTimeAtTopQualityLongForm: most,
  };
  player.updateSettings({
    debug: { logLevel: 0 },
    // Media that cannot be decoded is not passed to the decoder five more times.
    errors: { recoverAttempts: { mediaErrorDecode: 0 } },
    streaming: {
      abr: { limitBitrateByPortal: true, usePixelRatioInLimitBitrateByPortal: true },
      buffer: { fastSwitchEnabled: true, ...seconds },
      text: DASH_TEXT,
      // A failed start must be reported within 3 s, because the player retries it itself (PLAY-10).
      retryAttempts: { MPD: 0 },
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

/** Binds dash.js to a media element and maps its events to the player's types. */
export const createDashAdapter = (
  dash: DashModule,
  source: EngineSource,
  { media, listener, signal, addresses }: EngineContext,
): EngineAdapter => {
  const player = dash.MediaPlayer().create();
  player.initialize();
  configure(player, source.preferredAudioLanguage);
  if (source.metadataOnly && media.paused) spare(player, media, signal);
  let fixedQuality: string | null = null;
  let limit: number | null = null;

  player.addRequestInterceptor((request) => {
    request.url = addresses.current(request.url);
    return Promise.resolve(request);
  });
  const fillHole = createDashHoles();
  const place = keepPosition(media, signal, source.startAt ?? 0);
  let refusal: Refusal = {};
  player.addResponseInterceptor(async (response) => {
    // dash.js retries by itself, and then uses the new address.
    if (isExpired(response.status)) await addresses.renew(response.request.url);
    fillHole(response);
    refusal = refusalOf(response);
    return response;
  });

  const tallest = () =>
    Math.min(source.maxHeight ?? Number.POSITIVE_INFINITY, limit ?? Number.POSITIVE_INFINITY);
  const representations = () =>
    player.getRepresentationsByTypeUnfiltered('video').filter(({ height }) => height <= tallest());
  let active: Representation | null = null;
  const report = () => {
    const qualities = representations().map(qualityOf);
    active = player.getCurrentRepresentationForType('video');
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
    const maxBitrate = tallest() < Number.POSITIVE_INFINITY && highest > 0 ? highest + 1 : -1;
    player.updateSettings({ streaming: { abr: { maxBitrate: { video: maxBitrate } } } });
  };

  const selectTextTrack = followDashText(player, media, listener, signal);
  player.on(EVENTS.streamInitialised, () => {
    // dash.js still waits for the metadata after it was destroyed, and then takes those of the next video.
    if (signal.aborted) return;
    capBitrate();
    report();
    reportAudio();
  });
  player.on(EVENTS.qualityRendered, report);
  player.on(EVENTS.trackRendered, reportAudio);
  player.on(EVENTS.fragmentLoaded, (event) => {
    // dash.js sets null here for no error, contrary to its types.
    if (!('error' in event) || !event.error) listener.recovered();
  });
  player.on(EVENTS.error, (event) => {
    if ('error' in event && typeof event.error === 'object') listener.failed(failureOf(event.error, refusal));
  });
  // dash.js reports a refusal of the DRM licence server later itself, with fewer details.
  player.on(EVENTS.licenceAnswered, ({ error }) => {
    // Without a response, dash.js retries.
    if (error?.data) listener.failed(failureOf({ ...error, data: error.data }));
  });

  const adapter: EngineAdapter = {
    name: 'dash',
    liveWindow() {
      if (!player.isReady() || !player.isDynamic()) return null;
      const { start, end } = player.getDvrWindow();
      return { start, end, target: Math.max(start, end - player.getTargetLiveDelay()) };
    },
    clockOrigin() {
      return player.isReady() && player.isDynamic() ? player.timeAsUTC() - player.time() : null;
    },
    selectQuality(id) {
      fixedQuality = id;
      // The viewer's choice overrides the limit by the size of the player.
      player.updateSettings({
        streaming: {
          abr: { autoSwitchBitrate: { video: id === null }, limitBitrateByPortal: id === null },
        },
      });
      if (id !== null) player.setRepresentationForTypeById('video', id, true);
      report();
    },
    limitHeight(height) {
      if (height === limit) return;
      limit = height;
      if (player.isReady()) capBitrate();
    },
    selectAudioTrack(id) {
      const track = player.getTracksFor('audio').find((candidate) => audioOf(candidate).id === id);
      if (track !== undefined) player.setCurrentTrack(track);
      // While paused, dash.js reports the change only when playback continues.
      reportAudio();
    },
    selectTextTrack,
    statistics() {
      const kilobits = player.getAverageThroughput('video');
      return {
        connection: kilobits > 0 ? kilobits * 1000 : undefined,
        // dash.js throws if it is asked before the stream is open.
        codecs: active?.codecs ?? undefined,
      };
    },
    recover({ kind }, attempt) {
      keepPlaying(media, signal);
      // If decoding fails a second time, the position is skipped.
      const step = kind === 'media' && attempt > 1 ? LEAP_SECONDS : 0;
      // dash.js stops loading after a fatal error; only attaching the source again restarts it.
      player.attachSource(source.url, source.live ? undefined : place() + step);
    },
  };
  const leave = (): void => {
    const { src } = media;
    player.destroy();
    // dash.js revokes the object URL of its media source when it opens. If the video is left earlier, the URL would
    // leak.
    if (src.startsWith('blob:')) URL.revokeObjectURL(src);
  };
  signal.addEventListener('abort', leave, { once: true });
  player.attachView(media);
  player.setAutoPlay(false);
  if (source.drm !== null) player.setProtectionData(dashProtectionData(source.drm));
  player.attachSource(source.url, source.startAt ?? undefined);
  return adapter;
};
