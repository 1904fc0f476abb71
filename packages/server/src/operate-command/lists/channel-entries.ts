import type { CatalogueChannel } from '../../catalogue/catalogue-pages.schemas.js';
import type { Entry } from '../../catalogue/entries/collections.js';
import type { ListedEntry } from '../../catalogue/entries/list-changes.js';
import { EntriesRepository } from '../../catalogue/entries/entries.repository.js';
import { isAddress } from '../../features/guide/import/guide-address.js';
import type { OpenedGuide } from '../../features/guide/import/guide-place.js';
import { listedChannels } from '../../features/guide/import/listed-channels.js';
import { wholeText, type ListContext, type ReadList } from './read-list.js';

type FindChannel = (listed: CatalogueChannel) => CatalogueChannel | undefined;

/** Finds the channel of the catalogue that one of a list describes: by its address, its id, else its id in guides. */
const channelFinder = (channels: readonly CatalogueChannel[]): FindChannel => {
  const byAddress = new Map<string, CatalogueChannel>();
  const byId = new Map<string, CatalogueChannel>();
  const byExternalId = new Map<string, CatalogueChannel>();
  for (const channel of channels.toReversed()) {
    const { id, externalId, source } = channel;
    byId.set(id, channel);
    if (source !== undefined) byAddress.set(source.address, channel);
    else if (externalId !== undefined) byExternalId.set(externalId, channel);
  }
  return ({ id, externalId, source }) =>
    byAddress.get(source?.address ?? '') ?? byId.get(id) ?? byExternalId.get(externalId ?? '');
};

/** What a list says of a channel that came from one, or else does not have. */
const OF_LISTS = new Set(['logoAddress', 'genre', 'externalId']);

/** A channel that came from a list before, with what the list says of it now; its other members stay, in their order. */
const updated = (known: CatalogueChannel, listed: CatalogueChannel): CatalogueChannel => {
  const stays = ([name]: readonly [string, unknown]): boolean => !OF_LISTS.has(name) || name in listed;
  const own = Object.fromEntries(Object.entries(known).filter((member) => stays(member)));
  return { ...own, ...listed, id: known.id, name: { ...known.name, ...listed.name } };
};

/** A format is a genre of the guide if it has a label as one. */
const isGenre = ({ collection, document }: Entry): boolean =>
  collection === 'guideGenres' ||
  (collection === 'formats' && (document as { readonly genre?: unknown }).genre !== undefined);

/**
 * Reads a list of channels (M3U). Channels of the catalogue that play a film or an event stay as they are.
 * @param place where the list is, which its addresses may be relative to
 * @throws {GuideFileError} for a stream of an origin that the realm file does not name, or too many channels
 */
export const readChannelList = async (
  opened: OpenedGuide,
  place: string,
  { db, realm, isPicture }: ListContext,
): Promise<ReadList> => {
  const { defaultLanguage, streamOrigins } = realm;
  const { name } = opened;
  const { channels, genres, leftOut } = listedChannels(
    await wholeText(opened),
    isAddress(place) ? place : undefined,
    { name, origins: streamOrigins, defaultLanguage, isPicture },
  );
  const stored = await new EntriesRepository(db).inCollections(['channels', 'guideGenres', 'formats']);
  const known = channelFinder(
    stored
      .filter(({ collection }) => collection === 'channels')
      .map(({ document }) => document as CatalogueChannel),
  );
  const ownGenres = new Set(stored.filter((entry) => isGenre(entry)).map(({ id }) => id));
  const notes = leftOut.map((reason) => `  left out: ${reason}`);
  const entries = channels.flatMap((channel): ListedEntry[] => {
    const before = known(channel);
    const document = before === undefined ? channel : updated(before, channel);
    if (before === undefined || before.source !== undefined)
      return [{ collection: 'channels', id: document.id, document, place: `${name}: ${channel.id}` }];
    notes.push(`  channels:${before.id}: plays a film or an event, and stays as it is`);
    return [];
  });
  const added = [...genres]
    .filter(([id]) => !ownGenres.has(id))
    .map(([id, title]): ListedEntry => ({
      collection: 'guideGenres',
      id,
      document: { [defaultLanguage]: title },
      place: `${name}: ${id}`,
    }));
  return {
    kind: 'a list of channels',
    entries: [...added, ...entries],
    collections: ['guideGenres', 'channels'],
    pictures: [],
    isWhole: false,
    notes,
  };
};
