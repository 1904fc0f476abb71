import { cutSubtitles, type SegmentRange } from './cut-subtitles.js';
import type { Film } from './film-index.js';
import type { FilmTrack } from './film-track.js';
import { SEQUENCE_STEP, loopPosition } from './looped-segment.js';
import { retimeSegment } from './retime.js';
import { parseSubtitles } from './subtitles.js';

const cutTrack = (track: FilmTrack, { first }: SegmentRange, segments: number): FilmTrack => ({
  ...track,
  // Entity tags and cache keys must differ from those of the whole film.
  version: `${track.version}-from-${first}`,
  readSegment: async (number) => {
    const { source } = loopPosition(first + number, segments);
    return retimeSegment(await track.readSegment(source), {
      shift: BigInt(number - source) * BigInt(track.segmentTicks),
      sequence: number * SEQUENCE_STEP + 1,
    });
  },
});

/**
 * What a channel that repeats a film has sent in the segments of a range, as a film of its own that begins at 0, with
 * the subtitles of that time and without chapters and thumbnails.
 */
export const cutFilm = (film: Film, range: SegmentRange): Film => {
  const { thumbnails: _thumbnails, ...description } = film.description;
  const { segments, segmentDuration } = description;
  const count = range.end - range.first;
  return {
    description: {
      ...description,
      segments: count,
      duration: count * segmentDuration,
      chapterLanguages: [],
    },
    tracks: new Map([...film.tracks].map(([id, track]) => [id, cutTrack(track, range, segments)])),
    text: async (file) => {
      const text = await film.text(file);
      return text === null
        ? null
        : cutSubtitles(parseSubtitles(text), { ...range, segments, segmentDuration });
    },
  };
};
