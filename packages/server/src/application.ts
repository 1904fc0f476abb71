import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { BODY_BYTES_MAX } from '@footlight/contract';
import { addPrefixes } from '@footlight/domain';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { AccessTokens } from './auth/access-tokens.js';
import { EndedSessions } from './auth/ended-sessions.js';
import type { Secrets } from './auth/secrets.js';
import { onCatalogueChange } from './catalogue/catalogue-changes.js';
import { EditedSite } from './features/realm/edited-site.js';
import type { Clock } from './clock.js';
import { compose } from './compose.js';
import type { OpenDatabase } from './database/database.js';
import type { Feature, Handlers } from './feature.js';
import type { PaymentProvider } from './features/commerce/payments/providers/payment-provider.js';
import { LockOutRepository } from './auth/lock-out.repository.js';
import { LockOut } from './auth/lock-out.service.js';
import { registerAreas, type AreaFolders, type SentDocument } from './http/documents/areas.js';
import { createBuiltSite, type BuiltSite } from './http/documents/built-site.js';
import { ContentSecurity } from './http/security/content-security.js';
import { Drain } from './http/operation/drain.js';
import { createErrorHandler } from './http/answers/error-answers.js';
import { dropUntrustedLocations } from './http/requests/location-headers.js';
import { harden } from './http/security/harden.js';
import { registerHealth } from './http/operation/health.js';
import { acceptJson } from './http/requests/json-bodies.js';
import { createLimits, type SharedCounts } from './http/limits/limits.js';
import type { FiguresAccess } from './http/operation/figures-access.js';
import { registerMetrics, type Metrics } from './http/operation/metrics.js';
import { registerReference } from './http/documents/reference.js';
import { registerCalls } from './http/calls/register-calls.js';
import { SessionCookies } from './http/security/session-cookies.js';
import { SharedAnswers, type SharedCache, createSharedCache } from './http/answers/shared-answers.js';
import { DEFAULT_SERVER_LIMITS, type ServerLimits, Servers } from './http/operation/servers.js';
import { compileSchema } from './http/requests/validation.js';
import type { Job } from './jobs/job.js';
import { JobRunner } from './jobs/job-runner.js';
import { JobsRepository } from './jobs/jobs.repository.js';
import type { Realm } from './realm/load-realm.js';

export interface ApplicationOptions {
  readonly realm: Realm;
  readonly database: OpenDatabase;
  readonly clock: Clock;
  readonly secrets: Secrets;
  readonly metrics: Metrics;
  /** Built pages and scripts; see `defaultFolders`. */
  readonly folders: AreaFolders;
  /** Origins under which viewers reach this service: `http://localhost:4600`. */
  readonly origins: readonly string[];
  /** Folder for the segments that encoders send. Live ingest is disabled without it. */
  readonly liveFolder?: string;
  /** Folder for the films that editors upload. Nothing can be uploaded without it. */
  readonly uploadsFolder?: string;
  /** Folder for pictures that were drawn. Each is drawn again without it. */
  readonly picturesFolder?: string;
  readonly serverLimits?: Omit<ServerLimits, 'trustedProxies'>;
  /** Who may read `/metrics` besides callers on the same machine. */
  readonly figuresAccess?: FiguresAccess;
  /** Called before plugins and routes are registered, so that its hooks run for every request. */
  readonly observe?: (app: FastifyInstance) => void;
  /** Nothing is logged without it. */
  readonly log?: FastifyBaseLogger;
  /** Handlers that extend or replace those of the features (tests). */
  readonly extraHandlers?: Handlers;
  /** Validates every response body against the contract; enabled in tests. */
  readonly checkResponses?: boolean;
  /** The site's server-side renderer. Default: the built file among `folders`. */
  readonly builtSite?: BuiltSite;
  /** Milliseconds for which responses to guests are cached. Nothing is cached without it. */
  readonly guestCacheMs?: number;
  /** Replaces the payment providers of the realm file (tests). */
  readonly paymentProviders?: readonly PaymentProvider[];
  /** Adds days to the programme guide. */
  readonly extendGuide?: () => Promise<void>;
}

/** Longest URL parameter in characters: titles in addresses are longer than ids. */
const LONGEST_PARAMETER = 300;

/** Clears a cache of what is made from the catalogue. */
const clearOnChange = async (
  cache: { clear(): void },
  { database }: ApplicationOptions,
  editedSite: EditedSite,
): Promise<void> => {
  await onCatalogueChange(database, () => cache.clear());
  editedSite.onRead(() => cache.clear());
};

const sharedAnswers = async (
  options: ApplicationOptions,
  editedSite: EditedSite,
): Promise<SharedAnswers | null> => {
  const { clock, guestCacheMs: cacheMs = 0 } = options;
  if (cacheMs === 0) return null;
  const shared = new SharedAnswers({ cacheMs, clock });
  await clearOnChange(shared, options, editedSite);
  return shared;
};

const pageCache = async (
  options: ApplicationOptions,
  editedSite: EditedSite,
): Promise<SharedCache<SentDocument> | null> => {
  const { clock, guestCacheMs: cacheMs = 0 } = options;
  if (cacheMs === 0) return null;
  const cache = createSharedCache<SentDocument>({ cacheMs, clock });
  await clearOnChange(cache, options, editedSite);
  return cache;
};

/** The handlers of all features. @throws {Error} if two features handle the same call */
const allHandlers = (features: readonly Feature[]): Handlers => {
  const entries = features.flatMap(({ handlers = {} }) => Object.entries(handlers));
  const names = entries.map(([name]) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`Two features handle the call ${twice}.`);
  return Object.fromEntries(entries);
};

export interface Application {
  /** Ready, but not listening yet. */
  readonly app: FastifyInstance;
  readonly drain: Drain;
  readonly servers: Servers;
}

/** The empty instance: how it parses, validates and reports errors. */
const createInstance = (options: ApplicationOptions, servers: Servers): FastifyInstance => {
  const { realm } = options;
  const onError = createErrorHandler(realm);
  const app = Fastify({
    serverFactory: (handler) => servers.create(handler),
    bodyLimit: BODY_BYTES_MAX,
    ...(options.log === undefined ? { logger: false } : { loggerInstance: options.log }),
    genReqId: () => randomUUID(),
    // Request ids of callers are ignored, because they could inject text into the log.
    requestIdHeader: false,
    trustProxy: realm.trustedProxies.length === 0 ? false : [...realm.trustedProxies],
    routerOptions: { maxParamLength: LONGEST_PARAMETER, ignoreTrailingSlash: false },
    frameworkErrors: (error, request, reply) => onError(error, request, reply),
    // The drain, if it ran, has already waited for the requests in progress.
    forceCloseConnections: true,
  });
  app.setValidatorCompiler(({ schema, httpPart }) => compileSchema(schema as object, httpPart));
  app.setErrorHandler(onError);
  options.observe?.(app);
  acceptJson(app);
  return app;
};

/** Access tokens, which this process verifies without the database. */
const createTokens = async (
  app: FastifyInstance,
  { realm, database, clock, secrets }: ApplicationOptions,
): Promise<AccessTokens> => {
  const endedSessions = new EndedSessions({
    database,
    clock,
    lifeSeconds: Math.max(realm.signIn.accessTokenSeconds, realm.player.streamAddressSeconds),
  });
  await endedSessions.start((error) => app.log.warn({ err: error }, 'ended sessions cannot be read'));
  app.addHook('onClose', async () => endedSessions.stop());
  return new AccessTokens({
    key: secrets.accessTokens,
    realmId: realm.id,
    lifeSeconds: realm.signIn.accessTokenSeconds,
    clock,
    isEnded: (sessionId) => endedSessions.has(sessionId),
  });
};

/** Runs the jobs while the instance listens. */
const runJobs = (app: FastifyInstance, jobs: readonly Job[], options: ApplicationOptions): void => {
  const runner = new JobRunner({
    jobs,
    repository: new JobsRepository(options.database.db),
    clock: options.clock,
    metrics: options.metrics,
    log: app.log,
  });
  app.addHook('onListen', async () => runner.start());
  app.addHook('onClose', () => runner.stop());
};

/** The whole service as one fastify instance. */
export const createApplication = async (options: ApplicationOptions): Promise<Application> => {
  const { realm, database, clock, secrets, metrics } = options;
  addPrefixes(realm.languages);
  const servers = new Servers({
    ...(options.serverLimits ?? DEFAULT_SERVER_LIMITS),
    trustedProxies: realm.trustedProxies,
  });
  const app = createInstance(options, servers);
  const tokens = await createTokens(app, options);
  // On the database, not in a transaction, so that a count survives the rollback of a refused request.
  const attempts = new LockOutRepository(database.db);
  const lockOut = new LockOut(attempts, clock);
  const counts: SharedCounts = {
    count: (key, now, endsAt) => attempts.count(key, now, endsAt),
    takeBack: (key) => attempts.takeBack(key),
  };
  const editedSite = await EditedSite.open(database, (error) => {
    app.log.warn({ err: error }, 'menus and labels cannot be read');
    return undefined;
  });
  const parts = compose({
    realm,
    editedSite,
    database,
    clock,
    secrets,
    tokens,
    lockOut,
    metrics,
    log: app.log,
    origins: options.origins,
    liveFolder: options.liveFolder ?? null,
    uploadsFolder: options.uploadsFolder ?? null,
    picturesFolder: options.picturesFolder ?? null,
    extendGuide: options.extendGuide,
    ...(options.paymentProviders === undefined ? {} : { paymentProviders: options.paymentProviders }),
  });
  const handlers: Handlers = { ...allHandlers(parts.features), ...options.extraHandlers };

  dropUntrustedLocations(app, realm);
  await harden(app, realm, new ContentSecurity(realm, options.origins));
  registerMetrics(app, metrics, options.figuresAccess);
  const drain = new Drain(app, servers);
  registerHealth(app, database, () => drain.isDraining());
  const limits = await createLimits(app, {
    callsPerMinute: realm.requestsPerMinute,
    attemptsPerMinute: realm.signIn.attemptsPerMinute,
    checkinsPerMinute: realm.signIn.guestsPerMinute,
    perAccount: {
      payments: realm.payments.attemptsPerAccount,
      vouchers: realm.payments.voucherAttemptsPerAccount,
    },
    counts,
    database,
    clock,
  });
  const shared = await sharedAnswers(options, editedSite);
  registerCalls(app, {
    handlers,
    realm,
    tokens,
    limits,
    cookies: new SessionCookies({
      key: secrets.sessionCookies,
      refreshTokenDays: realm.signIn.refreshTokenDays,
      origins: options.origins,
    }),
    previews: parts.previews,
    demandProof: parts.demandProof,
    isSignUpOpen: parts.isSignUpOpen,
    shared,
    checkResponses: options.checkResponses ?? false,
  });
  await registerReference(app, { realm, handlers, origin: options.origins[0] ?? '' });
  for (const { register } of parts.features) await register?.(app, limits);
  await registerAreas(app, {
    folders: options.folders,
    realm,
    origins: options.origins,
    previews: parts.previews,
    boot: parts.boot,
    titlesOf: parts.titlesOf,
    movedTo: parts.movedTo,
    builtSite: options.builtSite ?? createBuiltSite(join(options.folders.site, 'server/server.js')),
    clock,
    limit: limits.calls,
    cache: await pageCache(options, editedSite),
  });
  runJobs(
    app,
    parts.features.flatMap(({ jobs = [] }) => jobs),
    options,
  );
  return { app, drain, servers };
};
