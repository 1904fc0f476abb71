import { statSync } from 'node:fs';
import type { MediaStore } from '@footlight/packager';
import type { ListedEntry } from '../catalogue/entries/list-changes.js';
import { importLists } from '../catalogue/entries/import-lists.js';
import type { Clock } from '../clock.js';
import type { Database } from '../database/database.js';
import { contentRulesOf, type LeftOutPictures } from '../features/guide/dated/content-rules.js';
import type { ContentRules } from '../features/guide/dated/dated-programme.js';
import { isAddress } from '../features/guide/import/guide-address.js';
import { GuideFileError } from '../features/guide/import/guide-file-error.js';
import { GuideImport } from '../features/guide/import/guide-import.service.js';
import type { OpenedGuide } from '../features/guide/import/guide-place.js';
import type { Log } from '../log.js';
import type { Realm } from '../realm/load-realm.js';
import { openMediaStore } from '../realm/open-media-store.js';
import { reachedOrigins } from '../realm/picture-origins.js';
import { StartError } from '../start-error.js';
import { broughtReport, guideReport, listsReport } from './import-report.js';
import { isCatalogueFolder, readCatalogueFolder, readCatalogueJson } from './lists/catalogue-json.js';
import { readChannelList } from './lists/channel-entries.js';
import { bringPictures, type ListedPicture } from './lists/list-pictures.js';
import { readMediaRss } from './lists/media-rss.js';
import { readNfoFolder } from './lists/nfo-titles.js';
import { readInItsEncoding } from './lists/open-list.js';
import type { ListContext, ReadList } from './lists/read-list.js';
import { readTable } from './lists/table-titles.js';
import type { ImportArguments } from './operate-arguments.js';

export interface ImportWorkOptions {
  readonly args: ImportArguments;
  readonly realm: Realm;
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly print: (line: string) => void;
}

const isFolder = (place: string): boolean =>
  !isAddress(place) && (statSync(place, { throwIfNoEntry: false })?.isDirectory() ?? false);

/** The files of one command: lists are written together, and so are guides, which need the channels of lists before them. */
export class ImportWork {
  readonly #options: ImportWorkOptions;
  readonly #context: ListContext;
  readonly #rules: ContentRules;
  readonly #leftOutPictures: LeftOutPictures;
  readonly #store: MediaStore | null;
  #lists: ReadList[] = [];
  #guide: GuideImport | null = null;
  #hasTable = false;

  constructor(options: ImportWorkOptions) {
    this.#options = options;
    const { rules, leftOutPictures } = contentRulesOf(options.realm);
    this.#rules = rules;
    this.#leftOutPictures = leftOutPictures;
    this.#store = openMediaStore(options.realm);
    const { db, realm } = options;
    const origins = new Set([...realm.guide.pictureOrigins, ...reachedOrigins(realm)]);
    this.#context = {
      db,
      realm,
      isPicture: rules.isPicture,
      mayRequest: (address) => rules.isPicture(address) && origins.has(new URL(address).origin),
    };
  }

  get leftOutPictures(): LeftOutPictures {
    return this.#leftOutPictures;
  }

  /** @throws {StartError} for what cannot be used */
  async read(place: string): Promise<void> {
    if (isFolder(place)) {
      this.#add(place, await this.#folder(place));
      return;
    }
    const { defaultLanguage } = this.#options.realm;
    await readInItsEncoding(place, defaultLanguage, async (opened, encoding) => {
      if (opened.format === 'xmltv') await this.#readGuide(opened);
      else this.#add(opened.name, await this.#list(opened, place, encoding));
    });
  }

  /** Writes what differs. */
  async write(): Promise<void> {
    const { map } = this.#options.args;
    if (map !== null && !this.#hasTable)
      throw new StartError(
        `--map: found ${JSON.stringify(map)} without a table; allowed: with a table (CSV)`,
      );
    await this.#writeLists();
    if (this.#guide === null) return;
    for (const line of guideReport(await this.#guide.write())) this.#options.print(line);
  }

  /** Removes temporary files. */
  async close(): Promise<void> {
    this.#guide?.close();
    await this.#store?.close();
  }

  #folder(place: string): Promise<ReadList> {
    return isCatalogueFolder(place)
      ? readCatalogueFolder(place, this.#context)
      : readNfoFolder(place, this.#context);
  }

  #list(opened: OpenedGuide, place: string, encoding: string | null): Promise<ReadList> {
    const { map, isDry } = this.#options.args;
    this.#hasTable ||= opened.format === 'table';
    if (opened.format === 'table') return readTable(opened, { map, isDry, encoding }, this.#context);
    if (opened.format === 'm3u') return readChannelList(opened, place, this.#context);
    if (opened.format === 'mrss') return readMediaRss(opened, place, this.#context);
    if (opened.format === 'nfo')
      throw new GuideFileError(
        opened.name,
        'one NFO file',
        'the folder that it is in, with the films beside it',
      );
    return readCatalogueJson(opened, this.#context);
  }

  #add(name: string, list: ReadList): void {
    if (this.#options.args.isRemoving && !list.isWhole)
      throw new StartError(
        `--remove: found ${list.kind}, ${name}; allowed: with files of a catalogue (JSON). Nothing of it was imported.`,
      );
    const { print } = this.#options;
    print(`${name}: ${list.kind}`);
    for (const note of list.notes) print(note);
    this.#lists.push(list);
  }

  async #writeLists(): Promise<void> {
    if (this.#lists.length === 0) return;
    const { db, realm, clock, log, args, print } = this.#options;
    const { defaultLanguage, streamOrigins } = realm;
    const entries: readonly ListedEntry[] = this.#lists.flatMap((list) => list.entries);
    const collections = [...new Set(this.#lists.flatMap((list) => list.collections))];
    const pictures = this.#lists.flatMap((list) => list.pictures);
    this.#lists = [];
    const result = await importLists(entries, collections, {
      ...args,
      beforeWriting: () => this.#bring(pictures),
      db,
      clock,
      log,
      rules: { defaultLanguage, streamOrigins },
      store: this.#store,
    });
    for (const line of listsReport(result)) print(line);
  }

  async #bring(pictures: readonly ListedPicture[]): Promise<void> {
    const store = this.#store;
    if (store === null || pictures.length === 0) return;
    for (const line of broughtReport(await bringPictures(pictures, store))) this.#options.print(line);
  }

  async #readGuide(opened: OpenedGuide): Promise<void> {
    await this.#writeLists();
    const { db, clock, args, print } = this.#options;
    this.#guide ??= new GuideImport({ db, rules: this.#rules, clock, isDry: args.isDry });
    await this.#guide.read(opened);
    print(`${opened.name}: a guide`);
  }
}
