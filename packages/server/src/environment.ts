import { join, resolve } from 'node:path';
import type { DatabaseLocation } from './database/database.js';
import { DEFAULT_LIMITS } from './database/postgres-limits.js';
import type { FiguresAccess } from './http/operation/figures-access.js';
import { DEFAULT_SERVER_LIMITS, type ServerLimits } from './http/operation/servers.js';
import { LEAST_SPACE_MB } from './database/storage.js';
import { ADDRESS_RANGES, isAddressRange } from './http/limits/address-range.js';
import { REPOSITORY_FOLDER } from './package-folder.js';
import { StartError } from './start-error.js';

/** Configuration read from environment variables. */
export interface Environment {
  readonly port: number;
  readonly host: string;
  readonly dataFolder: string;
  /** Folder for the segments that encoders send, one folder per event; shared by the service and `footlight live`. */
  readonly liveFolder: string;
  /** Folder for the films and captions that editors upload; shared by the service and `footlight work`. */
  readonly uploadsFolder: string;
  readonly realmFile: string;
  readonly place: DatabaseLocation;
  readonly secret: string | undefined;
  readonly logLevel: string;
  /** Whether accounts with the demo's password may exist on a service that is reachable from other machines. */
  readonly isDemo: boolean;
  /** Origin under which viewers reach the service, if it differs from its own host and port. */
  readonly origin: string | undefined;
  /** URL of the mail server, with credentials if it requires them; replaces that of the realm file. */
  readonly smtp: string | undefined;
  /** Who may read `/metrics` besides callers on the same machine. */
  readonly figuresAccess: FiguresAccess;
  /** Whether a variable of OpenTelemetry enables it. */
  readonly hasTelemetry: boolean;
  readonly serverLimits: Omit<ServerLimits, 'trustedProxies'>;
  /** Hours between backups; null disables scheduled backups. */
  readonly backupHours: number | null;
  /** How many backups are kept; older ones are removed. */
  readonly maxBackups: number;
  /** Seconds after the stop signal during which requests are still accepted while `/readyz` answers 503. */
  readonly drainSeconds: number;
  /** Seconds that the orderly shutdown may take after that; then the process exits with the exit code of a crash. */
  readonly stopSeconds: number;
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];
const DEFAULT_PORT = 4600;
const DEFAULT_STOP_SECONDS = 5;
const MOST_STOP_SECONDS = 600;
const DEFAULT_DRAIN_SECONDS = 2;
const MOST_CONNECTIONS = 500;
const MOST_SPACE_MB = 1_000_000;
/** Timers of Node cannot wait longer than 2³¹ − 1 milliseconds, about 596 hours. */
const HOURS_OF_A_MONTH = 576;
const MOST_BACKUPS = 9_999;
const MOST_SOCKETS = 1_000_000;

const invalid = (name: string, found: string, allowed: string): StartError =>
  new StartError(`${name}: found ${JSON.stringify(found)}; allowed: ${allowed}`);

/** At most 65534, because the examples use the next port. */
const readPort = (text: string | undefined): number => {
  if (text === undefined) return DEFAULT_PORT;
  const port = Number(text);
  if (/^\d+$/u.test(text) && port >= 1 && port <= 65_534) return port;
  throw invalid('PORT', text, 'a whole number from 1 to 65534 (the port after it is used too)');
};

interface IntegerBounds {
  readonly least: number;
  readonly most: number;
  readonly byDefault: number;
}

const readInteger = (name: string, text: string | undefined, bounds: IntegerBounds): number => {
  const { least, most, byDefault } = bounds;
  if (text === undefined) return byDefault;
  const value = Number(text);
  if (/^\d+$/u.test(text) && value >= least && value <= most) return value;
  throw invalid(name, text, `a whole number from ${least} to ${most}`);
};

const readSwitch = (name: string, text: string | undefined): boolean => {
  if (text === undefined || text === '0') return false;
  if (text === '1') return true;
  throw invalid(name, text, '1 or 0');
};

const readLogLevel = (text = 'warn'): string => {
  if (LOG_LEVELS.includes(text)) return text;
  throw invalid('LOG_LEVEL', text, `one of ${LOG_LEVELS.join(', ')}`);
};

const readDatabaseUrl = (name: string, text: string): string => {
  if (/^postgres(?:ql)?:\/\//u.test(text)) return text;
  // Not shown: it may hold a password.
  throw new StartError(`${name}: allowed: an address that begins with postgres:// or postgresql://`);
};

const readOrigin = (text: string | undefined): string | undefined => {
  if (text === undefined) return undefined;
  const { origin, protocol } = URL.canParse(text) ? new URL(text) : { origin: '', protocol: '' };
  if (/^https?:$/u.test(protocol) && text.replace(/\/$/u, '') === origin) return origin;
  throw invalid('FOOTLIGHT_ORIGIN', text, 'an origin such as https://tv.example, without a path');
};

const readSmtp = (text: string | undefined): string | undefined => {
  if (text === undefined) return undefined;
  if (URL.canParse(text) && /^smtps?:\/\/[^/]+\/?$/u.test(text)) return text;
  // Not shown: it may hold a password.
  throw new StartError('FOOTLIGHT_SMTP: allowed: an address such as smtps://user:password@mail.example:465');
};

const SHORTEST_TOKEN = 16;

const readMetricsToken = (text: string | undefined): string | undefined => {
  if (text === undefined || (text.length >= SHORTEST_TOKEN && /^[\w.~+/=-]+$/u.test(text))) return text;
  // The value is not shown: it grants access to the metrics.
  throw new StartError(
    `FOOTLIGHT_METRICS_TOKEN: allowed: at least ${SHORTEST_TOKEN} letters, digits and . ~ + / = _ -`,
  );
};

const readMetricsAddresses = (text: string | undefined): readonly string[] => {
  const addresses = (text ?? '').split(',').flatMap((part) => (part.trim() === '' ? [] : [part.trim()]));
  const wrong = addresses.find((one) => !isAddressRange(one));
  if (wrong === undefined) return addresses;
  throw invalid('FOOTLIGHT_METRICS_ADDRESSES', wrong, `${ADDRESS_RANGES}, separated by commas`);
};

/** Setting any of these variables of the OpenTelemetry specification enables telemetry. */
const TELEMETRY_VARIABLES = [
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT',
  'OTEL_EXPORTER_OTLP_METRICS_ENDPOINT',
  'OTEL_TRACES_EXPORTER',
  'OTEL_METRICS_EXPORTER',
];

/** Treats an empty variable as unset. */
const given = (variables: NodeJS.ProcessEnv, name: string): string | undefined => {
  const value = variables[name];
  return value === undefined || value === '' ? undefined : value;
};

/** @throws {StartError} naming the variable, what was found and what is allowed */
export const readEnvironment = (variables: NodeJS.ProcessEnv): Environment => {
  const databaseUrl = variables['DATABASE_URL'];
  // An empty value is probably a mistake: falling back to the embedded database would look as if all data were lost.
  if (databaseUrl === '')
    throw invalid('DATABASE_URL', '', 'an address that begins with postgres://, or no such variable at all');
  const listenUrl = given(variables, 'DATABASE_LISTEN_URL');
  const dataFolder = resolve(given(variables, 'FOOTLIGHT_DATA') ?? join(REPOSITORY_FOLDER, '.footlight'));
  const integer = (name: string, bounds: IntegerBounds): number =>
    readInteger(name, given(variables, name), bounds);
  return {
    port: readPort(given(variables, 'PORT')),
    // With `localhost` the service listens on both loopback addresses.
    host: given(variables, 'HOST') ?? 'localhost',
    dataFolder,
    liveFolder: resolve(given(variables, 'FOOTLIGHT_LIVE') ?? join(dataFolder, 'live')),
    uploadsFolder: resolve(given(variables, 'FOOTLIGHT_UPLOADS') ?? join(dataFolder, 'uploads')),
    realmFile: resolve(
      given(variables, 'FOOTLIGHT_CONFIG') ?? join(REPOSITORY_FOLDER, 'demo/footlight.config.json'),
    ),
    isDemo: readSwitch('FOOTLIGHT_DEMO', given(variables, 'FOOTLIGHT_DEMO')),
    place:
      databaseUrl === undefined
        ? {
            dataFolder,
            leastSpaceMb: integer('FOOTLIGHT_SPACE_MB', {
              least: 1,
              most: MOST_SPACE_MB,
              byDefault: LEAST_SPACE_MB,
            }),
          }
        : {
            databaseUrl: readDatabaseUrl('DATABASE_URL', databaseUrl),
            listenUrl:
              listenUrl === undefined ? undefined : readDatabaseUrl('DATABASE_LISTEN_URL', listenUrl),
            limits: {
              poolSize: integer('FOOTLIGHT_DATABASE_POOL', {
                least: 1,
                most: MOST_CONNECTIONS,
                byDefault: DEFAULT_LIMITS.poolSize,
              }),
              timeoutMs:
                1_000 *
                integer('FOOTLIGHT_DATABASE_SECONDS', {
                  least: 1,
                  most: MOST_STOP_SECONDS,
                  byDefault: DEFAULT_LIMITS.timeoutMs / 1_000,
                }),
            },
          },
    secret: given(variables, 'FOOTLIGHT_SECRET'),
    logLevel: readLogLevel(given(variables, 'LOG_LEVEL')),
    origin: readOrigin(given(variables, 'FOOTLIGHT_ORIGIN')),
    figuresAccess: {
      token: readMetricsToken(given(variables, 'FOOTLIGHT_METRICS_TOKEN')),
      addresses: readMetricsAddresses(given(variables, 'FOOTLIGHT_METRICS_ADDRESSES')),
    },
    hasTelemetry:
      given(variables, 'OTEL_SDK_DISABLED')?.toLowerCase() !== 'true' &&
      TELEMETRY_VARIABLES.some((name) => given(variables, name) !== undefined),
    serverLimits: {
      requestSeconds: integer('FOOTLIGHT_REQUEST_SECONDS', {
        least: 1,
        most: MOST_STOP_SECONDS,
        byDefault: DEFAULT_SERVER_LIMITS.requestSeconds,
      }),
      socketsPerAddress: integer('FOOTLIGHT_SOCKETS_PER_ADDRESS', {
        least: 1,
        most: MOST_SOCKETS,
        byDefault: DEFAULT_SERVER_LIMITS.socketsPerAddress,
      }),
    },
    smtp: readSmtp(given(variables, 'FOOTLIGHT_SMTP')),
    backupHours:
      given(variables, 'FOOTLIGHT_BACKUP_HOURS') === undefined
        ? null
        : integer('FOOTLIGHT_BACKUP_HOURS', { least: 1, most: HOURS_OF_A_MONTH, byDefault: 1 }),
    maxBackups: integer('FOOTLIGHT_BACKUPS_KEPT', { least: 1, most: MOST_BACKUPS, byDefault: 7 }),
    drainSeconds: integer('FOOTLIGHT_DRAIN_SECONDS', {
      least: 0,
      most: MOST_STOP_SECONDS,
      byDefault: DEFAULT_DRAIN_SECONDS,
    }),
    stopSeconds: integer('FOOTLIGHT_STOP_SECONDS', {
      least: 1,
      most: MOST_STOP_SECONDS,
      byDefault: DEFAULT_STOP_SECONDS,
    }),
  };
};
