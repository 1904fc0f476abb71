import { setTimeout as pause } from 'node:timers/promises';
import { MediaError } from '../media-error.js';
import type { MediaStore } from '../store/media-store.js';
import { readStoredText } from '../store/read-object.js';
import { isStoreError } from '../store/store-error.js';
import { SLUG, type FilmDescription } from './film-description.js';
import { FILM_FILE, filmPrefix, readFilmFiles } from './film-files.js';
import { openFilmTrack, type FilmTrack } from './film-track.js';

/** A film with its tracks opened for packaging. */
export interface Film {
  readonly description: FilmDescription;
  readonly tracks: ReadonlyMap<string, FilmTrack>;
  /**
   * The text of one of its files, such as `subtitles/fr.vtt`; null if it is gone.
   * @throws {StoreError} if a bucket does not answer
   */
  text(file: string): Promise<string | null>;
}

const wellFormed = new RegExp(`^${SLUG}$`);

/**
 * A segment of sound begins with the first frame after the picture's, since few frame rates have segments of whole
 * frames of both. The longest frames are those of HE-AAC at 44.1 kHz: 2048 samples.
 */
export const SOUND_FRAME_SECONDS = 2048 / 44_100;

/** How long a request waits for a film that is opened; a long one without an index may take minutes in a bucket. */
const OPENING_MS = 15_000;
const RETRY_SECONDS = 5;

/** Opens all tracks; if one fails, those already opened are closed. */
const openTracks = async (store: MediaStore, description: FilmDescription): Promise<readonly FilmTrack[]> => {
  const open =
    (lateness: number) =>
    ({ id }: { readonly id: string }) =>
      openFilmTrack(
        id,
        { store, key: `${filmPrefix(description.slug)}${id}.mp4` },
        { ...description, lateness },
      );
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

const describe = async (store: MediaStore, slug: string): Promise<FilmDescription | null> => {
  const prefix = filmPrefix(slug);
  try {
    const description = (await readFilmFiles(store, prefix))?.description ?? null;
    if (description !== null && description.slug !== slug)
      throw new Error(`/slug: found "${description.slug}"; expected "${slug}".`);
    return description;
  } catch (cause) {
    if (isStoreError(cause)) throw cause;
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${store.address(prefix + FILM_FILE)}: ${reason}`, { cause });
  }
};

/** A track that tells when its file was replaced. */
const watched = (track: FilmTrack, onReplaced: () => void): FilmTrack => ({
  ...track,
  readSegment: (number) => {
    const reading = track.readSegment(number);
    reading.catch((error: unknown) => {
      if (isStoreError(error) && error.isReplaced) onReplaced();
    });
    return reading;
  },
});

const openFilm = async (store: MediaStore, slug: string, onReplaced: () => void): Promise<Film | null> => {
  const description = await describe(store, slug);
  if (description === null) return null;
  const tracks = await openTracks(store, description);
  return {
    description,
    tracks: new Map(tracks.map((track) => [track.id, watched(track, onReplaced)])),
    text: (file) => readStoredText(store, filmPrefix(slug) + file),
  };
};

const inTime = async (opening: Promise<Film | null>): Promise<Film | null> => {
  const waiting = new AbortController();
  const late = pause(OPENING_MS, null, { signal: waiting.signal }).then(() => {
    throw new MediaError('UNAVAILABLE', { details: { retryAfterSeconds: RETRY_SECONDS } });
  });
  try {
    return await Promise.race([opening, late]);
  } finally {
    late.catch(() => undefined);
    waiting.abort();
  }
};

/** @param store contains `films/<slug>/`; null if the realm has no media */
export const createFilmIndex = (store: MediaStore | null) => {
  const films = new Map<string, Promise<Film | null>>();
  /** Those that need not be waited for. */
  const opened = new Map<string, Film>();

  const open = async (slug: string): Promise<Film | null> => {
    if (store === null) return null;
    const forget = (): void => {
      if (films.get(slug) !== opening) return;
      films.delete(slug);
      opened.delete(slug);
    };
    const opening: Promise<Film | null> = openFilm(store, slug, forget);
    films.set(slug, opening);
    try {
      const film = await opening;
      // Missing and broken films are not cached, so that fixing them needs no restart.
      if (film === null) forget();
      else if (films.get(slug) === opening) opened.set(slug, film);
      return film;
    } catch (error) {
      forget();
      throw error;
    }
  };

  return {
    /**
     * Null if the film does not exist.
     * @throws {MediaError} UNAVAILABLE if a bucket does not answer, or the film takes long to open
     * @throws {Error} if the film exists but is invalid; the message names the file
     */
    film: async (slug: string): Promise<Film | null> => {
      if (!wellFormed.test(slug)) return null;
      return opened.get(slug) ?? inTime(films.get(slug) ?? open(slug));
    },
    async close(): Promise<void> {
      const all = await Promise.allSettled(films.values());
      films.clear();
      opened.clear();
      const closing = all.flatMap((film) =>
        film.status === 'fulfilled' && film.value !== null
          ? Array.from(film.value.tracks.values(), (track) => track.close())
          : [],
      );
      await Promise.all(closing);
    },
  };
};

export type FilmIndex = ReturnType<typeof createFilmIndex>;
