import type Hls from 'hls.js';
import type { ErrorData, Fragment } from 'hls.js';
import { isMissing } from '../faults/refusal.js';

/** A segment whose data broke the decoder this often is not asked for again. */
const MOST_FAULTS = 3;
/** More missing segments in a row are no hole but a stream that is gone. */
const WIDEST_HOLE = 3;

/** Kinds of tracks that playing stands still without: pictures (with sound, where they come together), and sound. */
const TRACKS: ReadonlySet<string> = new Set(['main', 'audio']);

export interface HlsHoles {
  /**
   * Hears of every error.
   * @returns whether the segment in question is passed over, so that playing can go on after it
   */
  pass(data: ErrorData): boolean;
  /** A segment has arrived whole. */
  arrived(fragment: Fragment): void;
}

/**
 * Segments that are missing or broken for good. They are given the mark that a playlist itself gives to gaps, so
 * that hls.js goes on to the next and jumps over them.
 * @see https://www.rfc-editor.org/rfc/rfc8216#section-4.3.2 (`EXT-X-GAP` of its second edition)
 */
export const createHlsHoles = (hls: Hls): HlsHoles => {
  const faults = new Map<string, number>();
  /** Missing segments in a row, by the kind of track. */
  const rows = new Map<string, number>();

  const twins = (kind: string, { sn }: Fragment): Fragment[] =>
    (kind === 'audio' ? hls.allAudioTracks : hls.levels).flatMap(
      ({ details }) => details?.fragments.filter((fragment) => fragment.sn === sn) ?? [],
    );

  const mark = (kind: string, fragment: Fragment): boolean => {
    const row = (rows.get(kind) ?? 0) + 1;
    rows.set(kind, row);
    if (row > WIDEST_HOLE) return false;
    for (const twin of new Set([fragment, ...twins(kind, fragment)])) {
      twin.gap = true;
      twin.tagList.push(['GAP']);
    }
    return true;
  };

  return {
    pass({ frag, fatal, type, details, response }) {
      if (frag === undefined || frag.gap === true) return false;
      // Enums of code that is fetched later: here they are the words that they stand for.
      const [kind, family, fault]: string[] = [frag.type, type, details];
      if (kind === undefined || !TRACKS.has(kind)) return false;
      if (family !== 'mediaError')
        return fatal && fault === 'fragLoadError' && isMissing(response?.code) && mark(kind, frag);
      const name = `${kind} ${String(frag.sn)}`;
      const count = (faults.get(name) ?? 0) + 1;
      faults.set(name, count);
      return (fatal || count >= MOST_FAULTS) && mark(kind, frag);
    },
    arrived({ type }) {
      rows.delete(type);
    },
  };
};
