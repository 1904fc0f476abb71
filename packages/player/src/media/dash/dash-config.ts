import type { MediaPlayerClass } from 'dashjs';
import { PRELOAD_SECONDS, supply } from '../engine/buffer-limits.js';
import { savesData } from '../engine/data-saver.js';
import { DASH_TEXT } from './dash-text.js';
import { isPlayable } from './manifest.js';

/** A request from which no more bytes arrive for this long is repeated. */
const STOPPED_AFTER_MS = 12_000;

/**
 * How often dash.js itself repeats a request, by its type, once something can be played. Before, each attempt would delay
 * the report of a failed start (PLAY-10).
 */
export const RETRIES = { InitializationSegment: 3, IndexSegment: 3, MediaSegment: 3 } as const;
export const START_RETRIES = { MPD: 0, InitializationSegment: 0, IndexSegment: 0, MediaSegment: 0 } as const;

/** Kilobits per second: less than any rendition, so that the lowest is the first. */
const LOWEST = 1;

/** Sets what is the same for every source. */
export const configure = (player: MediaPlayerClass, preferredAudioLanguage: string | null) => {
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
      abr: {
        limitBitrateByPortal: true,
        usePixelRatioInLimitBitrateByPortal: true,
        // The limit of renditions is known only after the first of them was chosen.
        ...(savesData() ? { initialBitrate: { video: LOWEST } } : {}),
      },
      buffer: { fastSwitchEnabled: true, ...seconds },
      text: DASH_TEXT,
      // The player keeps the distance from live itself (PLAY-80).
      liveCatchup: { enabled: false },
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
export const spare = (player: MediaPlayerClass, media: HTMLMediaElement, signal: AbortSignal): void => {
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
