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

/** The film in its protected form. Segments are encrypted when they are read, so no second copy is stored. */
export const protectFilm = (film: Film, protection: Protection): Film => ({
  ...film,
  tracks: new Map(
    [...film.tracks].map(([id, track]) => [
      id,
      protectTrack(
        track,
        film.description.video.some((video) => video.id === id) ? 'video' : 'audio',
        protection,
      ),
    ]),
  ),
});
