import {
  SESSION_HEADER,
  SESSION_IN_COOKIE,
  type AuthNeed,
  type CallName,
  type ResponseOf,
} from '@footlight/contract';
import { callOf } from './call-of.js';
import { pathOf, type CallArguments, type LooseParts } from './call-parts.js';
import { isGuestToken } from './guest-token.js';
import { isHttpError, type HttpError } from './http-error.js';
import { TIMEOUT_MS, createHttp, openStream } from './http.js';
import { createSessionManager } from './session-manager.js';
import { createMemoryTokenStore, type StoredTokens, type TokenStore } from './token-store.js';

export interface ClientOptions {
  /** Origin of the service, such as `https://video.example`; empty for the page's own. */
  readonly origin: string;
  /** Default: in memory, for the lifetime of the page. */
  readonly tokens?: TokenStore;
  /** Language of the responses; read for every call. */
  readonly language: () => string;
  readonly fetch?: typeof globalThis.fetch;
  /** Default: the browser's, where supported. */
  readonly locks?: Pick<LockManager, 'request'>;
  /**
   * Whether the service keeps refresh tokens in a cookie of its origin, so that scripts never hold one. The page has to
   * be of the same origin. Default: no.
   */
  readonly keepsSessionInCookie?: boolean;
  /** In milliseconds. Default: 30,000. */
  readonly timeoutMs?: number;
  /** Called when the service has ended the session: the tokens are deleted and the caller is a guest again. */
  readonly onSessionLost?: (error: HttpError) => void;
}

/** Calls whose response is a stream of server-sent events. */
export type StreamName = Extract<CallName, 'streamLiveEvents' | 'streamRoom' | 'streamViewerChanges'>;

const REFUSED: ReadonlySet<string> = new Set(['TOKEN_EXPIRED', 'TOKEN_INVALID']);

/** Whether the call requires an account, so that it would be refused to a guest as well. */
const NEEDS_ACCOUNT: ReadonlySet<AuthNeed> = new Set(['viewer', 'editor', 'finance', 'admin']);
const needsAccount = (auth: AuthNeed): boolean => NEEDS_ACCOUNT.has(auth);

const needsGuest = (auth: AuthNeed): boolean => auth === 'guest';

const platformLocks = (): Pick<LockManager, 'request'> | undefined =>
  typeof navigator === 'undefined' ? undefined : (navigator as { locks?: LockManager }).locks;

/**
 * Creates a client of one service for one page. When the service refuses an access token, it is renewed once, however
 * many calls are refused, across all tabs that share the token store.
 */
export const createClient = (options: ClientOptions) => {
  const { origin, language, tokens = createMemoryTokenStore() } = options;
  const locks = options.locks ?? platformLocks();
  const transport = {
    origin,
    fetch: options.fetch ?? ((input: RequestInfo | URL, init?: RequestInit) => globalThis.fetch(input, init)),
    timeoutMs: options.timeoutMs ?? TIMEOUT_MS,
  };
  const http = createHttp(transport);

  const headersOf = (stored: StoredTokens | null): Record<string, string> =>
    stored === null ? {} : { authorization: `Bearer ${stored.authorisationToken}` };

  const send = async <N extends CallName>(
    name: N,
    parts: LooseParts,
    stored: StoredTokens | null,
  ): Promise<ResponseOf<N>> => {
    const { method, path } = await callOf(name);
    return (await http({
      method,
      url: origin + pathOf(name, path, parts.params),
      headers: {
        accept: 'application/json',
        'accept-language': language(),
        ...headersOf(stored),
        ...(options.keepsSessionInCookie === true ? { [SESSION_HEADER]: SESSION_IN_COOKIE } : {}),
      },
      query: parts.query,
      body: parts.body,
      signal: parts.signal,
      keepalive: parts.keepalive ?? false,
    })) as ResponseOf<N>;
  };

  const sessionManager = createSessionManager({
    tokens,
    refresh: (refreshToken) => send('refreshToken', { body: { refreshToken } }, null),
    checkIn: () => send('checkinGuest', {}, null),
    exclusively: async (work) =>
      locks === undefined ? await work() : await locks.request(`footlight-session:${origin}`, work),
    onSessionLost: (error) => options.onSessionLost?.(error),
  });

  const tokensFor = async (name: CallName): Promise<StoredTokens | null> => {
    const { auth, sharedSeconds } = await callOf(name);
    if (auth === 'none') return null;
    if (needsGuest(auth)) return sessionManager.ensureGuest();
    const stored = tokens.read();
    // The response is the same for all guests: omitting the token lets them share a cached response.
    return stored !== null && sharedSeconds !== undefined && isGuestToken(stored.authorisationToken)
      ? null
      : stored;
  };

  /** Makes a call with the tokens held; if the service refuses them, once more with renewed ones. */
  const withTokens = async <T>(
    name: CallName,
    work: (stored: StoredTokens | null) => Promise<T>,
  ): Promise<T> => {
    const stored = await tokensFor(name);
    try {
      return await work(stored);
    } catch (error) {
      if (stored === null || !isHttpError(error) || !REFUSED.has(error.code)) throw error;
      const renewed = await sessionManager.renew(stored);
      if (renewed === null && needsAccount((await callOf(name)).auth)) throw error;
      return await work(renewed ?? (await tokensFor(name)));
    }
  };

  return {
    origin,
    tokens,
    /**
     * Makes a call of the contract. Media addresses in the response (`/media/…`, `/img/…`) are made absolute.
     * @throws {HttpError} any code of the call, a common one, or a {@link TransportCode}.
     * @throws the signal's reason when it aborts.
     */
    call: <N extends CallName>(name: N, ...[parts]: CallArguments<N>): Promise<ResponseOf<N>> =>
      withTokens(name, (stored) => send(name, (parts ?? {}) as LooseParts, stored)),
    /**
     * Opens a streaming call and returns the bytes of its response. `followStream` parses them.
     * @throws {HttpError}
     * @throws the signal's reason when it aborts.
     */
    open: (
      name: StreamName,
      {
        signal,
        lastEventId,
        params,
      }: {
        readonly signal: AbortSignal;
        /** Id of the last message received. */
        readonly lastEventId: string | null;
        /** Parameters of the path, where the call has any. */
        readonly params?: LooseParts['params'];
      },
    ): Promise<ReadableStream<Uint8Array>> =>
      withTokens(name, async (stored) =>
        openStream(transport, {
          url: origin + pathOf(name, (await callOf(name)).path, params),
          headers: {
            accept: 'text/event-stream',
            ...headersOf(stored),
            ...(lastEventId === null ? {} : { 'last-event-id': lastEventId }),
          },
          signal,
        }),
      ),
    /** Checks in a guest unless tokens are held. Calls that need a guest do so themselves. */
    ensureGuest: async (): Promise<void> => {
      await sessionManager.ensureGuest();
    },
  };
};

export type Client = ReturnType<typeof createClient>;
