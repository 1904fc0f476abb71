import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import type { Clock } from '../../../clock.js';
import type { Database } from '../../../database/database.js';
import type { Log } from '../../../log.js';
import type { Realm } from '../../../realm/load-realm.js';
import { contentRulesOf } from '../dated/content-rules.js';
import { DatedProgrammesRepository } from '../dated/dated-programmes.repository.js';
import { downloadGuide, isAddress, shownAddress, type Validators } from './guide-address.js';
import { GuideFileError } from './guide-file-error.js';
import { GuideImport, type GuideImportResult } from './guide-import.service.js';
import { fileBytes, openGuide, type OpenedGuide } from './guide-place.js';
import { GuideSourcesRepository } from './guide-sources.repository.js';

const NONE: Validators = { etag: null, lastModified: null };

export interface GuideRefreshOptions {
  readonly db: Database;
  readonly realm: Realm;
  readonly clock: Clock;
}

interface Fresh extends Validators {
  readonly opened: OpenedGuide;
}

/** Opens a file unless it is the one that was imported last. */
const openFile = async (path: string, { etag }: Validators): Promise<Fresh | null> => {
  const found = await stat(path).catch(() => null);
  const now = found === null ? null : `${found.size}-${found.mtimeMs}`;
  if (now !== null && now === etag) return null;
  return { opened: await openGuide(await fileBytes(path), path), etag: now, lastModified: null };
};

const openAddress = async (
  address: string,
  known: Validators,
  signal: AbortSignal,
): Promise<Fresh | null> => {
  const found = await downloadGuide(address, known, signal);
  if (found === null) return null;
  const { bytes, etag, lastModified } = found;
  return { opened: await openGuide(bytes, shownAddress(address)), etag, lastModified };
};

const summaryOf = ({ channels, unchanged, unknown }: GuideImportResult): string => {
  const sum = (key: 'added' | 'changed' | 'removed'): number =>
    channels.reduce((total, one) => total + one[key], 0);
  return `${sum('added')} programmes added, ${sum('changed')} changed, ${sum('removed')} removed, ${channels.length + unchanged} channels, ${unknown.length} unknown`;
};

/** Imports the guides of the realm file again and again (GUIDE-39). */
export class GuideRefresh {
  readonly #options: GuideRefreshOptions;

  constructor(options: GuideRefreshOptions) {
    this.#options = options;
  }

  /**
   * Imports the guide of one source, unless it is the one that was imported last.
   * @throws {GuideFileError} which is also noted as the state of the source
   */
  async refresh(
    name: string,
    { log, signal }: { readonly log: Log; readonly signal: AbortSignal },
  ): Promise<void> {
    const { db, clock, realm } = this.#options;
    const address = realm.guide.sources[name]?.address ?? '';
    const sources = new GuideSourcesRepository(db);
    try {
      const basis = await this.#basisOf(address);
      const stored = await sources.find(name);
      const known = stored?.basis === basis ? stored : NONE;
      const fresh = await (isAddress(address)
        ? openAddress(address, known, signal)
        : openFile(address, known));
      if (fresh === null) {
        await sources.note({ name, checkedAt: new Date(clock.now()), error: null });
        return;
      }
      const summary = summaryOf(await this.#import(fresh.opened, signal));
      const now = new Date(clock.now());
      const { etag, lastModified } = fresh;
      await sources.note({
        name,
        basis,
        etag,
        lastModified,
        checkedAt: now,
        changedAt: now,
        summary,
        error: null,
      });
      log.info({ source: name, summary }, 'a guide was imported');
    } catch (error) {
      signal.throwIfAborted();
      const reason = error instanceof Error ? error.message : String(error);
      await sources.note({ name, checkedAt: new Date(clock.now()), error: reason });
      throw error;
    }
  }

  async #import(opened: OpenedGuide, signal: AbortSignal): Promise<GuideImportResult> {
    if (opened.format !== 'xmltv')
      throw new GuideFileError(
        opened.name,
        opened.format === 'm3u' ? 'a list of channels' : 'a list of titles',
        'an XMLTV document',
      );
    const { db, realm, clock } = this.#options;
    const guide = new GuideImport({ db, rules: contentRulesOf(realm).rules, clock, signal });
    try {
      await guide.read(opened);
      return await guide.write();
    } finally {
      guide.close();
    }
  }

  /** A guide that has not changed is read again if there are other channels or settings. */
  async #basisOf(address: string): Promise<string> {
    const { db, realm } = this.#options;
    const { languages, defaultLanguage, guide, streamOrigins } = realm;
    const channels = await new DatedProgrammesRepository(db).channels();
    const origins = Object.values(streamOrigins).map(({ origin }) => origin);
    return createHash('sha256')
      .update(JSON.stringify([address, languages, defaultLanguage, guide.pictureOrigins, origins, channels]))
      .digest('hex');
  }
}
