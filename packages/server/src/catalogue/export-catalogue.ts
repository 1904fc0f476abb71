import { createWriteStream } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { CollectionName } from '@footlight/contract';
import type { Database } from '../database/database.js';
import { EntriesRepository } from './entries/entries.repository.js';

/** A part of a file: the list or record of a collection, or its entries as members of the file, after the others. */
interface Part {
  readonly collection: CollectionName;
  readonly form: 'list' | 'record' | 'members';
}

/** The files of a catalogue that consist of entries. One part without a name is the whole file. */
const FILES: Readonly<Record<string, Part | Readonly<Record<string, Part>>>> = {
  'licences.json': { collection: 'licences', form: 'list' },
  'vouchers.json': { collection: 'vouchers', form: 'list' },
  'offers.json': {
    families: { collection: 'families', form: 'list' },
    taxRates: { collection: 'taxRates', form: 'list' },
    discounts: { collection: 'discounts', form: 'list' },
    cancellationPromotions: { collection: 'cancellationPromotions', form: 'list' },
    giftProducts: { collection: 'giftProducts', form: 'list' },
    priceMigrations: { collection: 'priceMigrations', form: 'list' },
  },
  'vods.json': { collection: 'vods', form: 'list' },
  'events.json': { collection: 'events', form: 'list' },
  'series.json': { collection: 'series', form: 'list' },
  'playlists.json': { collection: 'playlists', form: 'list' },
  'geo-rules.json': { collection: 'geoRules', form: 'list' },
  'texts.json': { collection: 'texts', form: 'record' },
  'menus.json': { collection: 'menus', form: 'record' },
  'labels.json': { collection: 'labels', form: 'record' },
  'redirects.json': { collection: 'redirects', form: 'list' },
  'channels.json': {
    formats: { collection: 'formats', form: 'record' },
    genres: { collection: 'guideGenres', form: 'record' },
    channels: { collection: 'channels', form: 'list' },
  },
  'sections.json': {
    sections: { collection: 'sections', form: 'list' },
    grids: { collection: 'grids', form: 'list' },
  },
  'news.json': { feeds: { collection: 'feeds', form: 'list' }, items: { collection: 'news', form: 'list' } },
  'fighters.json': {
    fighters: { collection: 'fighters', form: 'list' },
    rankings: { collection: 'rankings', form: 'list' },
  },
  'people.json': { collection: 'people', form: 'record' },
  'words.json': {
    genres: { collection: 'genres', form: 'record' },
    tags: { collection: 'tags', form: 'record' },
    roles: { collection: 'roles', form: 'record' },
    words: { collection: 'words', form: 'members' },
  },
};

const isPart = (value: Part | Readonly<Record<string, Part>>): value is Part =>
  typeof value['form'] === 'string';

/** The collections of each file of entries. */
export const COLLECTIONS_OF_FILES: ReadonlyMap<string, readonly CollectionName[]> = new Map(
  Object.entries(FILES).map(([name, file]) => [
    name,
    (isPart(file) ? [file] : Object.values(file)).map(({ collection }) => collection),
  ]),
);

const entriesOf = async function* (repository: EntriesRepository, part: Part): AsyncGenerator<string> {
  let isFirst = true;
  for await (const { id, document } of repository.inOrder(part.collection)) {
    const name = part.form === 'list' ? '' : `${JSON.stringify(id)}: `;
    yield `${isFirst ? '' : ','}\n    ${name}${JSON.stringify(document)}`;
    isFirst = false;
  }
};

const partText = async function* (repository: EntriesRepository, part: Part): AsyncGenerator<string> {
  yield part.form === 'list' ? '[' : '{';
  yield* entriesOf(repository, part);
  yield part.form === 'list' ? '\n  ]' : '\n  }';
};

const fileText = async function* (
  repository: EntriesRepository,
  file: Part | Readonly<Record<string, Part>>,
): AsyncGenerator<string> {
  if (isPart(file)) {
    yield* partText(repository, file);
    yield '\n';
    return;
  }
  yield '{';
  let isFirst = true;
  for (const [name, part] of Object.entries(file)) {
    if (part.form === 'members') {
      for await (const { id, document } of repository.inOrder(part.collection))
        yield `,\n  ${JSON.stringify(id)}: ${JSON.stringify(document)}`;
      continue;
    }
    yield `${isFirst ? '' : ','}\n  ${JSON.stringify(name)}: `;
    yield* partText(repository, part);
    isFirst = false;
  }
  yield '\n}\n';
};

/**
 * Writes what is published as the files of a catalogue, an entry per line. Each file appears when it is complete.
 * @param folder is created; files of other names are left alone
 * @returns the names of the files
 */
export const exportCatalogue = async (db: Database, folder: string): Promise<readonly string[]> => {
  await mkdir(folder, { recursive: true });
  const repository = new EntriesRepository(db);
  for (const [name, file] of Object.entries(FILES)) {
    const part = join(folder, `.${name}.part`);
    // oxlint-disable-next-line no-await-in-loop -- one connection
    await pipeline(Readable.from(fileText(repository, file)), createWriteStream(part));
    // oxlint-disable-next-line no-await-in-loop
    await rename(part, join(folder, name));
  }
  return Object.keys(FILES);
};
