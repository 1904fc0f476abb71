import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { CATALOGUE_FILES } from '../catalogue/catalogue-files.js';
import type { CatalogueChannel, CatalogueChannels } from '../catalogue/catalogue-pages.schemas.js';
import { readCatalogueFile } from '../catalogue/read-catalogue.js';
import type { ListedChannels } from '../features/guide/import/listed-channels.js';

/** What happens to the channels of a list, by id. */
export interface ChannelsImport {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly unchanged: number;
  /** Channels that play something else than a stream, and stay as they are. */
  readonly kept: readonly string[];
}

/** The channel of the catalogue that an entry of a list describes. */
const knownAs = (
  channels: readonly CatalogueChannel[],
  { id, externalId, source }: CatalogueChannel,
): CatalogueChannel | undefined =>
  channels.find((one) => one.source?.address !== undefined && one.source.address === source?.address) ??
  channels.find((one) => one.id === id) ??
  channels.find(
    (one) => externalId !== undefined && one.externalId === externalId && one.source === undefined,
  );

/**
 * Adds the channels of a list to `channels.json` of a catalogue, and updates those that came from a list before. The others
 * stay as they are.
 * @throws {RealmError} for a file that cannot be used
 */
export const importChannels = async (
  catalogueFolder: string,
  { channels: listed, genres }: Pick<ListedChannels, 'channels' | 'genres'>,
  { defaultLanguage, isDry }: { readonly defaultLanguage: string; readonly isDry: boolean },
): Promise<ChannelsImport> => {
  const file = join(catalogueFolder, CATALOGUE_FILES.channels.file);
  const before = readCatalogueFile(catalogueFolder, 'channels');
  const channels = new Map(before.channels.map((channel) => [channel.id, channel]));
  const [added, changed, kept] = [[] as string[], [] as string[], [] as string[]];
  for (const channel of listed) {
    const known = knownAs(before.channels, channel);
    if (known === undefined) {
      added.push(channel.id);
      channels.set(channel.id, channel);
    } else if (known.source === undefined) kept.push(known.id);
    else {
      const { logoAddress: _logo, genre: _genre, externalId: _externalId, ...own } = known;
      const next = { ...own, ...channel, id: known.id, name: { ...known.name, ...channel.name } };
      if (!isDeepStrictEqual(known, next)) {
        changed.push(known.id);
        channels.set(known.id, next);
      }
    }
  }
  const all = Object.fromEntries([...genres].map(([id, title]) => [id, { [defaultLanguage]: title }]));
  const after: CatalogueChannels = {
    ...before,
    ...(genres.size === 0 ? {} : { genres: { ...all, ...before.genres } }),
    channels: [...channels.values()],
  };
  if (!isDry && !isDeepStrictEqual(before, after)) {
    await writeFile(`${file}.part`, `${JSON.stringify(after, null, 2)}\n`, { flush: true });
    await rename(`${file}.part`, file);
  }
  return { added, changed, kept, unchanged: listed.length - added.length - changed.length - kept.length };
};
