import { calls, type CallName, type ErrorBody, type ResponseOf } from '@footlight/contract';
import { shapes } from '@footlight/contract/schemas';
import * as fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { AccessTokens } from '../../packages/server/src/auth/access-tokens.js';
import { deriveSecrets } from '../../packages/server/src/auth/secrets.js';
import type { OpenDatabase } from '../../packages/server/src/database/database.js';
import { createLog } from '../../packages/server/src/log.js';
import { importRealm } from '../../packages/server/src/realm/import-realm.js';
import type { Realm } from '../../packages/server/src/realm/load-realm.js';
import { call } from '../../packages/server/testing/call.js';
import { demoRealm, signInDemo } from '../../packages/server/testing/demo-application.js';
import type { MovingClock } from '@footlight/packager/testing/moving-clock';
import { signUpSomebody } from '../../packages/server/testing/people.js';
import { quietLog } from '../../packages/server/testing/quiet-log.js';
import { TEST_SECRET, createTestApplication } from '../../packages/server/testing/test-application.js';
import { requestsOf, requestsOfOther, type GeneratedRequest, type Sender } from './generated-requests.js';

/** A kind of failure, with the first request that caused it. */
interface Fault {
  readonly request: GeneratedRequest;
  /** The status, or the reason why there was no response. */
  readonly outcome: string;
  /** The error in the service's log. */
  readonly logged: string;
  count: number;
}

export interface FuzzReport {
  readonly requests: number;
  readonly faults: readonly Fault[];
  /** Number of responses by status; a run that only gets rejections has tested nothing. */
  readonly statuses: ReadonlyMap<number, number>;
}

export interface FuzzOptions {
  readonly requests: number;
  readonly seed: number;
  readonly calls?: readonly string[];
  readonly onProgress?: (done: number, faults: number) => void;
}

const TIMEOUT_MS = 20_000;
const BATCH = 40;
/** Calls whose responses are endless streams; only the status is checked. */
const STREAMS: ReadonlySet<string> = new Set(
  (Object.keys(calls) as CallName[]).filter(
    (name) => (shapes[name] as { mediaType?: string }).mediaType !== undefined,
  ),
);

/** Lifetime of access tokens, so that they do not expire during the run. */
const LONG_SECONDS = 30 * 86_400;

const fuzzRealm = (): Realm => {
  const realm = demoRealm();
  return {
    ...realm,
    requestsPerMinute: 1_000_000_000,
    payments: {
      ...realm.payments,
      attemptsPerAccount: 1_000_000_000,
      voucherAttemptsPerAccount: 1_000_000_000,
    },
    signIn: {
      ...realm.signIn,
      attemptsPerMinute: 1_000_000_000,
      guestsPerMinute: 1_000_000_000,
      accessTokenSeconds: LONG_SECONDS,
    },
  };
};

interface Target {
  readonly app: FastifyInstance;
  readonly tokens: Readonly<Record<Sender, string | undefined>>;
  readonly logged: string[];
  renew(): Promise<void>;
}

const createTarget = async (database: OpenDatabase): Promise<Target> => {
  const logged: string[] = [];
  const realm = fuzzRealm();
  const { app, clock } = await createTestApplication(database, {
    realm,
    log: createLog({ level: 'error', stream: { write: (line) => void logged.push(line) } }),
  });
  await importRealm({ realm, database, clock, log: quietLog });
  const guest = await call(app, 'POST', calls.checkinGuest.path, { body: {} });
  const tokens: Record<Sender, string | undefined> = {
    nobody: undefined,
    guest: (guest.body as ResponseOf<'checkinGuest'>).authorisationToken,
    viewer: (await signUpSomebody(app)).token,
    admin: await adminToken(app, realm, clock),
    forger: 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJhLTEifQ.',
  };
  return {
    app,
    tokens,
    logged,
    renew: async () => {
      tokens.viewer = (await signUpSomebody(app)).token;
    },
  };
};

/** A token of the demo's administrator, or a forged administrator token if the demo has none. */
const adminToken = async (app: FastifyInstance, realm: Realm, clock: MovingClock): Promise<string> => {
  try {
    return await signInDemo(app, 'admin');
  } catch {
    return new AccessTokens({
      key: deriveSecrets(TEST_SECRET).accessTokens,
      realmId: realm.id,
      lifeSeconds: LONG_SECONDS,
      clock,
    }).issue({ subject: 'a-1', isGuest: false, role: 'admin', profile: null });
  }
};

/** Whether the contract allows this server error, for instance because an external service is unavailable. */
const isForeseen = (name: string, status: number, code: string): boolean => {
  if (status === 501) return true;
  const errors: readonly string[] =
    (shapes as Readonly<Record<string, { errors: readonly string[] }>>)[name]?.errors ?? [];
  return status === 502 && errors.includes(code);
};

const codeOf = (body: string): string => {
  try {
    return (JSON.parse(body) as ErrorBody).code;
  } catch {
    return '';
  }
};

const late = Symbol('late');

const inTime = async <T>(work: Promise<T>): Promise<T | typeof late> => {
  let timer: NodeJS.Timeout | undefined;
  try {
    return await Promise.race([
      work,
      new Promise<typeof late>((resolve) => {
        timer = setTimeout(() => resolve(late), TIMEOUT_MS);
      }),
    ]);
  } finally {
    clearTimeout(timer);
  }
};

/** Whether the error only says that pages or the SDK have not been built in this workspace. */
const isUnbuilt = (status: number, body: string): boolean =>
  status === 503 && /not (?:been )?built|npm run build/u.test(body);

/** Sends a request and returns its status and, for a failure, the outcome. */
const send = async (
  target: Target,
  request: GeneratedRequest,
): Promise<{ status: number; outcome: string | null }> => {
  const token = target.tokens[request.sender];
  const isStream = STREAMS.has(request.name);
  const answer = await inTime(
    target.app.inject({
      method: request.method,
      url: request.url,
      headers: { ...request.headers, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
      ...(request.payload === undefined ? {} : { payload: request.payload }),
      ...(isStream ? { payloadAsStream: true } : {}),
    }),
  );
  if (answer === late) return { status: 0, outcome: `no answer in ${TIMEOUT_MS / 1000} s` };
  const { statusCode: status } = answer;
  if (isStream) {
    answer.stream().destroy();
    return { status, outcome: status >= 500 ? String(status) : null };
  }
  const isFine =
    status < 500 ||
    isForeseen(request.name, status, codeOf(answer.body)) ||
    (request.name === 'other' && isUnbuilt(status, answer.body));
  return { status, outcome: isFine ? null : String(status) };
};

/** The last logged error, without the parts that differ between errors of the same kind. */
const loggedErrorOf = (lines: readonly string[]): string => {
  const last = lines.at(-1);
  if (last === undefined) return '';
  const { err } = JSON.parse(last) as {
    err?: { message: string; stack: string; cause?: { message: string; stack: string } };
  };
  const cause = err?.cause ?? err;
  return `${cause?.message ?? last}\n${(cause?.stack ?? '').split('\n').slice(1, 6).join('\n')}`;
};

/** Sends generated requests to the service with the demo realm and reports all that got 5xx or no response. */
export const fuzzService = async (database: OpenDatabase, options: FuzzOptions): Promise<FuzzReport> => {
  const target = await createTarget(database);
  const names = (Object.keys(calls) as CallName[]).filter((name) => options.calls?.includes(name) ?? true);
  const sources = [
    ...names.map(requestsOf),
    ...(options.calls === undefined || options.calls.includes('other')
      ? Array.from({ length: 12 }, () => requestsOfOther)
      : []),
  ];
  const faults = new Map<string, Fault>();
  const statuses = new Map<number, number>();
  let requests = 0;
  try {
    for (let round = 0; requests < options.requests; round += 1) {
      for (const [index, source] of sources.entries()) {
        const batch = Math.min(
          BATCH,
          Math.ceil(options.requests / sources.length),
          options.requests - requests,
        );
        const seed = options.seed + round * sources.length + index;
        for (const request of fc.sample(source, { numRuns: batch, seed })) {
          target.logged.length = 0;
          const { status, outcome } = await send(target, request);
          requests += 1;
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
          if (status === 401 && request.sender === 'viewer') await target.renew();
          if (outcome === null) continue;
          const logged = loggedErrorOf(target.logged);
          const key = `${request.name} ${outcome} ${logged.split('\n')[0] ?? ''}`;
          const known = faults.get(key);
          if (known === undefined) faults.set(key, { request, outcome, logged, count: 1 });
          else known.count += 1;
        }
        options.onProgress?.(requests, faults.size);
      }
    }
  } finally {
    await target.app.close();
  }
  return { requests, faults: [...faults.values()], statuses };
};
