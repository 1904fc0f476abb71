import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { systemClock } from '../clock.js';
import { openDatabase } from '../database/database.js';
import { appliedMigrations, knownMigrations } from '../database/migrate.js';
import { encodingWork } from '../encoding/encoding-worker.js';
import { UploadFolder } from '../encoding/upload-folder.js';
import { Metrics } from '../http/operation/metrics.js';
import { JobRunner } from '../jobs/job-runner.js';
import { JobsRepository } from '../jobs/jobs.repository.js';
import { loadRealm } from '../realm/load-realm.js';
import { bucketOf, requireMediaStore } from '../realm/open-media-store.js';
import { StartError } from '../start-error.js';
import type { WorkArguments } from './operate-arguments.js';
import type { OperateOptions } from './operate-command.js';

/** Resolves when the process is told to end. */
const untilStopped = (): Promise<unknown> =>
  Promise.race((['SIGINT', 'SIGTERM', 'SIGHUP'] as const).map((name) => once(process, name)));

/**
 * The program `footlight work`: makes films of what editors upload until it is stopped, and then leaves those that it is
 * working on to other workers.
 * @throws {StartError} naming the setting that keeps it from that
 */
export const runWork = async (
  { atOnce }: WorkArguments,
  { environment, log, print }: OperateOptions,
): Promise<void> => {
  const { place, port, realmFile, uploadsFolder } = environment;
  if (!('databaseUrl' in place))
    throw new StartError(
      'DATABASE_URL: found nothing; allowed: a PostgreSQL, because the embedded database is the service’s alone, which makes films itself (encoding.jobsAtOnce of the realm file).',
    );
  const realm = loadRealm(realmFile, { port });
  const { folders, defaultLanguage, streamOrigins, encoding } = realm;
  if (folders.media === null)
    throw new StartError(
      `${realmFile}: folders.media: found nothing; allowed: a folder in which films are made`,
    );
  if (!existsSync(uploadsFolder))
    throw new StartError(
      `FOOTLIGHT_UPLOADS: found ${JSON.stringify(uploadsFolder)}, which is not there; allowed: the folder of the service, which begins it when it starts`,
    );
  await requireMediaStore(realm);
  const stopped = untilStopped();
  const database = await openDatabase(place, log);
  try {
    if ((await appliedMigrations(database.db)).length < knownMigrations().length)
      throw new StartError(
        'The schema of the database is older than this version; run “footlight migrate” first.',
      );
    database.beginServing();
    const runner = new JobRunner({
      jobs: encodingWork(atOnce, {
        db: database.db,
        uploads: new UploadFolder(uploadsFolder),
        mediaFolder: folders.media,
        bucket: bucketOf(realm),
        codecs: encoding.codecs,
        rules: { defaultLanguage, streamOrigins },
        clock: systemClock,
        log,
      }),
      repository: new JobsRepository(database.db),
      clock: systemClock,
      metrics: new Metrics(),
      log,
    });
    runner.start();
    print(`Working on up to ${atOnce} at once, for uploads in ${uploadsFolder}.`);
    await stopped;
    await runner.stop();
  } finally {
    await database.close();
  }
};
