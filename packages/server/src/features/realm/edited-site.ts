import { and, inArray, isNotNull } from 'drizzle-orm';
import { onCatalogueChange } from '../../catalogue/catalogue-changes.js';
import type { Database, OpenDatabase } from '../../database/database.js';
import { catalogueEntries } from '../../database/schema/catalogue-entries.js';
import type { RealmMenus } from '../../realm/schemas/menus.schemas.js';

type ById<T> = ReadonlyMap<string, T>;

const read = async (
  db: Database,
): Promise<{ menus: ById<RealmMenus>; labels: ById<Record<string, string>> }> => {
  const { collection, id, document } = catalogueEntries;
  const rows = await db
    .select({ collection, id, document })
    .from(catalogueEntries)
    .where(and(inArray(collection, ['menus', 'labels']), isNotNull(document)));
  const of = <T>(name: string): ById<T> =>
    new Map(rows.filter((row) => row.collection === name).map((row) => [row.id, row.document as T]));
  return { menus: of('menus'), labels: of('labels') };
};

/** Menus and labels of the catalogue, which take precedence over those of the realm file; as they are now. */
export class EditedSite {
  #now;
  readonly #readers: (() => void)[] = [];

  private constructor(now: Awaited<ReturnType<typeof read>>) {
    this.#now = now;
  }

  /**
   * Reads them, and again whenever any process has written the catalogue.
   * @param onError called when they cannot be read; those that were read before stay
   */
  static async open(
    database: Pick<OpenDatabase, 'db' | 'listen'>,
    onError: (error: unknown) => undefined,
  ): Promise<EditedSite> {
    const site = new EditedSite(await read(database.db));
    let isReading = false;
    let isStale = false;
    // An import changes the catalogue many times, of which one is read at a time, and the last one certainly.
    const follow = async (): Promise<void> => {
      isStale = true;
      if (isReading) return;
      isReading = true;
      while (isStale) {
        isStale = false;
        // oxlint-disable-next-line no-await-in-loop -- as above
        const now = await read(database.db).catch(onError);
        if (now === undefined) continue;
        site.#now = now;
        for (const reader of site.#readers) reader();
      }
      isReading = false;
    };
    await onCatalogueChange(database, () => void follow());
    // What changed before the first notification.
    await follow();
    return site;
  }

  /** Calls the handler each time they have been read again. */
  onRead(handler: () => void): void {
    this.#readers.push(handler);
  }

  menus(device: string): RealmMenus | undefined {
    return this.#now.menus.get(device);
  }

  labels(language: string): Readonly<Record<string, string>> | undefined {
    return this.#now.labels.get(language);
  }
}
