import type { SkipMarker } from '@footlight/domain';
import type { SourceAdBreak, SourceDrm } from './given-source.js';

/** A file of subtitles, with the names of the attributes of `<track>`. */
export interface PlaylistSubtitles {
  readonly src: string;
  /** BCP 47. */
  readonly srclang: string;
  /** Defaults to the language. */
  readonly label?: string;
  /** `captions` also describe sounds; defaults to `subtitles`. */
  readonly kind?: 'subtitles' | 'captions';
  /** Shown to viewers who have never chosen. */
  readonly default?: boolean;
}

/** A video of a list that a page has without a service. Addresses may be relative to the page. */
export interface PlaylistItem {
  /** Unique in the list; defaults to the position in it, from `0`. */
  readonly id?: string;
  /** Address of a stream or file. */
  readonly src: string;
  /** Needed if the file name does not show it. */
  readonly protocol?: 'hls' | 'dash';
  readonly title?: string;
  readonly description?: string;
  /** Address of the poster, which is also its picture in “Up next”. */
  readonly poster?: string;
  /** Seconds, for “Up next”. */
  readonly duration?: number;
  /** Seconds from the start. */
  readonly startAt?: number;
  readonly subtitles?: readonly PlaylistSubtitles[];
  /** Address of a WebVTT file. */
  readonly chapters?: string;
  /** Address of a WebVTT file. */
  readonly thumbnails?: string;
  readonly drm?: SourceDrm;
  /** Address of a VAST document, shown before the video, or of a VMAP document with all its breaks. */
  readonly adTag?: string;
  readonly adBreaks?: readonly SourceAdBreak[];
  readonly skipMarkers?: readonly SkipMarker[];
}
