import type Hls from 'hls.js';
import type { ErrorData, Fragment } from 'hls.js';
import type { EngineError, EngineListener } from '../engine/engine.js';
import type { SegmentContent } from '../errors/segment-content.js';
import { isMissing } from '../stream/stream-addresses.js';
import type { SegmentHeads } from './segment-heads.js';

/** A segment is no longer requested after its data caused this many errors. */
const MOST_FAULTS = 3;

/** Track types that playback cannot continue without: video (with muxed audio) and audio. */
const TRACKS: ReadonlySet<string> = new Set(['main', 'audio']);

/** Errors that name a segment, but do not depend on it. */
const OF_ALL_SEGMENTS: ReadonlySet<string> = new Set([
  'bufferAddCodecError',
  'bufferIncompatibleCodecsError',
  'keyLoadError',
  'keyLoadTimeOut',
]);

/** Flag of an error after which hls.js has no other rendition to turn to; its enums are not exported. */
const NO_RENDITION = 1;

/** hls.js itself passes over some segments for a while, without this tag. */
const isMarked = ({ tagList }: Fragment): boolean => tagList.some(([tag]) => tag === 'GAP');

export interface HlsHoles {
  /**
   * Judges an hls.js error.
   * @returns `skipped` if playback can continue after the segment, `lost` if the stream is lost, and `none` if the error
   * is not that of a single segment, or hls.js itself requests it again
   */
  judge(data: ErrorData): Promise<'skipped' | 'lost' | 'none'>;
}

/**
 * Handles segments that are permanently missing or broken. They get the mark that a playlist uses for gaps, so that
 * hls.js continues with the next segment and jumps over them.
 * @param errorOf converts an error
 * @param unpack is called if the first segments have codecs that this build of hls.js leaves out and the browser plays;
 * null for the build that has them
 * @see https://www.rfc-editor.org/rfc/rfc8216#section-4.3.2 (`EXT-X-GAP` of its second edition)
 */
export const createHlsHoles = (
  hls: Hls,
  { missed }: Pick<EngineListener, 'missed'>,
  heads: SegmentHeads,
  errorOf: (data: ErrorData) => EngineError,
  unpack: (() => void) | null,
): HlsHoles => {
  const faults = new Map<string, number>();

  /**
   * Whether hls.js would only request the same again. In a live stream it passes over missing segments itself, and the
   * last one may still come; but if nothing has come yet, nothing may ever come.
   */
  const isAlone = ({ errorAction }: ErrorData): boolean =>
    errorAction !== undefined &&
    (errorAction.flags & NO_RENDITION) !== 0 &&
    hls.pathways.length < 2 &&
    (hls.latestLevelDetails?.live !== true || !heads.isOver);

  const playlistsOf = (kind: string) => (kind === 'audio' ? hls.allAudioTracks : hls.levels);

  const counterparts = (kind: string, { sn }: Fragment): Fragment[] =>
    playlistsOf(kind).flatMap(
      ({ details }) => details?.fragments.filter((fragment) => fragment.sn === sn) ?? [],
    );

  const leftOf = (
    kind: string,
    frag: Fragment,
    content: SegmentContent | null,
    missing: string | undefined,
  ): number => {
    // All segments of a playlist have the same codecs.
    if (content?.codecs !== undefined && playlistsOf(kind).length === 1) return 0;
    const details = playlistsOf(kind).find(({ details: read }) =>
      read?.fragments.some(({ sn, url }) => sn === frag.sn && url === frag.url),
    )?.details;
    if (details === undefined || details.live) return Number.POSITIVE_INFINITY;
    return details.fragments.filter(
      ({ gap, sn, initSegment }) =>
        gap !== true && sn !== frag.sn && (missing === undefined || initSegment?.url !== missing),
    ).length;
  };

  const missedError = (data: ErrorData, frag: Fragment, content: SegmentContent | null): EngineError => ({
    address: frag.url,
    ...errorOf(data),
    ...(content === null ? {} : { kind: 'unsupported' as const, ...content }),
    ...(frag.encrypted && (data.type as string) === 'mediaError' && !heads.isOver ? { wrongKey: true } : {}),
  });

  const miss = async (
    kind: string,
    frag: Fragment,
    data: ErrorData,
    content: SegmentContent | null,
  ): Promise<'skipped' | 'lost'> => {
    const { start, end } = frag;
    const left = leftOf(kind, frag, content, data.response?.url);
    const isSkipped = await missed({
      track: kind,
      span: { start, end },
      left,
      error: missedError(data, frag, content),
    });
    if (!isSkipped) return 'lost';
    for (const counterpart of new Set([frag, ...counterparts(kind, frag)])) {
      counterpart.gap = true;
      counterpart.tagList.push(['GAP']);
    }
    return 'skipped';
  };

  return {
    async judge(data) {
      const { frag, fatal, type, details, response } = data;
      if (frag === undefined || frag.sn === 'initSegment' || isMarked(frag)) return 'none';
      // These are enums of lazily loaded code; their string values are compared instead.
      const [kind, family, fault]: string[] = [frag.type, type, details];
      if (kind === undefined || !TRACKS.has(kind) || OF_ALL_SEGMENTS.has(fault ?? '')) return 'none';
      if (family !== 'mediaError')
        return fault === 'fragLoadError' && isMissing(response?.code) && (fatal || isAlone(data))
          ? miss(kind, frag, data, null)
          : 'none';
      const name = `${kind} ${String(frag.sn)}`;
      const count = (faults.get(name) ?? 0) + 1;
      faults.set(name, count);
      const found = await heads.contentOf(frag.url);
      if (found === 'left-out' && unpack !== null) {
        unpack();
        return 'lost';
      }
      const content = found === 'left-out' ? null : found;
      // What is no media does not become media when it is requested again.
      const isMissed = fatal || count >= MOST_FAULTS || content !== null;
      return isMissed && !isMarked(frag) ? miss(kind, frag, data, content) : 'none';
    },
  };
};
