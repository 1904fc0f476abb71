import type { PlaybackData } from '@footlight/domain';
import type { AdUnit } from '../ads/player-ads.js';
import type { CaptionFile } from '../captions/captions.js';
import type { PlayerSettings } from '../core/player-settings.js';
import { protectionOf } from '../media/drm/protection.js';
import type { EngineSource } from '../media/engine/engine.js';
import { requestedLatency } from '../media/playing/requested-latency.js';
import { stateOfPlayback } from '../media/stream/playback-state.js';
import { absoluteStreamAddress, chooseStream, protocolOf } from '../media/stream/stream-choice.js';
import type { SourceExtras } from '../source/source-extras.js';
import { PlayerError } from '../store/player-error.js';
import type { PlayerState } from '../store/player-state.js';
import type { AddressedSource } from './video-source.js';

/** What to open in the media element, and what belongs to it. */
export interface Opening {
  readonly source: EngineSource;
  /** Seconds; null for the stream's own window. */
  readonly dvrWindow: number | null;
  readonly adUnits: readonly AdUnit[];
  readonly subtitles: readonly CaptionFile[];
  readonly annotations: PlaybackData['annotations'] | null;
  readonly state: Partial<PlayerState>;
}

export type Choices = Pick<PlayerState, 'preferredAudioLanguage'>;

/** @param startAt seconds from the start; null for the default start of the stream */
export const openingOfData = (
  data: PlaybackData,
  startAt: number | null,
  { protocol, metadataOnly, dvrWindow: requested, latency }: PlayerSettings,
  { preferredAudioLanguage }: Choices,
): Opening => {
  const dvrWindow = requested ?? data.dvrWindow;
  const stream = chooseStream(data, protocol);
  const live = data.kind === 'live';
  const source: EngineSource = {
    protocol: stream.protocol,
    url: absoluteStreamAddress(stream.url, dvrWindow),
    live,
    latency: requestedLatency(latency),
    startAt: live ? null : startAt,
    maxHeight: data.maxHeight,
    preferredAudioLanguage,
    metadataOnly,
    drm: stream.drm === null ? null : protectionOf(stream.drm, document.baseURI),
  };
  const { adUnits, subtitles } = stream;
  return {
    source,
    dvrWindow,
    adUnits,
    subtitles,
    annotations: data.annotations,
    state: stateOfPlayback(data),
  };
};

/** @param startAt seconds from the start; null for the default start of the stream */
export const openingOfAddress = (
  { src, protocol, object }: AddressedSource,
  startAt: number | null,
  { metadataOnly, dvrWindow, latency }: PlayerSettings,
  { preferredAudioLanguage }: Choices,
  extras: SourceExtras | null,
): Opening => ({
  source: {
    protocol: object === undefined ? (protocol ?? protocolOf(src)) : 'FILE',
    url: addressOf(src, object),
    ...(object === undefined ? {} : { object }),
    live: false,
    latency: requestedLatency(latency),
    startAt,
    maxHeight: null,
    preferredAudioLanguage,
    metadataOnly,
    drm: extras?.drm ?? null,
  },
  dvrWindow,
  adUnits: extras?.adUnits ?? [],
  subtitles: [],
  annotations: null,
  state: extras === null ? {} : { skipMarkers: extras.skipMarkers },
});

/** @throws {PlayerError} NO_SOURCE for an empty or invalid address */
function addressOf(src: string, object: MediaProvider | undefined): string {
  if (object !== undefined) return '';
  if (src === '' || !URL.canParse(src, document.baseURI))
    throw new PlayerError('NO_SOURCE', `src is ${JSON.stringify(src)}, but must be the address of a video.`);
  return new URL(src, document.baseURI).href;
}
