import { existsSync, realpathSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { CollectionName } from '@footlight/contract';
import { CATALOGUE_FILES, type Catalogue } from '../../catalogue/catalogue-files.js';
import { COLLECTIONS, entriesOf } from '../../catalogue/entries/collections.js';
import type { ListedEntry } from '../../catalogue/entries/list-changes.js';
import { COLLECTIONS_OF_FILES } from '../../catalogue/export-catalogue.js';
import { catalogueOfFile, mostJsonBytes } from '../../catalogue/read-catalogue.js';
import { GuideFileError } from '../../features/guide/import/guide-file-error.js';
import { openGuidePlace, type OpenedGuide } from '../../features/guide/import/guide-place.js';
import { wholeText, type ListContext, type ReadList } from './read-list.js';

/** Of a text that JavaScript can hold. */
const MOST_CHARACTERS = 500_000_000;

const FILE_NAMES = [...COLLECTIONS_OF_FILES.keys()];

const nameOf = (file: string): keyof Catalogue =>
  Object.entries(CATALOGUE_FILES).find(([, one]) => one.file === file)?.[0] as keyof Catalogue;

const isWithin = (file: string, folder: string | null): boolean =>
  folder !== null &&
  existsSync(folder) &&
  existsSync(file) &&
  realpathSync(dirname(file)) === realpathSync(folder);

const parsed = (text: string, name: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    const found = cause instanceof Error ? cause.message : String(cause);
    throw new GuideFileError(name, found, 'well-formed JSON', { cause });
  }
};

/** The place of an entry within its file, such as `vods.json[3]`. */
const placeOf = (collection: CollectionName, id: string, index: number): string =>
  COLLECTIONS[collection].place(id).replace(/\[0\]$/u, `[${index}]`);

/**
 * Reads a file of a catalogue as `footlight export` writes it, such as `vods.json`.
 * @throws {GuideFileError} for another one, and for what is not JSON
 * @throws {RealmError} naming what is wrong with its members
 */
export const readCatalogueJson = async (opened: OpenedGuide, { realm }: ListContext): Promise<ReadList> => {
  const { name } = opened;
  const file = basename(name).replace(/\.(?:gz|xz)$/u, '');
  const collections = COLLECTIONS_OF_FILES.get(file);
  if (collections === undefined)
    throw new GuideFileError(name, `JSON in a file of this name`, FILE_NAMES.join(', '));
  const text = await wholeText(opened, Math.min(MOST_CHARACTERS, mostJsonBytes()));
  const catalogue = catalogueOfFile(nameOf(file), parsed(text, name), name);
  const isOfRealm = isWithin(name, realm.folders.catalogue);
  return {
    kind: `a file of a catalogue: ${collections.join(', ')}`,
    collections,
    pictures: [],
    isWhole: true,
    notes: [],
    entries: entriesOf(catalogue)
      .filter(({ collection }) => collections.includes(collection))
      .map(({ collection, id, document, position }): ListedEntry => ({
        collection,
        id,
        document,
        place: placeOf(collection, id, position),
        isOfRealm,
      })),
  };
};

/** Whether a folder has files of a catalogue. */
export const isCatalogueFolder = (folder: string): boolean =>
  FILE_NAMES.some((file) => existsSync(join(folder, file)));

/** Reads the files of a catalogue folder; those that are not there are not imported. */
export const readCatalogueFolder = async (folder: string, context: ListContext): Promise<ReadList> => {
  const lists: ReadList[] = [];
  for (const file of FILE_NAMES.filter((one) => existsSync(join(folder, one)))) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other takes less memory
    const opened = await openGuidePlace(join(folder, file));
    // oxlint-disable-next-line no-await-in-loop -- as above
    lists.push(await readCatalogueJson(opened, context));
  }
  return {
    kind: `a catalogue of ${lists.length} files`,
    entries: lists.flatMap(({ entries }) => entries),
    collections: lists.flatMap(({ collections }) => collections),
    pictures: [],
    isWhole: true,
    notes: [],
  };
};
