import { join } from 'node:path';
import { SLUG, type FilmDescription } from './film-description.js';
import { readFilmFolder } from './film-folder.js';
import { openFilmTrack, type FilmTrack } from './film-track.js';

/** A film with its tracks opened for packaging. */
export interface Film {
  readonly folder: string;
  readonly description: FilmDescription;
  readonly tracks: ReadonlyMap<string, FilmTrack>;
}

const wellFormed = new RegExp(`^${SLUG}$`);

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');

/**
 * A segment of sound begins with the first frame after the picture's, since few frame rates have segments of whole
 * frames of both. The longest frames are those of HE-AAC at 44.1 kHz: 2048 samples.
 */
export const SOUND_FRAME_SECONDS = 2048 / 44_100;

/** Opens all tracks; if one fails, those already opened are closed. */
const openTracks = async (folder: string, description: FilmDescription): Promise<readonly FilmTrack[]> => {
  const open =
    (lateness: number) =>
    ({ id }: { readonly id: string }) =>
      openFilmTrack(id, join(folder, `${id}.mp4`), { ...description, lateness });
  const opening = await Promise.allSettled([
    ...description.video.map(open(0)),
    ...description.audio.map(open(SOUND_FRAME_SECONDS)),
  ]);
  const tracks = opening.flatMap((track) => (track.status === 'fulfilled' ? [track.value] : []));
  const failed = opening.find((track) => track.status === 'rejected');
  if (failed === undefined) return tracks;
  await Promise.all(tracks.map((track) => track.close()));
  throw failed.reason;
};

const openFilm = async (folder: string, slug: string): Promise<Film | null> => {
  let description: FilmDescription;
  try {
    ({ description } = readFilmFolder(folder));
    if (description.slug !== slug) throw new Error(`/slug: found "${description.slug}"; expected "${slug}".`);
  } catch (cause) {
    if (isMissing(cause)) return null;
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${join(folder, 'film.json')}: ${reason}`, { cause });
  }
  const tracks = await openTracks(folder, description);
  return { folder, description, tracks: new Map(tracks.map((track) => [track.id, track])) };
};

/** @param mediaFolder contains `films/<slug>/`; null if the realm has no media */
export const createFilmIndex = (mediaFolder: string | null) => {
  const films = new Map<string, Promise<Film | null>>();

  const open = async (slug: string): Promise<Film | null> => {
    if (mediaFolder === null) return null;
    const opening = openFilm(join(mediaFolder, 'films', slug), slug);
    films.set(slug, opening);
    try {
      const film = await opening;
      // Missing and broken films are not cached, so that fixing them needs no restart.
      if (film === null) films.delete(slug);
      return film;
    } catch (error) {
      films.delete(slug);
      throw error;
    }
  };

  return {
    /**
     * Null if the film does not exist.
     * @throws {Error} if the film exists but is invalid; the message names the file
     */
    film: async (slug: string): Promise<Film | null> =>
      wellFormed.test(slug) ? (films.get(slug) ?? open(slug)) : null,
    async close(): Promise<void> {
      const opened = await Promise.allSettled(films.values());
      films.clear();
      const closing = opened.flatMap((film) =>
        film.status === 'fulfilled' && film.value !== null
          ? Array.from(film.value.tracks.values(), (track) => track.close())
          : [],
      );
      await Promise.all(closing);
    },
  };
};

export type FilmIndex = ReturnType<typeof createFilmIndex>;
