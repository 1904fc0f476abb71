import { NO_ARTWORK } from '../content-rows.js';
import type { CatalogueSeries } from '../catalogue-content.schemas.js';
import { seriesPlaces } from '../search/content-index.js';
import type { Entry } from './collections.js';

/** What members of documents name, by their key. */
const NAMED: Readonly<Record<string, string>> = {
  artwork: 'artworks',
  artworks: 'artworks',
  logo: 'artworks',
  film: 'films',
  films: 'films',
  genre: 'genres',
  role: 'roles',
  person: 'people',
  geoRule: 'geoRules',
  licences: 'licences',
  licenceId: 'licences',
  licenceIds: 'licences',
  format: 'formats',
  feed: 'feeds',
  fighter: 'fighters',
  champion: 'fighters',
  contenders: 'fighters',
  trailer: 'VOD',
  vod: 'VOD',
  firstVideoId: 'VOD',
  videos: 'VOD',
  event: 'LIVE_EVENT',
  channel: 'CHANNEL',
};

const linksOfChannel = ({ artwork, genre }: { readonly artwork?: string; readonly genre?: string }) => [
  ...(artwork === undefined ? [`artworks:${NO_ARTWORK}`] : []),
  // A genre of the guide is that of a format, or one of its own.
  ...(genre === undefined ? [] : [`guideGenres:${genre}`, `formats:${genre}`]),
];

const REFERENCE = /^(?:VOD|LIVE_EVENT|PLAYLIST|SERIES|SEASON|CHANNEL|SECTION):/u;

const walk = (value: unknown, key: string, found: Set<string>): void => {
  if (typeof value === 'string') {
    const of = NAMED[key];
    if (of !== undefined) found.add(`${of}:${value}`);
    else if (REFERENCE.test(value) && ['item', 'items', 'related'].includes(key)) found.add(value);
  } else if (Array.isArray(value)) for (const one of value) walk(one, key, found);
  else if (typeof value === 'object' && value !== null) {
    const { contentType, eventId } = value as { readonly contentType?: unknown; readonly eventId?: unknown };
    if (typeof contentType === 'string' && typeof eventId === 'string')
      found.add(`${contentType}:${eventId}`);
    for (const [name, member] of Object.entries(value)) walk(member, name, found);
  }
};

/**
 * What an entry names: `genres:action`, `films:lantern-coast`, `VOD:1001`.
 * @returns each once; words are named by everything that shows them
 */
export const linksOf = ({ collection, document }: Entry): readonly string[] => {
  const found = new Set<string>();
  walk(document, '', found);
  if (collection === 'channels') {
    found.delete(`genres:${(document as { readonly genre?: string }).genre}`);
    for (const link of linksOfChannel(document as object)) found.add(link);
  }
  if (collection === 'playlists')
    for (const id of (document as { readonly items: readonly string[] }).items) found.add(`VOD:${id}`);
  if (collection === 'series') for (const word of ['season', 'episode']) found.add(`words:${word}`);
  return [...found];
};

/** The kinds of content that entries of one piece define. */
const KINDS: Readonly<Partial<Record<Entry['collection'], string>>> = {
  vods: 'VOD',
  events: 'LIVE_EVENT',
  playlists: 'PLAYLIST',
  channels: 'CHANNEL',
  sections: 'SECTION',
};

/** The content that an entry defines: `SERIES:301`, and each of its seasons and episodes. */
export const contentOf = ({ collection, id, document }: Entry): readonly string[] => {
  if (collection === 'series') return seriesPlaces(document as CatalogueSeries, 0).map(([key]) => key);
  const kind = KINDS[collection];
  return kind === undefined ? [] : [`${kind}:${id}`];
};
