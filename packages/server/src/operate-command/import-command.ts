import { systemClock } from '../clock.js';
import { appliedMigrations, knownMigrations } from '../database/migrate.js';
import { openDatabase, type OpenDatabase } from '../database/database.js';
import { contentRulesOf } from '../features/guide/import/content-rules.js';
import type { ContentRules } from '../features/guide/import/dated-programme.js';
import { isAddress } from '../features/guide/import/guide-address.js';
import { GuideFileError } from '../features/guide/import/guide-file-error.js';
import { GuideImport } from '../features/guide/import/guide-import.service.js';
import { openGuidePlace, type OpenedGuide } from '../features/guide/import/guide-place.js';
import { listedChannels } from '../features/guide/import/listed-channels.js';
import { loadRealm, type Realm } from '../realm/load-realm.js';
import { StartError } from '../start-error.js';
import { importChannels } from './import-channels.js';
import { channelsReport, guideReport, picturesReport } from './import-report.js';
import type { ImportArguments } from './operate-arguments.js';
import type { OperateOptions } from './operate-command.js';

const MOST_LIST_CHARACTERS = 64_000_000;

const requireSchema = async ({ db }: OpenDatabase): Promise<void> => {
  const applied = await appliedMigrations(db);
  const missing = knownMigrations().filter((name) => !applied.includes(name));
  if (missing.length > 0)
    throw new StartError(
      `database: found a schema without ${missing.join(', ')}; allowed: one that is up to date: start the service, or run “footlight migrate”`,
    );
};

const wholeText = async ({ text, name }: OpenedGuide): Promise<string> => {
  const pieces: string[] = [];
  let length = 0;
  for await (const piece of text) {
    length += piece.length;
    if (length > MOST_LIST_CHARACTERS)
      throw new GuideFileError(name, `more than ${MOST_LIST_CHARACTERS} characters`, 'a shorter list');
    pieces.push(piece);
  }
  return pieces.join('');
};

/** What the files of one command have in common. */
interface Importing {
  readonly realm: Realm;
  readonly rules: ContentRules;
  readonly isDry: boolean;
  readonly print: (line: string) => void;
}

const importList = async (
  opened: OpenedGuide,
  place: string,
  { realm, rules, isDry, print }: Importing,
): Promise<void> => {
  const { defaultLanguage, folders, streamOrigins, file } = realm;
  if (folders.catalogue === null)
    throw new StartError(
      `${file}: folders.catalogue: found nothing; allowed: a folder, whose channels.json gets the channels`,
    );
  const { name } = opened;
  const { leftOut, ...listed } = listedChannels(
    await wholeText(opened),
    isAddress(place) ? place : undefined,
    { name, origins: streamOrigins, defaultLanguage, isPicture: rules.isPicture },
  );
  print(`${name}: a list of channels`);
  const done = await importChannels(folders.catalogue, listed, { defaultLanguage, isDry });
  for (const line of channelsReport(done, leftOut)) print(line);
  if (!isDry && done.added.length + done.changed.length > 0)
    print(`They are in channels.json of ${folders.catalogue}; restart the service to show them.`);
};

/** Guides of one command, which are written together; the database is opened for the first of them. */
class Guides {
  readonly #options: OperateOptions;
  readonly #importing: Importing;
  #open: { readonly database: OpenDatabase; readonly guide: GuideImport } | null = null;

  constructor(options: OperateOptions, importing: Importing) {
    this.#options = options;
    this.#importing = importing;
  }

  async read(opened: OpenedGuide): Promise<void> {
    const { rules, isDry, print } = this.#importing;
    if (this.#open === null) {
      const database = await openDatabase(this.#options.environment.place, this.#options.log);
      const guide = new GuideImport({ db: database.db, rules, clock: systemClock, isDry });
      this.#open = { database, guide };
      await requireSchema(database);
    }
    await this.#open.guide.read(opened);
    print(`${opened.name}: a guide`);
  }

  async write(): Promise<void> {
    if (this.#open === null) return;
    for (const line of guideReport(await this.#open.guide.write())) this.#importing.print(line);
  }

  async close(): Promise<void> {
    this.#open?.guide.close();
    await this.#open?.database.close();
  }
}

/**
 * Imports guides into the database, and lists of channels into the catalogue; their formats are recognised by their
 * content.
 * @throws {StartError} for a file that cannot be used; no guide has been written then
 */
export const runImport = async (
  { places, isDry }: ImportArguments,
  options: OperateOptions,
): Promise<void> => {
  const { environment, print } = options;
  const realm = loadRealm(environment.realmFile, { port: environment.port });
  const { rules, leftOutPictures } = contentRulesOf(realm);
  const importing = { realm, rules, isDry, print };
  const guides = new Guides(options, importing);
  try {
    for (const place of places) {
      // oxlint-disable-next-line no-await-in-loop -- one file after the other: later ones replace earlier ones
      const opened = await openGuidePlace(place);
      // oxlint-disable-next-line no-await-in-loop -- as above
      await (opened.format === 'm3u' ? importList(opened, place, importing) : guides.read(opened));
    }
    await guides.write();
  } finally {
    await guides.close();
  }
  for (const line of picturesReport(leftOutPictures)) print(line);
  if (isDry) print('Nothing was written (--dry-run).');
};
