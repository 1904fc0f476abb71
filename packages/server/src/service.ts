import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { createApplication } from './application.js';
import { loadSecrets } from './auth/secrets.js';
import { requireSharedSecret } from './auth/shared-secret.js';
import { BackupScheduler, backupsFolder } from './backup/keep-backups.js';
import { systemClock } from './clock.js';
import { prepareDataFolder } from './data-folder.js';
import { openDatabase, type OpenDatabase } from './database/database.js';
import { migrate } from './database/migrate.js';
import type { Environment } from './environment.js';
import { answerExamples } from './examples-server.js';
import { defaultFolders } from './http/documents/areas.js';
import { Metrics } from './http/operation/metrics.js';
import { createLog } from './log.js';
import { importRealm } from './realm/import-realm.js';
import { loadRealm, type Realm } from './realm/load-realm.js';
import { withMailServer } from './realm/mail-server.js';
import { requireMediaStore } from './realm/open-media-store.js';
import { StartError } from './start-error.js';
import { startTelemetry } from './telemetry/telemetry.js';
import { takeSteps, type ClosingStep } from './stop-error.js';

export interface RunningService {
  /** Address under which viewers reach the service. */
  readonly address: string;
  readonly examplesAddress: string;
  readonly demoAccounts: readonly string[];
  readonly realmName: string;
  readonly engine: OpenDatabase['engine'];
  readonly log: FastifyBaseLogger;
  /** Writes a backup to the data folder; failures are logged. */
  backup(): Promise<void>;
  /** Resolves with the reason when this process loses ownership of its data; the process must then exit. */
  readonly lost: Promise<Error>;
  /**
   * Completes the requests in progress, saves a snapshot of an embedded database and releases the data folder. Later
   * steps run even if an earlier one fails.
   * @param graceSeconds seconds during which requests are still accepted while `/readyz` answers 503
   * @throws {StopError} listing the steps that failed
   */
  stop(graceSeconds?: number): Promise<void>;
}

const listen = (server: Server, port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve());
  });

/** Translates errors of `listen` into messages for the operator. */
const listenError = (error: unknown, port: number): unknown => {
  const { code = '' } = error as NodeJS.ErrnoException;
  const reasons: Readonly<Record<string, string>> = {
    EADDRINUSE: `Port ${port} is in use. Stop what listens there, or set PORT to another port.`,
    EACCES: `Port ${port} may not be opened by this user. Set PORT to another port.`,
    EADDRNOTAVAIL: 'HOST names no address of this machine.',
    ENOTFOUND: 'HOST names no address of this machine.',
  };
  const reason = reasons[code];
  return reason === undefined ? error : new StartError(reason, { cause: error });
};

/** Whether the host is reachable only from this machine. */
const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || /^127(?:\.\d{1,3}){3}$/u.test(host);

/** Folders that the service writes media to. */
const writtenFolders = ({ liveFolder, uploadsFolder, dataFolder }: Environment) => ({
  liveFolder,
  uploadsFolder,
  picturesFolder: join(dataFolder, 'pictures'),
});

const portOf = (server: Server): number => (server.address() as AddressInfo).port;

/** The port under which viewers reach the service, which is that of a server in front of it. */
const publicPort = ({ origin, port }: Environment): number =>
  Number(origin === undefined ? port : new URL(origin).port || port);

/** @throws {StartError} when the file is invalid, or its store of media cannot be read */
const usableRealm = async (environment: Environment): Promise<Realm> => {
  const realm = withMailServer(
    loadRealm(environment.realmFile, { port: publicPort(environment) }),
    environment.smtp,
  );
  await requireMediaStore(realm);
  return realm;
};

/** Share of the shutdown limit for requests in progress; the rest is for the snapshot and the database. */
const SHARE_FOR_REQUESTS = 0.6;

/** Long enough that many simultaneous guests share one database query, too short to be noticed. */
const GUEST_ANSWERS_CACHED_MS = 1_000;

const measureDatabase = (metrics: Metrics, database: OpenDatabase): void => {
  for (const state of ['used', 'idle', 'waiting'] as const)
    metrics.gauge(`footlight_database_connections_${state}`, () => database.connections()[state]);
  if (database.engine === 'pglite')
    metrics.gauge('footlight_embedded_database_memory_bytes', () => database.memoryBytes());
};

/**
 * Starts the service: realm file, store of media, database, catalogue, then both ports.
 * @throws {StartError} when one of them cannot be used
 */
export const startService = async (environment: Environment): Promise<RunningService> => {
  const { port, host, logLevel } = environment;
  const realm = await usableRealm(environment);
  prepareDataFolder(environment.dataFolder);
  const secrets = loadSecrets(environment.secret, environment.dataFolder);
  const metrics = new Metrics({ ofProcess: true });
  const log = createLog({ level: logLevel });
  const telemetry = environment.hasTelemetry ? await startTelemetry() : null;
  const database = await openDatabase(environment.place, log, (text, milliseconds) => {
    metrics.recordQuery(text, milliseconds);
    telemetry?.recordQuery(text, milliseconds);
  });
  const closing: ClosingStep[] = [
    { what: 'The last of the telemetry could not be sent', run: async () => telemetry?.stop() },
    { what: 'The database could not be closed', run: () => database.close() },
  ];
  const stop = (): Promise<void> => takeSteps(closing.splice(0).toReversed());
  try {
    await database.requireNotifications();
    await migrate(database.db, log);
    await requireSharedSecret(database.db, secrets);
    const { demoAccounts, extendGuide } = await importRealm({
      realm,
      database,
      clock: systemClock,
      log,
      mayHaveDemoAccounts: environment.isDemo || isLoopback(host),
    });
    database.beginServing();
    measureDatabase(metrics, database);
    const shownHost = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
    const address = `http://${shownHost}:${port}`;
    const { app, drain, servers } = await createApplication({
      realm,
      database,
      clock: systemClock,
      secrets,
      metrics,
      folders: defaultFolders,
      ...writtenFolders(environment),
      origins: environment.origin === undefined ? [address] : [environment.origin, address],
      log,
      figuresAccess: environment.figuresAccess,
      ...(telemetry === null ? {} : { observe: telemetry.observeRequests }),
      serverLimits: environment.serverLimits,
      guestCacheMs: GUEST_ANSWERS_CACHED_MS,
      extendGuide,
    });
    const backups = new BackupScheduler({
      database,
      folder: backupsFolder(environment.dataFolder),
      keep: environment.maxBackups,
      everyHours: environment.backupHours,
      onDone: ({ file }) => log.info({ file }, 'a backup was written'),
      onError: (err) => log.error({ err }, 'no backup could be written'),
    });
    closing.push({ what: 'The backup could not be finished', run: () => backups.stop() });
    let hasServed = false;
    closing.push(
      {
        what: 'No snapshot of the database could be saved; the data themselves are kept',
        run: async () => (hasServed ? database.snapshot() : null),
      },
      { what: 'The application could not be closed', run: () => app.close() },
    );
    await app.listen({ port, host }).catch((error: unknown) => {
      throw listenError(error, port);
    });
    const examples = servers.create(answerExamples(app, address));
    await listen(examples, port + 1, host).catch((error: unknown) => {
      throw listenError(error, port + 1);
    });
    hasServed = true;
    return {
      address,
      examplesAddress: `http://${shownHost}:${portOf(examples)}/examples/`,
      demoAccounts,
      realmName: realm.name,
      engine: database.engine,
      log,
      backup: () => backups.make(),
      lost: database.lost,
      stop: async (graceSeconds = 0) => {
        const brokenOff = await drain.run({
          graceMs: graceSeconds * 1_000,
          timeoutMs: environment.stopSeconds * 1_000 * SHARE_FOR_REQUESTS,
        });
        if (brokenOff > 0) log.warn({ brokenOff }, 'requests took longer than FOOTLIGHT_STOP_SECONDS allows');
        await stop();
      },
    };
  } catch (error) {
    // Errors of the cleanup are only logged, so that the operator sees the cause of the failed start.
    await stop().catch((err: unknown) => log.error({ err }, 'a service that did not start did not end'));
    throw error;
  }
};
