import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface FilmTrackParts {
  readonly id: string;
  readonly kind: 'video' | 'audio';
  readonly bandwidth: number;
  readonly codecs: string;
  readonly width?: number;
  readonly height?: number;
  readonly language?: string;
  readonly init: Buffer;
  readonly segments: readonly Buffer[];
}

export interface FilmParts {
  readonly segmentDuration: number;
  readonly segments: number;
  readonly tracks: readonly FilmTrackParts[];
}

interface Description {
  readonly segments: number;
  readonly segmentDuration: number;
  readonly video: readonly Omit<FilmTrackParts, 'kind' | 'init' | 'segments'>[];
  readonly audio: readonly Omit<FilmTrackParts, 'kind' | 'init' | 'segments'>[];
}

interface Piece {
  readonly type: string;
  readonly bytes: Buffer;
}

const piecesOf = (bytes: Buffer): Piece[] => {
  const pieces: Piece[] = [];
  for (let at = 0; at < bytes.length;) {
    const size = bytes.readUInt32BE(at);
    if (size < 8 || at + size > bytes.length) throw new Error(`A box at byte ${at} is cut off.`);
    pieces.push({ type: bytes.toString('latin1', at + 4, at + 8), bytes: bytes.subarray(at, at + size) });
    at += size;
  }
  return pieces;
};

/** In the demo's films, all segments have the same number of fragments. */
const splitTrack = (bytes: Buffer, segments: number): Pick<FilmTrackParts, 'init' | 'segments'> => {
  const pieces = piecesOf(bytes);
  const isMedia = ({ type }: Piece): boolean => type === 'moof' || type === 'mdat';
  const init = Buffer.concat(
    pieces.filter(({ type }) => type === 'ftyp' || type === 'moov').map((piece) => piece.bytes),
  );
  const media = pieces.filter(isMedia);
  const each = media.length / segments;
  if (!Number.isInteger(each)) throw new Error(`${media.length} pieces are not ${segments} equal segments.`);
  return {
    init,
    segments: Array.from({ length: segments }, (_, at) =>
      Buffer.concat(media.slice(at * each, (at + 1) * each).map((piece) => piece.bytes)),
    ),
  };
};

/** @throws {Error} for a film that does not exist or does not have the demo's format */
export const readFilmParts = async (folder: string): Promise<FilmParts> => {
  const { segments, segmentDuration, video, audio } = JSON.parse(
    await readFile(join(folder, 'film.json'), 'utf8'),
  ) as Description;
  const open = async (
    kind: FilmTrackParts['kind'],
    track: Description['video'][number],
  ): Promise<FilmTrackParts> => {
    const bytes = await readFile(join(folder, `${track.id}.mp4`));
    return Object.assign(splitTrack(bytes, segments), track, { kind });
  };
  const tracks = await Promise.all([
    ...video.map((track) => open('video', track)),
    ...audio.slice(0, 1).map((track) => open('audio', track)),
  ]);
  return { segments, segmentDuration, tracks };
};
