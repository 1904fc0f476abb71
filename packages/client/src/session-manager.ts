import type { AuthTokens, ResponseOf } from '@footlight/contract';
import { isHttpError, type HttpError } from './http-error.js';
import type { StoredTokens, TokenStore } from './token-store.js';

export interface SessionManagerOptions {
  readonly tokens: TokenStore;
  /** Requests new tokens from the service. */
  readonly refresh: (refreshToken: string) => Promise<AuthTokens>;
  /** Requests a new guest from the service. */
  readonly checkIn: () => Promise<ResponseOf<'checkinGuest'>>;
  /** Runs work under a lock shared by the tabs of the origin; without a lock where the platform has none. */
  readonly exclusively: <T>(work: () => Promise<T>) => Promise<T>;
  readonly onSessionLost: (error: HttpError) => void;
}

const isLost = (error: unknown): error is HttpError =>
  isHttpError(error) && (error.code === 'REFRESH_TOKEN_INVALID' || error.code === 'REFRESH_TOKEN_REUSED');

/** Concurrent callers share one pending result. */
const singleFlight = <T>(work: () => Promise<T>): (() => Promise<T>) => {
  let flight: Promise<T> | null = null;
  return () => {
    flight ??= work().finally(() => {
      flight = null;
    });
    return flight;
  };
};

/** Keeps the tokens of a page valid. Refreshes and guest check-ins run one at a time. */
export const createSessionManager = (options: SessionManagerOptions) => {
  const { tokens, exclusively } = options;

  const refreshTokens = async (): Promise<StoredTokens | null> => {
    const stored = tokens.read();
    if (stored === null) return null;
    try {
      const { authorisationToken, refreshToken } = await options.refresh(stored.refreshToken);
      // The viewer may have signed in or out meanwhile; those tokens are newer than this response.
      if (tokens.read()?.refreshToken !== stored.refreshToken) return tokens.read();
      const renewed = { authorisationToken, refreshToken, subject: stored.subject };
      tokens.write(renewed);
      return renewed;
    } catch (error) {
      if (!isLost(error)) throw error;
      if (tokens.read()?.refreshToken === stored.refreshToken) {
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
      const stored = tokens.read();
      return stored !== null && stored.authorisationToken !== staleToken ? stored : await refreshTokens();
    }),
  );

  const checkInOnce = singleFlight(() =>
    exclusively(async () => {
      const stored = tokens.read();
      if (stored !== null) return stored;
      const { authorisationToken, refreshToken, user } = await options.checkIn();
      const guest = { authorisationToken, refreshToken, subject: user.id };
      tokens.write(guest);
      return guest;
    }),
  );

  return {
    /**
     * Returns the tokens to retry with after `stale` was refused; null when the session is over.
     * @throws {HttpError} when the refresh failed without the session being over.
     */
    renew: async (stale: StoredTokens): Promise<StoredTokens | null> => {
      const stored = tokens.read();
      if (stored?.authorisationToken !== stale.authorisationToken) return stored;
      staleToken = stale.authorisationToken;
      return await renewOnce();
    },
    /** Returns the tokens held, or those of a new guest. */
    ensureGuest: async (): Promise<StoredTokens> => tokens.read() ?? (await checkInOnce()),
  };
};
