import { minimumAge } from '@footlight/domain';
import type { contents, ContentTexts, StoredCredit, Texts } from '../database/schema/content.js';
import type { CatalogueSeries, CatalogueSource } from './catalogue-content.schemas.js';
import type { Catalogue } from './catalogue-files.js';
import type { Films } from './media-facts.js';

type Insert = typeof contents.$inferInsert;
/** The import writes lists without relying on defaults of the database, because search reads them as well. */
export type ContentRow = Insert & { readonly tags: string[]; readonly audioTracks: string[] };

/** An entry of `vods`, `events`, `series` or `playlists`. */
type Entry =
  | Catalogue['vods'][number]
  | Catalogue['events'][number]
  | CatalogueSeries
  | Catalogue['playlists'][number];

export type PlainRow = Omit<ContentRow, 'kind' | 'id' | 'texts' | 'artwork' | 'position'>;
export type EntryRow = Omit<ContentRow, 'kind'>;

/** Default values of a row. */
export const PLAIN_ROW: PlainRow = {
  film: null,
  source: null,
  duration: null,
  access: 'everyone',
  licenceIds: [],
  geoRule: null,
  onlinePlayback: 'AVAILABLE',
  audioOnly: false,
  drm: null,
  adBreaks: [],
  skipMarkers: [],
  genre: null,
  tags: [],
  audioTracks: [],
  subtitleLanguages: [],
  externalId: null,
  year: null,
  ageRating: null,
  minimumAge: null,
  credits: [],
  trailerId: null,
  releaseType: 'STANDARD',
  scheduledAt: null,
  startsAt: null,
  endsAt: null,
  dvrWindow: null,
  lowLatency: false,
  liveEventId: null,
  channelId: null,
  logo: null,
  logoAddress: null,
  shared: false,
  itemCount: null,
  watermark: null,
  countdownDuration: null,
  eventLocation: null,
  localBroadcasters: {},
  catchUp: null,
};

/** Adds the genre's label to the texts of each language. */
export const withGenre = (
  texts: Texts<ContentTexts>,
  genre: string | undefined,
  { genres }: Catalogue['words'],
): Texts<ContentTexts> => {
  const word = genre === undefined ? undefined : genres[genre];
  if (word === undefined) return texts;
  return Object.fromEntries(
    Object.entries(texts).map(([language, text]) => {
      const localised = word[language];
      return [language, localised === undefined ? text : Object.assign({ genre: localised }, text)];
    }),
  );
};

/** What rows take from other parts of a catalogue. */
export type Named = Pick<Catalogue, 'words' | 'people'>;

const credits = (entry: Entry, { words: { roles }, people }: Named): StoredCredit[] =>
  (entry.credits ?? []).flatMap(({ role, person, name }): StoredCredit[] => {
    const word = roles[role];
    if (word === undefined) return [];
    if (person === undefined) return name === undefined ? [] : [{ role: word, name }];
    const known = people[person];
    return known === undefined ? [] : [{ role: word, person, name: known.name }];
  });

/** The columns that all kinds of entries share. */
export const entryRow = (entry: Entry, position: number, named: Named): EntryRow => ({
  ...PLAIN_ROW,
  id: entry.id,
  artwork: entry.artwork,
  texts: withGenre(entry.texts, entry.genre, named.words),
  position,
  access: entry.access ?? 'everyone',
  licenceIds: [...(entry.licences ?? [])],
  geoRule: entry.geoRule ?? null,
  genre: entry.genre ?? null,
  tags: [...(entry.tags ?? [])],
  externalId: entry.externalId ?? null,
  year: entry.year ?? null,
  ageRating: entry.ageRating ?? null,
  minimumAge: minimumAge(entry.ageRating ?? null),
  credits: credits(entry, named),
  trailerId: entry.trailer ?? null,
});

/** The columns derived from a film; duration and tracks stay empty if the film is unknown. */
export const filmColumns = (
  slug: string | undefined,
  films: Films,
): Pick<ContentRow, 'film' | 'duration' | 'audioTracks' | 'subtitleLanguages'> => {
  const facts = slug === undefined ? undefined : films.get(slug);
  return {
    film: slug ?? null,
    duration: facts?.duration ?? null,
    audioTracks: [...(facts?.audioTracks ?? [])],
    subtitleLanguages: [...(facts?.subtitleLanguages ?? [])],
  };
};

/** The columns of an external stream; they override those of a film. */
export const sourceColumns = (
  source: CatalogueSource | undefined,
): Partial<Pick<ContentRow, 'source' | 'duration'>> => {
  if (source === undefined) return {};
  const { origin, address, protocol, duration, drm } = source;
  return { source: { origin, address, protocol, drm: drm ?? null }, duration: duration ?? null };
};
