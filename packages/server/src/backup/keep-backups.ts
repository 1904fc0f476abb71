import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenDatabase } from '../database/database.js';
import { writeBackup, type BackupHead } from './backup-file.js';

const NAME = /^footlight-.*\.ndjson\.gz$/u;
const HOUR_MS = 3_600_000;

export const backupsFolder = (dataFolder: string): string => join(dataFolder, 'backups');

/** File name of a backup. Names sort chronologically. */
export const backupName = (now: Date): string =>
  `footlight-${now.toISOString().replaceAll(/[:.]/gu, '-')}.ndjson.gz`;

/** Removes all but the `keep` newest backups of a folder; other files are not touched. */
export const dropOldBackups = (folder: string, keep: number): void => {
  const names = readdirSync(folder).filter((name) => NAME.test(name));
  for (const name of names.toSorted().slice(0, -keep)) rmSync(join(folder, name));
};

export interface StoredBackup {
  readonly file: string;
  readonly head: BackupHead;
}

export interface BackupSchedulerOptions {
  readonly database: OpenDatabase;
  readonly folder: string;
  readonly keep: number;
  /** Hours between backups; null disables scheduled backups. */
  readonly everyHours: number | null;
  readonly onError: (error: unknown) => void;
  readonly onDone: (backup: StoredBackup) => void;
}

/** Creates backups within the running service, because no other process can read the embedded database meanwhile. */
export class BackupScheduler {
  readonly #options: BackupSchedulerOptions;
  #running: Promise<void> | null = null;
  readonly #timer;

  constructor(options: BackupSchedulerOptions) {
    this.#options = options;
    this.#timer =
      options.everyHours === null
        ? undefined
        : setInterval(() => void this.make(), options.everyHours * HOUR_MS).unref();
  }

  /** Creates a backup, or waits for the one in progress. */
  make(): Promise<void> {
    this.#running ??= this.#write().finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  /** Stops the schedule and waits for the backup in progress. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#running;
  }

  async #write(): Promise<void> {
    try {
      mkdirSync(this.#options.folder, { recursive: true, mode: 0o700 });
      const now = new Date();
      const file = join(this.#options.folder, backupName(now));
      const head = await writeBackup(this.#options.database.db, file, {
        engine: this.#options.database.engine,
        now,
      });
      dropOldBackups(this.#options.folder, this.#options.keep);
      this.#options.onDone({ file, head });
    } catch (error) {
      this.#options.onError(error);
    }
  }
}
