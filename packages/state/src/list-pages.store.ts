import { PAGE_SIZES, type ContentItem, type GuideChannel, type ReplyOf } from '@footlight/contract';
import { askedOfGrid, type AddressedGrid } from '@footlight/domain';
import { createCollectionStore, type CollectionStoreOptions } from './collection.store.js';
import { markItem } from './mark-favourite.js';

/** Cards of every further page of a grid: as many as of the first, so that lines stay whole. */
const GRID_PAGE = { firstSize: PAGE_SIZES.grid, laterSize: PAGE_SIZES.grid } as const;

export type Grid = ReplyOf<'getContentGrid'>;

const GENRE = ' genre:';

/** What a grid narrowed to a genre is held under; null for all of it. */
export const gridName = ({ id, genre }: AddressedGrid): string =>
  genre === null ? id : `${id}${GENRE}${genre}`;

const gridOfName = (name: string): AddressedGrid => {
  const [id = '', genre = null] = name.split(GENRE);
  return { id, genre };
};

/** A grid page, by {@link gridName}. */
export const createGridStore = ({ client, clock }: CollectionStoreOptions) =>
  createCollectionStore<Grid, ContentItem>({
    clock,
    ...GRID_PAGE,
    fetch: (name, query, signal) =>
      client.call('getContentGrid', { query: { ...askedOfGrid(gridOfName(name)), ...query }, signal }),
    itemsOf: ({ items }) => items,
    mark: markItem,
  });

/** What came out and what is about to, newest first. One list, under any name. */
export const createReleasesStore = ({ client, clock }: CollectionStoreOptions) =>
  createCollectionStore<ReplyOf<'listReleases'>, ContentItem>({
    clock,
    firstSize: PAGE_SIZES.releases,
    laterSize: PAGE_SIZES.releases,
    fetch: (_, query, signal) => client.call('listReleases', { query, signal }),
    itemsOf: ({ days }) => days.flatMap(({ items }) => items),
    mark: markItem,
  });

/** What the programmes between two instants (ISO 8601) are held under. */
export const scheduleName = (from: string, to: string): string => `${from}/${to}`;

const withId = (channel: GuideChannel) => ({ ...channel, id: channel.channelId });

/** Channels with what is on between two instants, by {@link scheduleName}. */
export const createScheduleStore = ({ client, clock }: CollectionStoreOptions) =>
  createCollectionStore<ReplyOf<'getGuide'>, GuideChannel & { readonly id: string }>({
    clock,
    firstSize: PAGE_SIZES.guide,
    laterSize: PAGE_SIZES.guide,
    fetch: (name, query, signal) => {
      const [from = '', to = ''] = name.split('/');
      return client.call('getGuide', { query: { from, to, ...query }, signal });
    },
    itemsOf: ({ channels }) => channels.map(withId),
    mark: (channel) => channel,
  });

export type GridStore = ReturnType<typeof createGridStore>;
export type ReleasesStore = ReturnType<typeof createReleasesStore>;
export type ScheduleStore = ReturnType<typeof createScheduleStore>;
