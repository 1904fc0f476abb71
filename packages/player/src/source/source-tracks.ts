import type { CaptionFile } from '../captions/captions.js';
import type { PlayerPage } from '../core/player-page.js';

/** The text tracks that a page sets for a plain source. */
export interface SourceTracks {
  readonly subtitles: readonly CaptionFile[];
  readonly chapters: string | null;
  readonly thumbnails: string | null;
}

const isSubtitles = ({ kind }: HTMLTrackElement): boolean => kind === 'subtitles' || kind === 'captions';
const isThumbnails = ({ kind, label }: HTMLTrackElement): boolean =>
  kind === 'metadata' && label === 'thumbnails';

const captionFile = ({ kind, srclang, label, src, default: isDefault }: HTMLTrackElement): CaptionFile => ({
  language: srclang,
  label: label === '' ? srclang : label,
  url: src,
  isDefault,
  ...(kind === 'captions' ? { role: kind } : {}),
});

/**
 * Reads the `<track>` children of the element and the equivalent attributes, which take precedence.
 * @see https://html.spec.whatwg.org/multipage/media.html#the-track-element
 */
export const sourceTracks = (page: PlayerPage): SourceTracks => {
  const tracks = [...page.querySelectorAll<HTMLTrackElement>(':scope > track[src]')];
  const subtitles = tracks.filter(isSubtitles);
  return {
    subtitles: subtitles.map(captionFile),
    chapters: page.chapters ?? tracks.find(({ kind }) => kind === 'chapters')?.src ?? null,
    thumbnails: page.thumbnails ?? tracks.find(isThumbnails)?.src ?? null,
  };
};
