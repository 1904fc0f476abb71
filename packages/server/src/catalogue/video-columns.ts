import type { Catalogue } from './catalogue-files.js';
import { filmColumns, sourceColumns, type PlainRow } from './entry-row.js';
import type { Films } from './media-facts.js';

/** What plays as a video: a video of the catalogue, or an episode. */
export type Video = Pick<
  Catalogue['vods'][number],
  | 'film'
  | 'source'
  | 'onlinePlayback'
  | 'watermark'
  | 'audioOnly'
  | 'drm'
  | 'adBreaks'
  | 'skipMarkers'
  | 'countdown'
>;

/** When a video is released. */
export interface VideoRelease {
  /** Whether it premieres then, and is not to be played before. */
  readonly isPremiere: boolean;
  readonly at: Date | null;
}

/** The columns that videos and episodes have in common. */
export const videoColumns = (video: Video, release: VideoRelease, films: Films): Partial<PlainRow> => ({
  ...filmColumns(video.film, films),
  ...sourceColumns(video.source),
  onlinePlayback: video.onlinePlayback ?? 'AVAILABLE',
  audioOnly: video.audioOnly ?? false,
  drm: video.drm ?? null,
  adBreaks: (video.adBreaks ?? []).map(({ type, offset, ads }) => ({
    type,
    offset: offset ?? null,
    ads: ads ?? [],
  })),
  skipMarkers: video.skipMarkers ?? [],
  releaseType: release.isPremiere ? 'PREMIERE' : 'STANDARD',
  scheduledAt: release.at,
  watermark: video.watermark ?? null,
  countdownDuration: video.countdown ?? null,
});
