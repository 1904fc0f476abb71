import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Value } from '@sinclair/typebox/value';
import {
  ChannelFile,
  type CatalogueChannel,
  type CatalogueChannels,
} from '../catalogue/catalogue-pages.schemas.js';
import type { ListedChannels } from '../features/guide/import/listed-channels.js';
import { StartError } from '../start-error.js';

/** What happens to the channels of a list, by id. */
export interface ChannelsImport {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly unchanged: number;
  /** Channels that play something else than a stream, and stay as they are. */
  readonly kept: readonly string[];
}

const EMPTY: CatalogueChannels = { formats: {}, channels: [] };

const readFileOrEmpty = async (file: string): Promise<CatalogueChannels> => {
  let value: unknown;
  try {
    value = JSON.parse(await readFile(file, 'utf8'));
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return EMPTY;
    throw new StartError(`${file}: found ${String(cause)}; allowed: well-formed JSON`, { cause });
  }
  if (Value.Check(ChannelFile, value)) return value;
  const issue = Value.Errors(ChannelFile, value).First();
  throw new StartError(
    `${file}: ${issue?.path ?? ''}: found ${JSON.stringify(issue?.value)?.slice(0, 80)}; allowed: what demo/catalogue/README.md describes`,
  );
};

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The channel of the catalogue that an entry of a list describes. */
const knownAs = (
  channels: readonly CatalogueChannel[],
  { id, externalId, source }: CatalogueChannel,
): CatalogueChannel | undefined =>
  channels.find((one) => one.source?.address !== undefined && one.source.address === source?.address) ??
  channels.find((one) => one.id === id) ??
  channels.find((one) => externalId !== undefined && one.externalId === externalId && one.source === undefined);

/**
 * Adds the channels of a list to `channels.json` of a catalogue, and updates those that came from a list before. The others
 * stay as they are.
 * @throws {StartError} naming the file
 */
export const importChannels = async (
  catalogueFolder: string,
  { channels: listed, genres }: Pick<ListedChannels, 'channels' | 'genres'>,
  { defaultLanguage, isDry }: { readonly defaultLanguage: string; readonly isDry: boolean },
): Promise<ChannelsImport> => {
  const file = join(catalogueFolder, 'channels.json');
  const before = await readFileOrEmpty(file);
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
      if (!Value.Equal(known, next)) {
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
  if (!isDry && !isSame(before, after)) {
    await writeFile(`${file}.part`, `${JSON.stringify(after, null, 2)}\n`, { flush: true });
    await rename(`${file}.part`, file);
  }
  return { added, changed, kept, unchanged: listed.length - added.length - changed.length - kept.length };
};
