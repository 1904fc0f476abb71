import type { ThumbnailSheet } from '../story/vtt.js';

/** What `film.json` says of a film; the service packages from it. */
export interface FilmDescription {
  readonly slug: string;
  readonly title: string;
  readonly segments: number;
  /** Seconds. */
  readonly segmentDuration: number;
  /** Seconds. */
  readonly duration: number;
  readonly video: readonly {
    readonly id: string;
    readonly width: number;
    readonly height: number;
    /** Peak over the segments, in bits a second. */
    readonly bandwidth: number;
    readonly codecs: string;
  }[];
  readonly audio: readonly {
    readonly id: string;
    readonly language: string;
    readonly label: string;
    readonly bandwidth: number;
    readonly codecs: string;
    readonly channels: number;
  }[];
  readonly subtitles: readonly { readonly language: string; readonly label: string }[];
  readonly chapterLanguages: readonly string[];
  readonly thumbnails: ThumbnailSheet;
}
