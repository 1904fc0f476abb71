import { OWNER_ONLY, calls, type Call, type CallName } from '@footlight/contract';
import { shapes } from '@footlight/contract/schemas';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import { ApiError } from '../../api-error.js';
import type { AccessTokens } from '../../auth/access-tokens.js';
import type { Caller, CallRequest, Handler, Handlers } from '../../feature.js';
import type { Realm } from '../../realm/load-realm.js';
import { NOBODY, readCaller } from '../requests/caller.js';
import { countryOf, languageOf, refuseOtherRealms } from '../requests/locale.js';
import type { Limit, Limits } from '../limits/limits.js';
import type { SessionCookies } from '../security/session-cookies.js';
import type { SharedAnswers } from '../answers/shared-answers.js';
import { routePath } from './stream-paths.js';
import { unstorableText } from '../requests/unstorable-text.js';
import { compileReply } from '../requests/validation.js';

export interface RegisterCallsOptions {
  readonly handlers: Handlers;
  readonly realm: Realm;
  readonly tokens: AccessTokens;
  readonly limits: Limits;
  readonly cookies: SessionCookies;
  /** Checks every reply against the contract; a false one becomes a 500. For tests: it costs time. */
  readonly checkReplies: boolean;
  /** Keeps what guests read; without it every request is answered anew. */
  readonly shared: SharedAnswers | null;
}

/** Calls that let a stranger guess: they have the narrower limit of the realm. */
const GUESSABLE: ReadonlySet<CallName> = new Set<CallName>([
  'login',
  'loginSecondFactor',
  'loginPasskey',
  'confirmSecondFactor',
  'disableSecondFactor',
  'renewRecoveryCodes',
  'proveIdentity',
  'signup',
  'exchangeProviderCode',
  'exchangeLicenceProviderCode',
  'exchangeOpenIdCode',
  'loginApple',
  'loginFacebook',
  'loginFirebase',
  'loginGoogle',
  'signupFirebase',
  'switchProfile',
  'requestAccountDeletion',
  'impersonate',
  'loginGigya',
  'loginOpin',
  'loginPbr',
  'loginSptv',
  'registerAdobeClient',
  'requestPasswordReset',
  'resetPassword',
  'changePassword',
  'changeEmail',
  'confirmEmail',
  'requestMagicLink',
  'exchangeMagicLink',
]);

const limitOf = (name: CallName, { calls: all, attempts, checkins }: Limits): Limit => {
  if (GUESSABLE.has(name)) return attempts;
  return name === 'checkinGuest' ? checkins : all;
};

const names = Object.keys(calls) as CallName[];

const requestSchema = (name: CallName): FastifySchema => {
  const { params, query, headers, body } = shapes[name] as Readonly<Record<string, unknown>>;
  return {
    ...(params === undefined ? {} : { params }),
    ...(query === undefined ? {} : { querystring: query }),
    ...(headers === undefined ? {} : { headers }),
    ...(body === undefined ? {} : { body }),
  };
};

const checker = (name: CallName): ((reply: unknown) => void) => {
  const schema = shapes[name].reply;
  if (schema === null) return () => undefined;
  const validate = compileReply(schema);
  return (reply) => {
    // What is sent is JSON, so that is what must hold: no dates, no undefined.
    if (validate(JSON.parse(JSON.stringify(reply)))) return;
    throw new Error(
      `The reply of ${name} breaks the contract: ${JSON.stringify(validate.errors?.map(({ instancePath, message }) => `${instancePath} ${message}`))}`,
    );
  };
};

const successStatus = (name: CallName): number => {
  const shape = shapes[name] as { readonly reply: unknown; readonly status?: number };
  return shape.status ?? (shape.reply === null ? 204 : 200);
};

/** Each handler takes the request of its own call, which the types of a union of calls cannot say. */
const handlerOf = (handlers: Handlers, name: CallName): Handler<CallName> | undefined =>
  (handlers as Partial<Record<CallName, Handler<CallName>>>)[name];

/**
 * What an answer depends on, and no more, for every header named here divides what a cache may share: no token
 * where none is read, no country where none is believed, no `Accept-Language` where `Language` has decided.
 */
const variesBy = (call: Call, realm: Realm, headers: IncomingHttpHeaders): readonly string[] => [
  ...(call.auth === 'none' ? [] : ['Authorization']),
  'Language',
  ...(headers['language'] === undefined ? ['Accept-Language'] : []),
  ...(realm.trustCountryHeader ? ['X-Footlight-Country'] : []),
];

/** Cross-origin answers vary by origin already. */
const varyBeside = (present: unknown, own: readonly string[]): string =>
  [...(typeof present === 'string' ? [present] : []), ...own].join(', ');

/** How much longer a cache may answer with what it has while it asks for newer. */
const STALE_FACTOR = 2;

/** Browsers ask each time, with the tag of what they have; caches between may answer for a while. */
const cacheControl = ({ method, sharedSeconds }: Call, isShared: boolean): string => {
  if (method !== 'GET') return 'no-store';
  if (!isShared || sharedSeconds === undefined) return 'private, no-cache';
  return `public, max-age=0, s-maxage=${sharedSeconds}, stale-while-revalidate=${STALE_FACTOR * sharedSeconds}`;
};

const registerCall = (app: FastifyInstance, name: CallName, options: RegisterCallsOptions): void => {
  const { realm, tokens, limits, cookies, shared } = options;
  const call: Call = calls[name];
  const handler = handlerOf(options.handlers, name);
  const callers = new WeakMap<FastifyRequest, Caller>();
  const check = options.checkReplies ? checker(name) : () => undefined;
  const status = successStatus(name);
  const limit = limitOf(name, limits);

  if (handler === undefined) {
    app.route({
      method: call.method,
      url: routePath(call.path),
      onRequest: () => Promise.reject(new ApiError('NOT_IMPLEMENTED')),
      handler: () => undefined,
    });
    return;
  }

  app.route({
    method: call.method,
    url: routePath(call.path),
    schema: requestSchema(name),
    onRequest: async (request) => {
      await limit(request);
      refuseOtherRealms(request.headers, realm);
      cookies.check(request);
      const caller = await readCaller(request.headers.authorization, call.auth, tokens);
      if (caller.impersonation !== undefined && OWNER_ONLY.has(name))
        throw new ApiError('IMPERSONATION_NOT_ALLOWED');
      callers.set(request, caller);
    },
    preValidation: async (request) => {
      cookies.takeIn(request);
      const { params, query, body } = request;
      const issues = Object.entries({ params, query, body }).flatMap(
        ([part, value]) => unstorableText(part, value) ?? [],
      );
      if (issues.length > 0) throw new ApiError('INVALID_FIELD', { details: { issues } });
    },
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const callRequest: CallRequest<CallName> = {
        // Checked against the shapes of this very call just before.
        params: request.params as never,
        query: request.query as never,
        body: request.body as never,
        caller: callers.get(request) ?? NOBODY,
        language: languageOf(request.headers, realm),
        country: countryOf(request.headers, realm),
        log: request.log,
        http: { request, reply },
      };
      const read = async (): Promise<string> => {
        const answer: unknown = await handler(callRequest);
        if (reply.sent) return '';
        check(answer);
        const sent = cookies.giveOut(name, request, reply, answer);
        return status === 204 ? '' : JSON.stringify(sent);
      };
      const isShared = call.sharedSeconds !== undefined && request.headers.authorization === undefined;
      const { language, country } = callRequest;
      const kept = isShared ? shared?.answer(`${language} ${country} ${request.url}`, read) : undefined;
      const body = kept === undefined ? await read() : (await kept).body;
      if (reply.sent) return reply;
      if (kept !== undefined) void reply.header('etag', (await kept).etag);
      void reply
        .code(status)
        .header('vary', varyBeside(reply.getHeader('vary'), variesBy(call, realm, request.headers)))
        .header('cache-control', cacheControl(call, isShared));
      if (status === 204) return reply.send();
      return reply.type('application/json; charset=utf-8').send(body);
    },
  });
};

/** Registers every call of the contract; those that no feature answers give 501 `NOT_IMPLEMENTED`. */
export const registerCalls = (app: FastifyInstance, options: RegisterCallsOptions): void => {
  for (const name of names) registerCall(app, name, options);
};
