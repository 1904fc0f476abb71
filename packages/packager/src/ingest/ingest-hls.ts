import { attributes, list, quoted } from '../streams/hls.js';
import type { EventLine, Recording } from './ingest-journal.js';
import {
  isGap,
  wallClockOf,
  type IngestSegment,
  type IngestState,
  type IngestTrack,
} from './ingest-state.js';

/**
 * HLS playlists of ingested events, with the parts of Low-Latency HLS.
 * @see https://datatracker.ietf.org/doc/html/draft-pantos-hls-rfc8216bis §4.4.3.7, §4.4.4.9, §6.2.2
 */

/** Protocol version with parts, preload hints and blocking reloads. */
const VERSION = 9;
/** Number of latest segments whose parts are listed: three target durations, as the specification requires. */
const SEGMENTS_IN_PARTS = 3;
/** Minimum length of a playlist, so that players have enough segments to buffer. */
const FEWEST_SEGMENTS = 6;
/** Distance of players from the live edge, in parts and in target durations respectively. */
const HOLD_BACK = 3;

const seconds = (ticks: number, timescale: number): string => (ticks / timescale).toFixed(5);

/** Maximum segment duration, rounded to whole seconds. */
const targetDuration = ({ segmentMs }: EventLine): number => Math.max(1, Math.round(segmentMs / 1000));

/** The segments of a track that end within the window before the live edge, and at least the minimum number. */
export const segmentsInWindow = (
  { facts, segments }: IngestTrack,
  windowSeconds: number,
): readonly IngestSegment[] => {
  const last = segments.at(-1);
  if (last === undefined) return [];
  const from = last.time + last.duration - windowSeconds * facts.timescale;
  let first = segments.length;
  while (first > 0) {
    const segment = segments[first - 1];
    if (segment === undefined || segment.time + segment.duration <= from) break;
    first -= 1;
  }
  return segments.slice(Math.max(0, Math.min(first, segments.length - FEWEST_SEGMENTS)));
};

const dateLine = (state: IngestState, segment: IngestSegment, timescale: number): string =>
  `#EXT-X-PROGRAM-DATE-TIME:${new Date(wallClockOf(state, segment, timescale)).toISOString()}`;

/** Tags before a segment: a discontinuity if another source begins, and its date and time. */
const seamLines = (
  { state, track: { facts } }: PlaylistScene,
  segment: IngestSegment,
  before: IngestSegment | undefined,
): string[] => {
  const isOther = before !== undefined && before.source !== segment.source;
  return [
    ...(isOther ? ['#EXT-X-DISCONTINUITY'] : []),
    ...(isOther || before === undefined ? [dateLine(state, segment, facts.timescale)] : []),
  ];
};

const segmentLines = ({ track: { facts } }: PlaylistScene, segment: IngestSegment): string[] => [
  ...(isGap(segment) ? ['#EXT-X-GAP'] : []),
  `#EXTINF:${seconds(segment.duration, facts.timescale)},`,
  `${facts.id}/${segment.number}.m4s`,
];

const partLines = ({ track: { facts } }: PlaylistScene, { number, parts }: IngestSegment): string[] =>
  parts.map(({ duration, independent }, at) =>
    attributes({
      '#EXT-X-PART:DURATION': seconds(duration, facts.timescale),
      URI: quoted(`${facts.id}/${number}.${at}.m4s`),
      ...(independent ? { INDEPENDENT: 'YES' } : {}),
    }),
  );

interface PlaylistScene {
  readonly state: IngestState;
  readonly event: EventLine;
  readonly track: IngestTrack;
}

/** The next expected part: segment number and index within the segment. */
export const nextPart = ({ segments }: IngestTrack): { readonly number: number; readonly part: number } => {
  const last = segments.at(-1);
  return last === undefined || last.isComplete
    ? { number: segments.length, part: 0 }
    : { number: last.number, part: last.parts.length };
};

const hintLines = ({ track }: PlaylistScene): string[] => {
  const { number, part } = nextPart(track);
  return [
    attributes({
      '#EXT-X-PRELOAD-HINT:TYPE': 'PART',
      URI: quoted(`${track.facts.id}/${number}.${part}.m4s`),
    }),
  ];
};

/** Reports the latest segment of the other renditions, which saves players a request when they switch renditions. */
const reportLines = ({ state, track }: PlaylistScene, query: string): string[] =>
  [...state.tracks.values()]
    .filter((other) => other !== track && other.segments.length > 0)
    .map((other) => {
      const last = other.segments.at(-1);
      return attributes({
        '#EXT-X-RENDITION-REPORT:URI': quoted(`${other.facts.id}.m3u8${query}`),
        'LAST-MSN': String(last?.number ?? 0),
        ...(last === undefined || last.parts.length === 0
          ? {}
          : { 'LAST-PART': String(last.parts.length - 1) }),
      });
    });

const headLines = (
  { event, track: { facts } }: PlaylistScene,
  first: IngestSegment | undefined,
): string[] => [
  '#EXTM3U',
  `#EXT-X-VERSION:${VERSION}`,
  `#EXT-X-TARGETDURATION:${targetDuration(event)}`,
  `#EXT-X-MEDIA-SEQUENCE:${first?.number ?? 0}`,
  `#EXT-X-DISCONTINUITY-SEQUENCE:${first?.source ?? 0}`,
  '#EXT-X-INDEPENDENT-SEGMENTS',
  `#EXT-X-MAP:URI=${quoted(`${facts.id}/init.mp4`)}`,
];

export interface IngestPlaylistOptions {
  readonly windowSeconds: number;
  /** `?dw=…` for the addresses of other playlists. */
  readonly query: string;
  /** Whether no more segments will follow. */
  readonly isOver: boolean;
}

/** The current media playlist of an event that is being ingested (LIVE-10, LIVE-11). */
export const ingestPlaylist = (
  scene: PlaylistScene,
  { windowSeconds, query, isOver }: IngestPlaylistOptions,
): string => {
  const { event, track } = scene;
  const shown = segmentsInWindow(track, windowSeconds);
  const partSeconds = event.partMs / 1000;
  const inParts = track.segments.length - SEGMENTS_IN_PARTS;
  return list([
    ...headLines(scene, shown[0]),
    attributes({
      '#EXT-X-SERVER-CONTROL:CAN-BLOCK-RELOAD': 'YES',
      'PART-HOLD-BACK': (HOLD_BACK * partSeconds).toFixed(3),
      'HOLD-BACK': String(HOLD_BACK * targetDuration(event)),
    }),
    `#EXT-X-PART-INF:PART-TARGET=${partSeconds.toFixed(3)}`,
    ...shown.flatMap((segment, at) =>
      seamLines(scene, segment, shown[at - 1]).concat(
        segment.number >= inParts && !isOver ? partLines(scene, segment) : [],
        segment.isComplete || isOver ? segmentLines(scene, segment) : [],
      ),
    ),
    ...(isOver ? ['#EXT-X-ENDLIST'] : [...hintLines(scene), ...reportLines(scene, query)]),
  ]);
};

/** The media playlist of an event's recording (LIVE-12). */
export const recordingPlaylist = (scene: PlaylistScene, { first, end }: Recording): string => {
  const shown = scene.track.segments.slice(first, end);
  return list([
    ...headLines(scene, shown[0]),
    '#EXT-X-PLAYLIST-TYPE:VOD',
    ...shown.flatMap((segment, at) =>
      seamLines(scene, segment, shown[at - 1]).concat(segmentLines(scene, segment)),
    ),
    '#EXT-X-ENDLIST',
  ]);
};
