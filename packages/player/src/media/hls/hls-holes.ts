import type Hls from 'hls.js';
import type { ErrorData, Fragment } from 'hls.js';
import { isMissing } from '../stream/stream-addresses.js';

/** A segment is no longer requested after its data caused this many decoder errors. */
const MOST_FAULTS = 3;
/** If more consecutive segments are missing, the stream counts as lost rather than as having a gap. */
const WIDEST_HOLE = 3;

/** Track types that playback cannot continue without: video (with muxed audio) and audio. */
const TRACKS: ReadonlySet<string> = new Set(['main', 'audio']);

export interface HlsHoles {
  /**
   * Handles an hls.js error.
   * @returns whether the segment is skipped, so that playback can continue after it
   */
  pass(data: ErrorData): boolean;
  /** A segment has been loaded completely. */
  arrived(fragment: Fragment): void;
}

/**
 * Handles segments that are permanently missing or broken. They get the mark that a playlist uses for gaps, so that
 * hls.js continues with the next segment and jumps over them.
 * @see https://www.rfc-editor.org/rfc/rfc8216#section-4.3.2 (`EXT-X-GAP` of its second edition)
 */
export const createHlsHoles = (hls: Hls): HlsHoles => {
  const faults = new Map<string, number>();
  /** Consecutive missing segments, per track type. */
  const rows = new Map<string, number>();

  const counterparts = (kind: string, { sn }: Fragment): Fragment[] =>
    (kind === 'audio' ? hls.allAudioTracks : hls.levels).flatMap(
      ({ details }) => details?.fragments.filter((fragment) => fragment.sn === sn) ?? [],
    );

  const mark = (kind: string, fragment: Fragment): boolean => {
    const row = (rows.get(kind) ?? 0) + 1;
    rows.set(kind, row);
    if (row > WIDEST_HOLE) return false;
    for (const counterpart of new Set([fragment, ...counterparts(kind, fragment)])) {
      counterpart.gap = true;
      counterpart.tagList.push(['GAP']);
    }
    return true;
  };

  return {
    pass({ frag, fatal, type, details, response }) {
      if (frag === undefined || frag.gap === true) return false;
      // These are enums of lazily loaded code; their string values are compared instead.
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
