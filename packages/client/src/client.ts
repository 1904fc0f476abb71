import type { AuthNeed, ReplyOf } from '@footlight/contract';
import { calls, type CallName } from '@footlight/contract/calls';
import { pathOf, type CallArguments, type LooseParts } from './call-parts.js';
import { isHttpError, type HttpError } from './http-error.js';
import { TIMEOUT_MS, createHttp } from './http.js';
import { withMediaOrigin } from './media-addresses.js';
import { createSessionKeeper } from './session-keeper.js';
import { createMemoryTokenStore, type StoredTokens, type TokenStore } from './token-store.js';

export interface ClientOptions {
  /** Of the service: `https://video.example`; empty for the page's own. */
  readonly origin: string;
  /** Default: in memory, for the life of the page. */
  readonly tokens?: TokenStore;
  /** The language that replies should be in; read for every call. */
  readonly language: () => string;
  readonly fetch?: typeof globalThis.fetch;
  /** Default: those of the browser, where it has them. */
  readonly locks?: Pick<LockManager, 'request'>;
  /** Default: 30,000. */
  readonly timeoutMs?: number;
  /** The service ended the session: tokens are gone, the caller is a guest again. */
  readonly onSessionLost?: (error: HttpError) => void;
}

export interface Client {
  readonly origin: string;
  readonly tokens: TokenStore;
  /**
   * Makes a call of the contract. Media addresses of the reply (`/media/…`) come absolute.
   * @throws {HttpError} any code of the call, a common one, or a {@link TransportCode}.
   * @throws the signal's reason when it aborts.
   */
  call<N extends CallName>(name: N, ...parts: CallArguments<N>): Promise<ReplyOf<N>>;
  /** Checks in a guest unless tokens are held. Calls that need a guest do this by themselves. */
  ensureGuest(): Promise<void>;
}

const REFUSED: ReadonlySet<string> = new Set(['TOKEN_EXPIRED', 'TOKEN_INVALID']);

/** Whether a guest, or nobody, would be refused anyway. */
const needsAccount = (auth: AuthNeed): boolean => auth === 'viewer' || auth === 'admin';

const needsGuest = (auth: AuthNeed): boolean => auth === 'guest';

const platformLocks = (): Pick<LockManager, 'request'> | undefined =>
  typeof navigator === 'undefined' ? undefined : (navigator as { locks?: LockManager }).locks;

/**
 * A client of one service for one page. Access tokens are renewed once when the service refuses them,
 * whichever and however many calls find out, in every tab that shares the token store.
 */
export const createClient = (options: ClientOptions): Client => {
  const { origin, language, tokens = createMemoryTokenStore() } = options;
  const locks = options.locks ?? platformLocks();
  const http = createHttp({
    fetch: options.fetch ?? ((input, init) => globalThis.fetch(input, init)),
    timeoutMs: options.timeoutMs ?? TIMEOUT_MS,
  });

  const send = async <N extends CallName>(
    name: N,
    parts: LooseParts,
    held: StoredTokens | null,
  ): Promise<ReplyOf<N>> =>
    withMediaOrigin(
      await http({
        method: calls[name].method,
        url: origin + pathOf(name, parts.params),
        headers: {
          accept: 'application/json',
          'accept-language': language(),
          ...(held === null ? {} : { authorization: `Bearer ${held.authorisationToken}` }),
        },
        query: parts.query,
        body: parts.body,
        signal: parts.signal,
        keepalive: parts.keepalive ?? false,
      }),
      origin,
    ) as ReplyOf<N>;

  const keeper = createSessionKeeper({
    tokens,
    refresh: (refreshToken) => send('refreshToken', { body: { refreshToken } }, null),
    checkIn: () => send('checkinGuest', {}, null),
    exclusively: async (work) =>
      locks === undefined ? await work() : await locks.request(`footlight-session:${origin}`, work),
    onSessionLost: (error) => options.onSessionLost?.(error),
  });

  const tokensFor = async (name: CallName): Promise<StoredTokens | null> => {
    const { auth } = calls[name];
    if (auth === 'none') return null;
    return needsGuest(auth) ? await keeper.ensureGuest() : tokens.read();
  };

  return {
    origin,
    tokens,
    call: async (name, ...[parts = {}]) => {
      const held = await tokensFor(name);
      try {
        return await send(name, parts as LooseParts, held);
      } catch (error) {
        if (held === null || !isHttpError(error) || !REFUSED.has(error.code)) throw error;
        const renewed = await keeper.renew(held);
        if (renewed === null && needsAccount(calls[name].auth)) throw error;
        return await send(name, parts as LooseParts, renewed ?? (await tokensFor(name)));
      }
    },
    ensureGuest: async () => {
      await keeper.ensureGuest();
    },
  };
};
