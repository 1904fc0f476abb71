import { BODY_BYTES_MAX, calls, type Call, type CallName } from '@footlight/contract';
import { shapes } from '@footlight/contract/schemas';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import { ApiError, isApiError } from '../../api-error.js';
import type { AccessTokens } from '../../auth/access-tokens.js';
import type { Caller, CallRequest, Handler, Handlers } from '../../feature.js';
import type { Realm } from '../../realm/load-realm.js';
import { NOBODY, readCaller } from '../requests/caller.js';
import { countryOf, languageOf, refuseOtherRealms } from '../requests/locale.js';
import type { Limits } from '../limits/limits.js';
import type { SessionCookies } from '../security/session-cookies.js';
import type { SharedAnswers } from '../answers/shared-answers.js';
import { callerDuringSignUp, limitOf, refuseByPolicy } from './call-policy.js';
import { routePath } from './stream-paths.js';
import { unstorableText } from '../requests/unstorable-text.js';
import { compileResponse } from '../requests/validation.js';
import { isPreviewed, type Previews } from './previews.js';

export interface RegisterCallsOptions {
  readonly handlers: Handlers;
  readonly realm: Realm;
  readonly tokens: AccessTokens;
  readonly limits: Limits;
  readonly cookies: SessionCookies;
  /** @throws {ApiError} PROOF_REQUIRED or SECOND_FACTOR_MISSING unless the caller has recently proved its identity */
  readonly demandProof: (caller: Caller, kind: NonNullable<Call['recentProof']>) => Promise<void>;
  /** Whether an account has to complete its sign-up. */
  readonly isSignUpOpen: (accountId: string) => Promise<boolean>;
  /** Validates every response against the contract; an invalid one becomes a 500. For tests, because it is slow. */
  readonly checkResponses: boolean;
  readonly previews: Previews;
  /** Cache of responses to guests; null disables it. */
  readonly shared: SharedAnswers | null;
}

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
  const schema = shapes[name].response;
  if (schema === null) return () => undefined;
  const validate = compileResponse(schema);
  return (reply) => {
    // Validates the serialised form, in which dates are texts and undefined members are missing.
    if (validate(JSON.parse(JSON.stringify(reply)))) return;
    throw new Error(
      `The reply of ${name} breaks the contract: ${JSON.stringify(validate.errors?.map(({ instancePath, message }) => `${instancePath} ${message}`))}`,
    );
  };
};

const successStatus = (name: CallName): number => {
  const shape = shapes[name] as { readonly response: unknown; readonly status?: number };
  return shape.status ?? (shape.response === null ? 204 : 200);
};

/** The type cannot relate a handler to its own call in a union of calls, hence the assertion. */
const handlerOf = (handlers: Handlers, name: CallName): Handler<CallName> | undefined =>
  (handlers as Partial<Record<CallName, Handler<CallName>>>)[name];

/**
 * Request headers for `Vary`. Only those that the response depends on, because each one fragments shared caches: no
 * token if the call reads none, no country if its header is not trusted, no `Accept-Language` if `Language` is set.
 */
const variesBy = (call: Call, realm: Realm, headers: IncomingHttpHeaders): readonly string[] => [
  ...(call.auth === 'none' ? [] : ['Authorization']),
  'Language',
  ...(headers['language'] === undefined ? ['Accept-Language'] : []),
  ...(realm.trustCountryHeader ? ['X-Footlight-Country'] : []),
];

/** Appends to a `Vary` header that CORS may already have set. */
const varyBeside = (present: unknown, own: readonly string[]): string =>
  [...(typeof present === 'string' ? [present] : []), ...own].join(', ');

/** Factor of `stale-while-revalidate` relative to the shared lifetime. */
const STALE_FACTOR = 2;

/** Browsers revalidate each time with the entity tag; shared caches may respond for `sharedSeconds`. */
const cacheControl = ({ method, sharedSeconds }: Call, isShared: boolean): string => {
  if (method !== 'GET') return 'no-store';
  if (!isShared || sharedSeconds === undefined) return 'private, no-cache';
  return `public, max-age=0, s-maxage=${sharedSeconds}, stale-while-revalidate=${STALE_FACTOR * sharedSeconds}`;
};

const registerCall = (app: FastifyInstance, name: CallName, options: RegisterCallsOptions): void => {
  const { realm, tokens, limits, cookies, shared, previews } = options;
  const call: Call = calls[name];
  const handler = handlerOf(options.handlers, name);
  const callers = new WeakMap<FastifyRequest, Caller>();
  const check = options.checkResponses ? checker(name) : () => undefined;
  const status = successStatus(name);
  const limit = limitOf(call, limits);
  const mayPreview = isPreviewed(name, call);

  if (handler === undefined) {
    app.route({
      method: call.method,
      url: routePath(call.path),
      onRequest: () => Promise.reject(new ApiError('NOT_IMPLEMENTED')),
      handler: () => undefined,
    });
    return;
  }

  const counted = async <T>(request: FastifyRequest, work: () => Promise<T>): Promise<T> => {
    if (call.countsRefusals !== true) return work();
    try {
      const result = await work();
      await limits.forgive(request);
      return result;
    } catch (error) {
      // The first of two secrets was right.
      if (isApiError(error) && error.code === 'SECOND_FACTOR_REQUIRED') await limits.forgive(request);
      throw error;
    }
  };

  app.route({
    method: call.method,
    url: routePath(call.path),
    schema: requestSchema(name),
    bodyLimit: call.bodyBytes ?? BODY_BYTES_MAX,
    onRequest: async (request) => {
      await limit(request);
      refuseOtherRealms(request.headers, realm);
      cookies.check(request);
      const bearer = await readCaller(request.headers.authorization, call.auth, tokens);
      const caller = await callerDuringSignUp(call, bearer, options.isSignUpOpen);
      refuseByPolicy(call, caller);
      await limits.ofAccount(call, caller.accountId);
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
    preHandler: async (request) => {
      const caller = callers.get(request) ?? NOBODY;
      if (call.recentProof !== undefined && caller.accountId !== null)
        await options.demandProof(caller, call.recentProof);
    },
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const callRequest: CallRequest<CallName> = {
        // The assertions are safe: fastify has validated the request against the schema of this call.
        params: request.params as never,
        query: request.query as never,
        body: request.body as never,
        caller: callers.get(request) ?? NOBODY,
        language: languageOf(request.headers, realm),
        country: countryOf(request.headers, realm),
        log: request.log,
        http: { request, reply },
      };
      const preview = mayPreview ? await previews.of(request) : null;
      const answered = (): Promise<unknown> => counted(request, () => handler(callRequest));
      const read = async (): Promise<string> => {
        const answer = await (preview === null ? answered() : previews.show(preview, answered));
        if (reply.sent) return '';
        check(answer);
        const sent = cookies.giveOut(call, request, reply, answer);
        return status === 204 ? '' : JSON.stringify(sent);
      };
      const isShared =
        call.sharedSeconds !== undefined && request.headers.authorization === undefined && preview === null;
      const { language, country } = callRequest;
      const cached = isShared ? shared?.answer(`${language} ${country} ${request.url}`, read) : undefined;
      const body = cached === undefined ? await read() : (await cached).body;
      if (reply.sent) return reply;
      if (cached !== undefined) void reply.header('etag', (await cached).etag);
      void reply
        .code(status)
        .header('vary', varyBeside(reply.getHeader('vary'), variesBy(call, realm, request.headers)))
        .header('cache-control', preview === null ? cacheControl(call, isShared) : 'no-store');
      if (status === 204) return reply.send();
      return reply.type('application/json; charset=utf-8').send(body);
    },
  });
};

/** Registers every call of the contract; those without a handler are answered with 501 `NOT_IMPLEMENTED`. */
export const registerCalls = (app: FastifyInstance, options: RegisterCallsOptions): void => {
  for (const name of names) registerCall(app, name, options);
};
