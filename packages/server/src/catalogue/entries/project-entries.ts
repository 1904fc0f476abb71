import type { StoreReader } from '@footlight/packager';
import type { Database } from '../../database/database.js';
import { geoRules, artworks, bucketItems, buckets, contents, heroes } from '../../database/schema/content.js';
import { playlistItems, seasonEpisodes, seriesSeasons } from '../../database/schema/content.js';
import { guideChannels, guideGenres, programmeTemplates } from '../../database/schema/content-guide.js';
import { fighters, newsFeeds, newsItems, rankings, realmTexts } from '../../database/schema/editorial.js';
import { insertRows, upsertRows } from '../../database/row-sets.js';
import type { Log } from '../../log.js';
import { keepManualEvents } from '../keep-manual-events.js';
import { keepRecordings } from '../keep-recordings.js';
import { readColours, type FilmFacts, type Films } from '../media-facts.js';
import { readArtworks } from '../read-artworks.js';
import { projectCommerce } from '../commerce/project-commerce.js';
import { indexEntries } from '../search/index-entries.js';
import { entryIdOf, type Entry } from './collections.js';
import { EntriesRepository } from './entries.repository.js';
import { contentOf, linksOf } from './entry-links.js';
import { dropArtworks, dropDocuments, dropEntries, dropParts } from './owned-rows.js';
import { projectedRows, type ProjectedRows } from './projected-rows.js';

/** What changes of the catalogue: entries as they were, and as they are. */
export interface EntriesChange {
  readonly before: readonly Entry[];
  readonly after: readonly Entry[];
}

/** What rows depend on besides the entries. */
export interface ProjectOptions {
  /** Contains films and artworks; null if the realm has no media. */
  readonly store: StoreReader | null;
  /** Relative times count from here, in milliseconds since the epoch. */
  readonly now: number;
  readonly log: Log;
}

/** What rows take from other entries. */
const CONTEXT = new Set(['genres', 'roles', 'people', 'formats', 'guideGenres', 'words']);

/** Words and formats that entries name, and the channels that carry their events. */
const contextOf = async (
  repository: EntriesRepository,
  entries: readonly Entry[],
): Promise<readonly Entry[]> => {
  const named = new Set(
    entries.flatMap((entry) => linksOf(entry)).filter((link) => CONTEXT.has(entryIdOf(link).collection)),
  );
  const events = entries
    .filter(({ collection }) => collection === 'events')
    .map(({ id }) => `LIVE_EVENT:${id}`);
  return [
    ...(await repository.byIds([...named].map((link) => entryIdOf(link)))),
    ...(await repository.linkedTo(events, 'channels')),
  ];
};

/** Content, fighters and news, as search documents are named. */
const documentKeys = (entries: readonly Entry[]): readonly string[] =>
  entries.flatMap((entry) => {
    if (entry.collection === 'fighters') return [`FIGHTER:${entry.id}`];
    return entry.collection === 'news' ? [`NEWS:${entry.id}`] : contentOf(entry);
  });

const namesOf = (links: readonly string[], kind: 'films' | 'artworks'): readonly string[] => [
  ...new Set(links.filter((link) => link.startsWith(`${kind}:`)).map((link) => link.slice(kind.length + 1))),
];

/** What is known of the films that entries name. */
const filmsOf = async (repository: EntriesRepository, links: readonly string[]): Promise<Films> => {
  const known = await repository.filmFacts(namesOf(links, 'films'));
  return new Map([...known].map(([slug, text]) => [slug, JSON.parse(text) as FilmFacts]));
};

const insert = async (db: Database, { catalogue, content, pages, guide, editorial }: ProjectedRows) => {
  await upsertRows(db, geoRules, catalogue.catalogue.geoRules);
  await upsertRows(db, contents, [...content.contents]);
  await insertRows(db, seriesSeasons, [...content.seasons]);
  await insertRows(db, seasonEpisodes, [...content.episodes]);
  await insertRows(db, playlistItems, [...content.playlistItems]);
  await insertRows(db, heroes, [...pages.heroes]);
  await insertRows(db, buckets, [...pages.buckets]);
  await insertRows(db, bucketItems, [...pages.items]);
  await upsertRows(db, programmeTemplates, [...guide.templates]);
  await upsertRows(db, guideGenres, [...guide.genres]);
  await insertRows(db, guideChannels, [...guide.channels]);
  await upsertRows(db, newsFeeds, [...editorial.feeds]);
  await upsertRows(db, newsItems, [...editorial.items]);
  await upsertRows(db, fighters, [...editorial.fighters]);
  await upsertRows(db, rankings, [...editorial.rankings]);
  await upsertRows(db, realmTexts, [...editorial.texts]);
};

/**
 * Brings the tables that pages read from up to date with entries that are already stored. What is equal is neither
 * locked nor written. Must run in the transaction that stores the entries.
 */
export const projectEntries = async (
  tx: Database,
  { before, after }: EntriesChange,
  { store, now, log }: ProjectOptions,
): Promise<void> => {
  const repository = new EntriesRepository(tx);
  const links = after.flatMap((entry) => linksOf(entry));
  const options = { films: await filmsOf(repository, links), now };
  const context = await contextOf(repository, [...before, ...after]);
  const earlier = projectedRows(before, context, options);
  const rows = projectedRows(after, context, options);
  const kept = new Set(after.flatMap((entry) => contentOf(entry)));
  const gone = before.flatMap((entry) => contentOf(entry)).filter((key) => !kept.has(key));
  // A recording without a video of the catalogue has the texts of its event.
  const recorded = before.filter(({ collection }) => collection === 'events').map(({ id }) => `VOD:${id}`);
  const videos = new Set((await repository.defining(recorded)).flatMap((entry) => contentOf(entry)));
  const unnamed = recorded.filter((key) => !videos.has(key));

  const removed = before.filter(
    ({ collection, id }) => !after.some((one) => one.collection === collection && one.id === id),
  );
  await dropDocuments(tx, documentKeys(before));
  await dropParts(tx, [...before, ...after], [...gone, ...unnamed], rows);
  await dropEntries(tx, removed);
  const pictures = { db: tx, store, colours: await readColours(store), log };
  const { rows: drawn } = await readArtworks(namesOf(links, 'artworks'), pictures);
  await upsertRows(tx, artworks, [...drawn]);
  await insert(tx, rows);
  await projectCommerce(tx, { before, removed, after }, now);
  await dropArtworks(
    tx,
    before.flatMap((entry) => linksOf(entry)),
  );
  await indexEntries(tx, {
    before: earlier.documents(),
    after: rows.documents(),
    words: rows.catalogue.catalogue.words,
  });
  await keepManualEvents(
    tx,
    after.filter(({ collection }) => collection === 'events').map(({ id }) => id),
  );
  await keepRecordings(tx);
};
