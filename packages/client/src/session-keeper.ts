import type { AuthTokens, ReplyOf } from '@footlight/contract';
import { isHttpError, type HttpError } from './http-error.js';
import type { StoredTokens, TokenStore } from './token-store.js';

export interface SessionKeeperOptions {
  readonly tokens: TokenStore;
  /** Asks the service for new tokens. */
  readonly refresh: (refreshToken: string) => Promise<AuthTokens>;
  /** Asks the service for a new guest. */
  readonly checkIn: () => Promise<ReplyOf<'checkinGuest'>>;
  /** Runs work while no other tab of the origin does; at once where the platform has no locks. */
  readonly exclusively: <T>(work: () => Promise<T>) => Promise<T>;
  readonly onSessionLost: (error: HttpError) => void;
}

/** Keeps the tokens of a page good: one refresh at a time, and one new guest at a time. */
export interface SessionKeeper {
  /**
   * Tokens to try again with after `stale` was refused; null when the session is over.
   * @throws {HttpError} when the service could not be asked.
   */
  renew(stale: StoredTokens): Promise<StoredTokens | null>;
  /** The tokens held, or those of a new guest. */
  ensureGuest(): Promise<StoredTokens>;
}

const isLost = (error: unknown): error is HttpError =>
  isHttpError(error) && (error.code === 'REFRESH_TOKEN_INVALID' || error.code === 'REFRESH_TOKEN_REUSED');

/** Joins callers that ask while an answer is under way. */
const singleFlight = <T>(work: () => Promise<T>): (() => Promise<T>) => {
  let flight: Promise<T> | null = null;
  return () => {
    flight ??= work().finally(() => {
      flight = null;
    });
    return flight;
  };
};

export const createSessionKeeper = (options: SessionKeeperOptions): SessionKeeper => {
  const { tokens, exclusively } = options;

  const refreshHeld = async (): Promise<StoredTokens | null> => {
    const held = tokens.read();
    if (held === null) return null;
    try {
      const { authorisationToken, refreshToken } = await options.refresh(held.refreshToken);
      // Somebody may have signed in or out meanwhile: their tokens are newer than this answer.
      if (tokens.read()?.refreshToken !== held.refreshToken) return tokens.read();
      const renewed = { authorisationToken, refreshToken, subject: held.subject };
      tokens.write(renewed);
      return renewed;
    } catch (error) {
      if (!isLost(error)) throw error;
      if (tokens.read()?.refreshToken === held.refreshToken) {
        tokens.clear();
        options.onSessionLost(error);
      }
      return tokens.read();
    }
  };

  let staleToken: string | null = null;
  const renewOnce = singleFlight(() =>
    exclusively(async () => {
      // Another tab may have refreshed while this one waited for the lock.
      const held = tokens.read();
      return held !== null && held.authorisationToken !== staleToken ? held : await refreshHeld();
    }),
  );

  const checkInOnce = singleFlight(() =>
    exclusively(async () => {
      const held = tokens.read();
      if (held !== null) return held;
      const { authorisationToken, refreshToken, user } = await options.checkIn();
      const guest = { authorisationToken, refreshToken, subject: user.id };
      tokens.write(guest);
      return guest;
    }),
  );

  return {
    renew: async (stale) => {
      const held = tokens.read();
      if (held?.authorisationToken !== stale.authorisationToken) return held;
      staleToken = stale.authorisationToken;
      return await renewOnce();
    },
    ensureGuest: async () => tokens.read() ?? (await checkInOnce()),
  };
};
