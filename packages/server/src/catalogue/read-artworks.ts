import {
  ARTWORK_KINDS,
  ArtworkFolder,
  isStoreError,
  largestWidth,
  meanColour,
  offeredWidths,
  readPicture,
  type ArtworkKind,
  type StoreReader,
} from '@footlight/packager';
import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../database/database.js';
import { asRecords } from '../database/row-sets.js';
import { pictureFacts, type artworks } from '../database/schema/content.js';
import type { Log } from '../log.js';

interface ReadArtworksOptions {
  readonly db: Database;
  /** Contains `artwork/<slug>/`; null if the realm has no media. */
  readonly store: StoreReader | null;
  /** Colours that are given; those of other artworks are the means of their pictures. */
  readonly colours: ReadonlyMap<string, string>;
  readonly log: Log;
}

type Facts = typeof pictureFacts.$inferSelect;

/** An original, with the facts that are stored of it as long as it has not changed. */
interface Original extends Pick<Facts, 'slug' | 'file' | 'bytes' | 'changedAt'> {
  readonly key: string;
  readonly needsColour: boolean;
}

/** Colour of an artwork without pictures. */
const UNDRAWN = '#1a1d24';

const ARTWORKS_A_QUERY = 500;
/** Pictures that are read at the same time, on the threads that read files. */
const READ_AT_ONCE = 4;

type Stored = Awaited<ReturnType<StoreReader['list']>>[number];

/** An artwork, as far as it can be known without opening its pictures. */
interface Found {
  readonly slug: string;
  readonly folder: ArtworkFolder;
  readonly files: ReadonlyMap<string, Stored>;
}

const findArtwork = async (slug: string, { store, log }: ReadArtworksOptions): Promise<Found> => {
  const prefix = `artwork/${slug}/`;
  let objects: readonly Stored[] = [];
  try {
    objects = (await store?.list(prefix)) ?? [];
  } catch (error) {
    if (isStoreError(error)) throw error;
    log.warn({ slug, err: error }, 'the folder of an artwork cannot be read');
  }
  const files = new Map(objects.map((object) => [object.key.slice(prefix.length), object]));
  return { slug, folder: new ArtworkFolder([...files.keys()]), files };
};

const originalsOf = (
  { slug, folder, files }: Found,
  { colours }: ReadArtworksOptions,
): readonly Original[] => {
  const names = ARTWORK_KINDS.flatMap((kind) => folder.sourceOf(kind)?.file ?? []);
  return [...new Set(names)].flatMap((file, index) => {
    const found = files.get(file);
    if (found === undefined) return [];
    const { key, size: bytes, changedAt } = found;
    // The first is the one of cards.
    return [{ slug, file, key, bytes, changedAt, needsColour: index === 0 && !colours.has(slug) }];
  });
};

const keyOf = ({ slug, file }: Pick<Facts, 'slug' | 'file'>): string => `${slug}/${file}`;

const readOriginal = async (
  { key, needsColour, ...stored }: Original,
  { store, log }: ReadArtworksOptions,
): Promise<Facts[]> => {
  if (store === null) return [];
  try {
    return await store.withFile(key, async (path) => {
      const { width, height } = await readPicture(path);
      return [{ ...stored, width, height, colour: needsColour ? await meanColour(path) : null }];
    });
  } catch (error) {
    if (isStoreError(error)) throw error;
    log.warn({ path: store.address(key), err: error }, 'a picture cannot be read and will not be shown');
    return [];
  }
};

const COLUMNS = ['slug', 'file', 'bytes', 'changedAt', 'width', 'height', 'colour'] as const;

const store = async (db: Database, facts: readonly Facts[]): Promise<void> => {
  if (facts.length === 0) return;
  await db.execute(sql`
    insert into ${pictureFacts} select * from ${asRecords(pictureFacts, COLUMNS, facts)}
    on conflict (slug, file) do update set
      bytes = excluded.bytes, changed_at = excluded.changed_at, width = excluded.width, height = excluded.height,
      colour = excluded.colour`);
};

/** The facts of originals by `slug/file`: the stored ones, or those that are read of what has changed. */
const factsOf = async (
  originals: readonly Original[],
  slugs: readonly string[],
  options: ReadArtworksOptions,
): Promise<ReadonlyMap<string, Facts>> => {
  const { db } = options;
  const stored = await db
    .select()
    .from(pictureFacts)
    .where(inArray(pictureFacts.slug, [...slugs]));
  const facts = new Map(stored.map((one) => [keyOf(one), one]));
  const changed = originals.filter((original) => {
    const found = facts.get(keyOf(original));
    return (
      found?.bytes !== original.bytes ||
      found.changedAt !== original.changedAt ||
      (original.needsColour && found.colour === null)
    );
  });
  for (const original of changed) facts.delete(keyOf(original));
  for (let from = 0; from < changed.length; from += READ_AT_ONCE) {
    // Stored at once, so that a start which is interrupted goes on from there.
    // oxlint-disable-next-line no-await-in-loop
    const read = await Promise.all(
      changed.slice(from, from + READ_AT_ONCE).map((original) => readOriginal(original, options)),
    );
    // oxlint-disable-next-line no-await-in-loop
    await store(db, read.flat());
    for (const one of read.flat()) facts.set(keyOf(one), one);
  }
  return facts;
};

interface ReadArtworks {
  readonly rows: readonly (typeof artworks.$inferInsert)[];
  /** Artworks that have neither a picture nor a colour. */
  readonly missing: readonly string[];
}

/**
 * Rows of artworks: the kinds of pictures that can be drawn from their originals, in which widths, and their colours. A
 * picture that cannot be read is logged and left out.
 * @param slugs of those that the catalogue refers to
 * @throws {StoreError} if a bucket does not answer
 */
export const readArtworks = async (
  slugs: readonly string[],
  options: ReadArtworksOptions,
): Promise<ReadArtworks> => {
  const rows: (typeof artworks.$inferInsert)[] = [];
  const missing: string[] = [];
  for (let from = 0; from < slugs.length; from += ARTWORKS_A_QUERY) {
    const some = slugs.slice(from, from + ARTWORKS_A_QUERY);
    // In parts, since all of them may be more than the memory.
    // oxlint-disable-next-line no-await-in-loop
    const folders = await Promise.all(some.map((slug) => findArtwork(slug, options)));
    const originals = folders.flatMap((found) => originalsOf(found, options));
    // oxlint-disable-next-line no-await-in-loop
    const facts = await factsOf(originals, some, options);
    for (const { slug, folder } of folders) {
      const kinds: Partial<Record<ArtworkKind, readonly number[]>> = {};
      let mean: string | null = null;
      for (const kind of ARTWORK_KINDS) {
        const source = folder.sourceOf(kind);
        const found = source === null ? undefined : facts.get(keyOf({ slug, file: source.file }));
        if (source === null || found === undefined) continue;
        kinds[kind] = offeredWidths(largestWidth(found, source.aspect));
        mean ??= found.colour;
      }
      const given = options.colours.get(slug);
      if (given === undefined && Object.keys(kinds).length === 0) missing.push(slug);
      rows.push({ slug, dominantColour: given ?? mean ?? UNDRAWN, kinds });
    }
  }
  return { rows, missing };
};
