import { MediaError, isMediaError } from '../media-error.js';
import type { Clock } from '../clock.js';
import { liveManifest, vodManifest } from '../streams/dash.js';
import { cutFilm } from '../films/cut-film.js';
import type { Film, FilmIndex } from '../films/film-index.js';
import type { FilmTrack } from '../films/film-track.js';
import {
  livePlaylist,
  liveSubtitlesPlaylist,
  lowLatencyPlaylist,
  masterPlaylist,
  vodPlaylist,
  vodSubtitlesPlaylist,
} from '../streams/hls.js';
import { IngestPackager, type AwaitedPart } from '../ingest/ingest-packager.js';
import type { IngestIndex } from '../ingest/ingest-index.js';
import { createLiveClock, type LiveClock } from '../streams/live-clock.js';
import { fragmentsOf, readLoopedSegment } from '../films/looped-segment.js';
import type { ContentKeys, Protection } from '../protection/content-keys.js';
import { protectFilm } from '../protection/protect-film.js';
import { createRecentBytes, type RecentBytes } from '../recent-bytes.js';
import type { StreamGrant } from '../addresses/signing.js';
import { DASH_TYPE, HLS_TYPE } from '../streams/manifest-formats.js';
import type { StreamPart } from '../streams/stream-part.js';
import { PartsOnAir } from './parts-on-air.js';
import { TIME_ADDRESS, type SignedPath, type StreamFile } from '../addresses/stream-address.js';
import { liveSubtitles, parseSubtitles, type Subtitles } from '../films/subtitles.js';
import { liveTextFragment, textInit } from '../films/text-fragments.js';

const VTT_TYPE = 'text/vtt; charset=utf-8';
const TEXT_TYPE = 'application/mp4';
const RECENT_BYTES = 24 * 1024 * 1024;

const notFound = (details?: Readonly<Record<string, unknown>>): MediaError =>
  new MediaError('MEDIA_NOT_FOUND', details === undefined ? {} : { details });

const text = (type: string, body: string, lasting: boolean): StreamPart => ({
  type,
  body,
  version: null,
  lasting,
});

/** @throws {MediaError} MEDIA_NOT_FOUND, with the reason as its cause if the film exists but is broken; UNAVAILABLE */
const requireFilm = async (films: FilmIndex, slug: string): Promise<Film> => {
  let film: Film | null;
  try {
    film = await films.film(slug);
  } catch (cause) {
    throw isMediaError(cause) ? cause : new MediaError('MEDIA_NOT_FOUND', { cause });
  }
  if (film === null) throw notFound();
  return film;
};

/** @throws {MediaError} MEDIA_NOT_FOUND if the film lacks the track or the grant does not include it */
const requireTrack = (film: Film, grant: StreamGrant, id: string): FilmTrack => {
  const track = film.tracks.get(id);
  if (track === undefined) throw notFound();
  if (grant.a === true && film.description.audio.every((audio) => audio.id !== id)) throw notFound();
  return track;
};

const requireSubtitles = (film: Film, language: string): void => {
  if (film.description.subtitles.every((track) => track.language !== language)) throw notFound();
};

/** @throws {MediaError} MEDIA_NOT_FOUND, also for a file that was removed or broken since the film was opened; UNAVAILABLE */
const subtitlesText = async (film: Film, language: string): Promise<string> => {
  requireSubtitles(film, language);
  const found = await film.text(`subtitles/${language}.vtt`).catch((cause: unknown) => {
    throw isMediaError(cause) ? cause : new MediaError('MEDIA_NOT_FOUND', { cause });
  });
  if (found === null) throw notFound();
  return found;
};

const readSubtitles = async (film: Film, language: string): Promise<Subtitles> =>
  parseSubtitles(await subtitlesText(film, language));

/** Response for a fragment of a subtitle track. */
const fragment = (body: Buffer): StreamPart => ({ type: TEXT_TYPE, body, version: null, lasting: true });

const mediaType = (film: Film, track: FilmTrack): string =>
  film.description.audio.some(({ id }) => id === track.id) ? 'audio/mp4' : 'video/mp4';

const initOf = (film: Film, track: FilmTrack): StreamPart => ({
  type: mediaType(film, track),
  body: track.init,
  version: `${track.version}-init`,
  lasting: true,
});

const segmentOf = (film: Film, track: FilmTrack, number: number, body: Buffer): StreamPart => ({
  type: mediaType(film, track),
  body,
  version: `${track.version}-${number}`,
  lasting: true,
});

const manifestOptions = ({ film, grant, protection, drmLicenceAddress }: Scene) => ({
  film: film.description,
  timescales: new Map([...film.tracks].map(([id, { timescale }]) => [id, timescale])),
  audioOnly: grant.a === true,
  protection,
  drmLicenceAddress,
});

/** A track whose segments are cached by film, track, version and number. */
const remembering = (film: Film, track: FilmTrack, recent: RecentBytes): FilmTrack => ({
  ...track,
  readSegment: (number) =>
    recent.get(`${film.description.slug}/${track.id}/${track.version}/${number}`, () =>
      track.readSegment(number),
    ),
});

/** A stream with the access of one address. */
interface Scene {
  /** If the stream is protected, the tracks already return encrypted segments. */
  readonly film: Film;
  readonly protection: Protection | null;
  readonly grant: StreamGrant;
  readonly recent: RecentBytes;
  readonly drmLicenceAddress: string;
}

const vodPart = async (scene: Scene, file: StreamFile): Promise<StreamPart> => {
  const { film, grant, protection, recent } = scene;
  const { description } = film;
  switch (file.is) {
    case 'master':
      return text(HLS_TYPE, masterPlaylist(description, { audioOnly: grant.a === true, query: '' }), true);
    case 'manifest':
      return text(DASH_TYPE, vodManifest(manifestOptions(scene)), true);
    case 'playlist':
      return text(
        HLS_TYPE,
        vodPlaylist(description, requireTrack(film, grant, file.track).id, protection),
        true,
      );
    case 'init':
      return initOf(film, requireTrack(film, grant, file.track));
    case 'segment': {
      const track = requireTrack(film, grant, file.track);
      if (file.number >= description.segments) throw notFound();
      return segmentOf(
        film,
        track,
        file.number,
        await remembering(film, track, recent).readSegment(file.number),
      );
    }
    case 'subtitles-playlist':
      requireSubtitles(film, file.language);
      return text(HLS_TYPE, vodSubtitlesPlaylist(description, file.language), true);
    case 'subtitles':
      return text(VTT_TYPE, await subtitlesText(film, file.language), true);
    case 'subtitles-segment':
    case 'subtitles-init':
    case 'subtitles-fragment':
    case 'part':
    case 'timed-segment':
      throw notFound();
    default:
      return file satisfies never;
  }
};

interface BroadcastRequest {
  readonly file: StreamFile;
  readonly live: LiveClock;
  /** From and up to; milliseconds since the epoch. */
  readonly span: NonNullable<StreamGrant['b']>;
}

/**
 * A file of a broadcast of a channel that repeats a film. @throws {MediaError} MEDIA_NOT_FOUND before its first segment
 * is complete
 */
const broadcastPart = async (
  scene: Scene,
  { file, live, span: [from, until] }: BroadcastRequest,
): Promise<StreamPart> => {
  const { film, recent } = scene;
  const range = live.between(from, until);
  if (range.first >= range.end) throw notFound();
  const source: Film = {
    ...film,
    tracks: new Map([...film.tracks].map(([id, track]) => [id, remembering(film, track, recent)])),
  };
  const part = await vodPart({ ...scene, film: cutFilm(source, range) }, file);
  // While the broadcast goes on, lists of its segments grow.
  return part.version === null && live.startOf(range.end) < until ? { ...part, lasting: false } : part;
};

interface LiveScene extends Scene {
  readonly live: LiveClock;
  /** Parts per segment; 1 without low latency. */
  readonly parts: number;
  readonly awaited: AwaitedPart | null;
  readonly clock: Clock;
  readonly windowSeconds: number;
  readonly query: string;
}

/** @throws {MediaError} SEGMENT_GONE or MEDIA_NOT_FOUND if the segment is outside the channel's whole window */
const requireOnAir = ({ live, grant, parts }: LiveScene, number: number, isText = false): void => {
  const availability = live.availability(number, grant.w ?? 0);
  if (availability === 'early' && isText && parts > 1 && live.hasBegun(number, parts)) return;
  if (availability === 'gone') throw new MediaError('SEGMENT_GONE');
  if (availability === 'early') {
    throw notFound({ reason: 'too-early', availableAt: new Date(live.startOf(number + 1)).toISOString() });
  }
};

/** Parts per segment of a channel: 1 without low latency, and for a film that is not divided into equal parts. */
const partsOf = ({ tracks }: Film, { q }: StreamGrant): number => {
  const [parts = 1, ...others] = new Set(Array.from(tracks.values(), (track) => track.parts));
  return q === true && others.length === 0 ? parts : 1;
};

/** @throws {MediaError} MEDIA_NOT_FOUND, SEGMENT_GONE */
const livePlaylistOf = async (scene: LiveScene, id: string): Promise<string> => {
  const { film, grant, protection, live, windowSeconds, parts, awaited, query } = scene;
  const track = requireTrack(film, grant, id);
  if (parts > 1 && awaited !== null) await new PartsOnAir(live, parts).waitForReload(awaited);
  const playlist = { clock: live, window: live.window(windowSeconds), protection };
  if (parts === 1) return livePlaylist(track.id, playlist);
  const { audio, video } = film.description;
  const offered = grant.a === true ? audio : [...video, ...audio];
  return lowLatencyPlaylist(track.id, playlist, {
    parts,
    areIndependent: audio.some((sound) => sound.id === id),
    others: offered.flatMap((other) => (other.id === id ? [] : [other.id])),
    query,
  });
};

/** Part `part` of a segment. @throws {MediaError} MEDIA_NOT_FOUND, SEGMENT_GONE */
const livePartOf = async (
  scene: LiveScene,
  { track: id, number, part }: Extract<StreamFile, { is: 'part' }>,
): Promise<StreamPart> => {
  const { film, grant, live, parts } = scene;
  const track = requireTrack(film, grant, id);
  const onAir = new PartsOnAir(live, parts);
  if (part >= parts || !onAir.isOffered({ number, part })) throw notFound({ reason: 'too-early' });
  if (live.availability(number, grant.w ?? 0) === 'gone') throw new MediaError('SEGMENT_GONE');
  const segment = await readLoopedSegment(film, remembering(film, track, scene.recent), number);
  const bytes = fragmentsOf(segment)[part];
  if (bytes === undefined) throw notFound();
  await onAir.wait({ number, part });
  return {
    type: mediaType(film, track),
    body: bytes,
    version: `${track.version}-${number}.${part}`,
    lasting: true,
  };
};

/** A segment; with low latency also one of which only the first part is complete: the others follow as they are. */
const liveSegmentOf = async (
  scene: LiveScene,
  { track: id, number }: Extract<StreamFile, { is: 'segment' }>,
): Promise<StreamPart> => {
  const { film, grant, live, parts, recent } = scene;
  const track = requireTrack(film, grant, id);
  const isInParts =
    parts > 1 &&
    live.availability(number, grant.w ?? 0) !== 'gone' &&
    live.hasBegun(number, parts) &&
    live.untilPart({ number, part: parts - 1 }, parts) > 0;
  if (!isInParts) requireOnAir(scene, number);
  const segment = await readLoopedSegment(film, remembering(film, track, recent), number);
  if (!isInParts) return segmentOf(film, track, number, segment);
  const body = new PartsOnAir(live, parts).stream(number, fragmentsOf(segment));
  return { type: mediaType(film, track), body, version: null, lasting: true };
};

const livePart = async (scene: LiveScene, file: StreamFile): Promise<StreamPart> => {
  const { film, grant, protection, live, clock, windowSeconds, query } = scene;
  const { description } = film;
  const playlist = { clock: live, window: live.window(windowSeconds), protection };
  switch (file.is) {
    case 'master':
      return text(HLS_TYPE, masterPlaylist(description, { audioOnly: grant.a === true, query }), true);
    case 'manifest':
      return text(
        DASH_TYPE,
        liveManifest({
          ...manifestOptions(scene),
          window: windowSeconds,
          now: clock.now(),
          timeAddress: TIME_ADDRESS,
          parts: scene.parts,
        }),
        false,
      );
    case 'playlist':
      return text(HLS_TYPE, await livePlaylistOf(scene, file.track), false);
    case 'init':
      return initOf(film, requireTrack(film, grant, file.track));
    case 'segment':
      return liveSegmentOf(scene, file);
    case 'part':
      if (scene.parts === 1) throw notFound();
      return livePartOf(scene, file);
    case 'subtitles-playlist':
      requireSubtitles(film, file.language);
      return text(HLS_TYPE, liveSubtitlesPlaylist(file.language, playlist), false);
    case 'subtitles-segment': {
      const subtitles = await readSubtitles(film, file.language);
      requireOnAir(scene, file.number);
      return text(VTT_TYPE, liveSubtitles(subtitles, { ...description, number: file.number }), true);
    }
    case 'subtitles-init':
      return fragment(textInit(await readSubtitles(film, file.language)));
    case 'subtitles-fragment': {
      const subtitles = await readSubtitles(film, file.language);
      requireOnAir(scene, file.number, true);
      return fragment(liveTextFragment(subtitles, { ...description, number: file.number }));
    }
    case 'subtitles':
    case 'timed-segment':
      throw notFound();
    default:
      return file satisfies never;
  }
};

export interface StreamPackagerOptions {
  readonly films: FilmIndex;
  /** Events sent by encoders. */
  readonly ingests: IngestIndex;
  readonly keys: ContentKeys;
  readonly clock: Clock;
  /** Address of DRM licence requests, for manifests of protected films. */
  readonly drmLicenceAddress: string;
}

/** Packages stream files on demand from films and ingested events, without writing files or transcoding. */
export const createStreamPackager = (options: StreamPackagerOptions) => {
  const { films, ingests, keys, clock, drmLicenceAddress } = options;
  const recent = createRecentBytes(RECENT_BYTES);
  const ingested = new IngestPackager(ingests, recent);
  return {
    /**
     * @param windowSeconds channels: DVR window of the playlist
     * @throws {MediaError} MEDIA_NOT_FOUND, also for a segment that does not exist yet
     * @throws {MediaError} SEGMENT_GONE for a segment that has left the channel's window
     */
    async part(
      path: SignedPath,
      grant: StreamGrant,
      windowSeconds: number,
      query: string,
      awaited: AwaitedPart | null = null,
    ): Promise<StreamPart> {
      if (grant.r !== undefined) return ingested.part({ path, grant, windowSeconds, query, awaited });
      const clear = await requireFilm(films, grant.l ?? (path.kind === 'live' ? '' : path.name));
      const { encryption } = path;
      const protection = encryption === null ? null : keys.protection(clear.description.slug, encryption);
      const film = protection === null ? clear : protectFilm(clear, protection);
      const scene: Scene = { film, protection, grant, recent, drmLicenceAddress };
      const live = createLiveClock(clock, film.description.segmentDuration);
      if (path.kind === 'vod')
        return grant.b === undefined
          ? vodPart(scene, path.file)
          : broadcastPart(scene, { file: path.file, live, span: grant.b });
      const parts = partsOf(film, grant);
      return livePart({ ...scene, live, parts, awaited, clock, windowSeconds, query }, path.file);
    },
  };
};

export type StreamPackager = ReturnType<typeof createStreamPackager>;
