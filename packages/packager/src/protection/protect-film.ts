import type { Film } from '../films/film-index.js';
import type { FilmTrack } from '../films/film-track.js';
import type { Protection } from './content-keys.js';
import { encryptInit, type TrackKind } from './encrypt-init.js';
import { encryptSegment } from './encrypt-segment.js';

const protectTrack = (track: FilmTrack, kind: TrackKind, protection: Protection): FilmTrack => ({
  ...track,
  init: encryptInit(track.init, protection, track.id, kind),
  // Entity tags and cache keys must differ from those of the unencrypted film.
  version: `${track.version}-${protection.mode}`,
  readSegment: async (number) =>
    encryptSegment(await track.readSegment(number), protection, { track: track.id, kind, number }),
});

/** The subsamples of other codecs are not known: where their slices begin, and which of their headers have to stay clear. */
const isH264 = ({ codecs }: { readonly codecs: string }): boolean => /^avc[13]\./u.test(codecs);

/**
 * What of a film is protected: without renditions in other codecs than H.264, which are not offered then (PLAY-87).
 * @throws {Error} if there are no others
 */
const inH264Alone = ({ description, tracks, ...film }: Film): Film => {
  const video = description.video.filter(isH264);
  if (video.length === 0)
    throw new Error(
      `${description.slug}: found no rendition in H.264; allowed: at least one, to protect it.`,
    );
  const left = new Set(description.video.flatMap((track) => (isH264(track) ? [] : [track.id])));
  return {
    ...film,
    description: { ...description, video },
    tracks: new Map([...tracks].filter(([id]) => !left.has(id))),
  };
};

/** The film in its protected form. Segments are encrypted when they are read, so no second copy is stored. */
export const protectFilm = (clear: Film, protection: Protection): Film => {
  const film = inH264Alone(clear);
  const pictures = new Set(film.description.video.map(({ id }) => id));
  return {
    ...film,
    tracks: new Map(
      [...film.tracks].map(([id, track]) => [
        id,
        protectTrack(track, pictures.has(id) ? 'video' : 'audio', protection),
      ]),
    ),
  };
};
