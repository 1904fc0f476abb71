import { MediaError } from '../media-error.js';
import type { FilmDescription } from '../films/film-description.js';
import { masterPlaylist } from '../streams/hls.js';
import type { RecentBytes } from '../recent-bytes.js';
import type { StreamGrant } from '../addresses/signing.js';
import type { SignedPath, StreamFile } from '../addresses/stream-address.js';
import { DASH_TYPE, HLS_TYPE } from '../streams/manifest-formats.js';
import type { StreamPart } from '../streams/stream-part.js';
import { ingestManifest, recordingManifest } from './ingest-dash.js';
import { ingestPlaylist, nextPart, recordingPlaylist, segmentsInWindow } from './ingest-hls.js';
import type { Ingest, IngestIndex } from './ingest-index.js';
import type { EventLine, Recording } from './ingest-journal.js';
import { isGap, type IngestSegment, type IngestTrack } from './ingest-state.js';
import { isRecorded, recordedRange, type EventSpan } from './recorded-range.js';

/** The segment and part that a blocking playlist reload waits for: `_HLS_msn` and `_HLS_part`. */
export interface AwaitedPart {
  readonly number: number;
  /** Undefined for the whole segment. */
  readonly part: number | undefined;
}

interface IngestRequest {
  readonly path: SignedPath;
  readonly grant: StreamGrant;
  readonly windowSeconds: number;
  readonly query: string;
  readonly awaited: AwaitedPart | null;
}

/** Segments that can still be requested after leaving the window, because players may have an older playlist. */
const GRACE_SEGMENTS = 16;
/** A reload that waits for a later segment is an error. @see draft-pantos-hls-rfc8216bis §6.2.5.2 */
const MOST_AWAITED_SEGMENTS = 2;
/**
 * Maximum wait of a blocking reload, in part durations; then the current playlist is sent. Nothing arrives while the
 * source has dropped, and hls.js aborts responses that take longer than three parts and fails after several of them.
 */
const LONGEST_WAIT_PARTS = 2.5;

const NOTHING: Recording = { first: 0, end: 0, duration: 0 };
/** Files that list segments. */
const LISTS: ReadonlySet<string> = new Set(['manifest', 'playlist'] satisfies StreamFile['is'][]);

const spanOf = ([startsAt, endsAt]: NonNullable<StreamGrant['b']>): EventSpan => ({ startsAt, endsAt });

const notFound = (details?: Readonly<Record<string, unknown>>): MediaError =>
  new MediaError('MEDIA_NOT_FOUND', details === undefined ? {} : { details });

const text = (type: string, body: string, lasting = false): StreamPart => ({
  type,
  body,
  version: null,
  lasting,
});

/** The tracks of an event in the format of a film description. */
export const ingestDescription = ({ id, state }: Ingest, duration: number): FilmDescription => {
  const facts = Array.from(state.tracks.values(), (track) => track.facts);
  return {
    slug: id,
    segments: 1,
    segmentDuration: (state.event?.segmentMs ?? 0) / 1000,
    duration,
    video: facts.flatMap((track) => (track.kind === 'video' ? [track] : [])),
    audio: facts.flatMap((track) => (track.kind === 'audio' ? [track] : [])),
    subtitles: [],
    chapterLanguages: [],
  };
};

interface Scene extends IngestRequest {
  readonly ingest: Ingest;
  readonly event: EventLine;
}

const requireTrack = ({ ingest: { state }, grant }: Scene, id: string): IngestTrack => {
  const track = state.tracks.get(id);
  if (track === undefined || (grant.a === true && track.facts.kind === 'video')) throw notFound();
  return track;
};

const isOver = ({ ingest: { state, recording } }: Scene): boolean =>
  recording !== null || state.endedAt !== null;

const has = ({ segments }: IngestTrack, { number, part }: AwaitedPart): boolean => {
  const segment = segments[number];
  if (segment === undefined) return false;
  return (
    segment.isComplete || segments.length > number + 1 || (part !== undefined && segment.parts.length > part)
  );
};

const sourceType = ({ facts }: IngestTrack): string => (facts.kind === 'audio' ? 'audio/mp4' : 'video/mp4');

/** Creates the files of streams from ingested events. */
export class IngestPackager {
  readonly #ingests: IngestIndex;
  readonly #recent: RecentBytes;

  constructor(ingests: IngestIndex, recent: RecentBytes) {
    this.#ingests = ingests;
    this.#recent = recent;
  }

  /**
   * @throws {MediaError} MEDIA_NOT_FOUND, also for files that do not exist yet
   * @throws {MediaError} SEGMENT_GONE for a segment that has left the event's window
   * @throws {MediaError} INVALID_FIELD for a blocking reload that waits for more than two segments
   */
  async part(request: IngestRequest): Promise<StreamPart> {
    const { path, grant, query } = request;
    const ingest = await this.#ingests.ingest(grant.r ?? '');
    const event = ingest?.state.event ?? null;
    // Ingested events are not encrypted.
    if (ingest === null || event === null || path.encryption !== null) throw notFound();
    const scene: Scene = { ...request, ingest, event };
    const recording = this.#requireRecording(scene);
    const audioOnly = grant.a === true;
    const { file } = path;
    switch (file.is) {
      case 'master':
        return text(HLS_TYPE, masterPlaylist(ingestDescription(ingest, 1), { audioOnly, query }), true);
      case 'manifest':
        return text(
          DASH_TYPE,
          recording === null
            ? ingestManifest({
                ingest,
                event,
                audioOnly,
                windowSeconds: request.windowSeconds,
                isOver: isOver(scene),
              })
            : recordingManifest({ ingest, event, audioOnly, recording }),
        );
      case 'playlist': {
        if (recording === null) return this.#playlist(scene, file.track);
        const track = requireTrack(scene, file.track);
        return text(
          HLS_TYPE,
          recordingPlaylist({ state: ingest.state, event, track }, recording),
          // More segments may follow while a broadcast goes on.
          grant.b === undefined,
        );
      }
      case 'init': {
        const track = requireTrack(scene, file.track);
        return this.#bytesOf(scene, track, { start: 0, end: track.facts.initBytes, name: 'init' });
      }
      case 'segment': {
        const track = requireTrack(scene, file.track);
        return this.#segment(scene, track, track.segments[file.number]);
      }
      case 'timed-segment': {
        const track = requireTrack(scene, file.track);
        return this.#segment(scene, track, segmentAt(track, file.time));
      }
      case 'part':
        if (recording !== null) throw notFound();
        return this.#segmentPart(scene, file.track, { number: file.number, part: file.part });
      case 'subtitles-playlist':
      case 'subtitles':
      case 'subtitles-segment':
      case 'subtitles-init':
      case 'subtitles-fragment':
        throw notFound();
      default:
        return file satisfies never;
    }
  }
  /** Resolves when the part exists or the maximum wait has passed. */
  async #wait(scene: Scene, trackId: string, awaited: AwaitedPart): Promise<void> {
    const { ingest, event } = scene;
    const until = performance.now() + LONGEST_WAIT_PARTS * event.partMs;
    while (!has(requireTrack(scene, trackId), awaited) && !isOver(scene)) {
      const left = until - performance.now();
      if (left <= 0) return;
      await this.#ingests.grown(ingest.id, left);
    }
  }

  async #bytesOf(
    { ingest }: Scene,
    track: IngestTrack,
    span: { readonly start: number; readonly end: number; readonly name: string },
  ): Promise<StreamPart> {
    const { id } = track.facts;
    const version = `${ingest.state.sources[0]?.startsAt.toString(36) ?? ''}-${id}-${span.name}-${span.end - span.start}`;
    return {
      type: sourceType(track),
      body: await this.#recent.get(`ingest/${ingest.id}/${version}`, () =>
        ingest.readBytes(id, span.start, span.end),
      ),
      version,
      lasting: true,
    };
  }

  /** @throws {MediaError} if the address does not grant access to the segment */
  #requireOpen(scene: Scene, track: IngestTrack, { number }: IngestSegment): void {
    const { path, grant, ingest } = scene;
    if (path.kind === 'vod') {
      const { first, end } = ingest.recording ?? { first: 0, end: 0 };
      const isOpen =
        grant.b === undefined
          ? number >= first && number < end
          : isRecorded(ingest.state, number, spanOf(grant.b));
      if (!isOpen) throw notFound();
      return;
    }
    const [oldest] = segmentsInWindow(track, grant.w ?? 0);
    if (oldest !== undefined && number < oldest.number - GRACE_SEGMENTS) throw new MediaError('SEGMENT_GONE');
  }

  #segment(scene: Scene, track: IngestTrack, found: IngestSegment | undefined) {
    if (found === undefined || isGap(found) || !(found.isComplete || isOver(scene))) throw notFound();
    if (found.number < scene.ingest.state.kept) throw new MediaError('SEGMENT_GONE');
    this.#requireOpen(scene, track, found);
    return this.#bytesOf(scene, track, { ...found, name: String(found.number) });
  }

  async #segmentPart(scene: Scene, trackId: string, awaited: Required<AwaitedPart>) {
    const track = requireTrack(scene, trackId);
    const next = nextPart(track);
    // Waits only for the part in the playlist's preload hint.
    if (awaited.number === next.number && awaited.part === next.part)
      await this.#wait(scene, trackId, awaited);
    const found = track.segments[awaited.number];
    const part = found?.parts[awaited.part ?? 0];
    if (found === undefined || part === undefined) throw notFound();
    this.#requireOpen(scene, track, found);
    return this.#bytesOf(scene, track, { ...part, name: `${awaited.number}.${awaited.part ?? 0}` });
  }

  async #playlist(scene: Scene, trackId: string): Promise<StreamPart> {
    const { ingest, event, awaited, windowSeconds, query } = scene;
    const track = requireTrack(scene, trackId);
    if (awaited !== null) {
      if (awaited.number > track.segments.length + MOST_AWAITED_SEGMENTS) {
        throw new MediaError('INVALID_FIELD', {
          details: {
            issues: [
              {
                field: 'query._HLS_msn',
                found: String(awaited.number),
                allowed: `at most ${track.segments.length + MOST_AWAITED_SEGMENTS}`,
              },
            ],
          },
        });
      }
      await this.#wait(scene, trackId, awaited);
    }
    return text(
      HLS_TYPE,
      ingestPlaylist({ state: ingest.state, event, track }, { windowSeconds, query, isOver: isOver(scene) }),
    );
  }

  /** Null for a live stream. A broadcast of a channel is cut for lists of its segments only (GUIDE-40). */
  #requireRecording({ path, grant, ingest: { recording, state } }: Scene): Recording | null {
    if (path.kind === 'live') return null;
    if (grant.b === undefined && recording === null) throw notFound();
    if (grant.b === undefined || !LISTS.has(path.file.is)) return recording ?? NOTHING;
    const cut = recordedRange(state, spanOf(grant.b));
    if (cut.duration === 0) throw notFound();
    return cut;
  }
}

/** The segment that starts exactly at a time of the timeline, in ticks. */
const segmentAt = ({ segments }: IngestTrack, time: number): IngestSegment | undefined => {
  let [low, high] = [0, segments.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((segments[middle]?.time ?? Infinity) < time) low = middle + 1;
    else high = middle;
  }
  return segments[low]?.time === time ? segments[low] : undefined;
};
