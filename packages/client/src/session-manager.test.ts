import type { ResponseOf } from '@footlight/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createClient, type Client } from './client.js';
import { isHttpError, type HttpError } from './http-error.js';
import { ErrorResponse, startContractService, type ContractService } from './testing/contract-service.js';
import {
  createMemoryTokenStore,
  createWebTokenStore,
  type StoredTokens,
  type TokenStore,
} from './token-store.js';

const anonymous: ResponseOf<'getSessionUser'> = {
  id: 'nobody',
  isGuest: true,
  name: null,
  email: null,
  loc: 'GB',
  rol: 'guest',
  pro: null,
};
const preferences: ResponseOf<'getPreferences'> = {
  language: null,
  subTitleLanguage: null,
  subTitlesOff: false,
  audioLanguage: null,
  playbackRate: null,
  skipSetting: null,
  captionAppearance: null,
  autoAdvance: true,
  videoBackgroundAutoPlay: true,
  videoBackgroundAutoPlayAudio: false,
};

/** A service whose access tokens are `access-<n>`: only the newest is valid, and each refresh token works once. */
const rotating = (service: ContractService) => {
  let generation = 1;
  const check = (authorization: string | undefined) => {
    if (authorization !== undefined && authorization !== `Bearer access-${generation}`) {
      throw new ErrorResponse('TOKEN_EXPIRED');
    }
  };
  service.handlers.refreshToken = ({ body }) => {
    if (body.refreshToken !== `refresh-${generation}`) throw new ErrorResponse('REFRESH_TOKEN_REUSED');
    generation += 1;
    return {
      authorisationToken: `access-${generation}`,
      refreshToken: `refresh-${generation}`,
      missingInformationStatus: 'NONE',
    };
  };
  service.handlers.getPreferences = ({ headers }) => {
    check(headers.authorization);
    if (headers.authorization === undefined) throw new ErrorResponse('UNAUTHORISED');
    return preferences;
  };
  service.handlers.getSessionUser = ({ headers }) => {
    check(headers.authorization);
    return headers.authorization === undefined
      ? anonymous
      : { ...anonymous, id: 'v-1', isGuest: false, rol: 'viewer' };
  };
};

/** Named locks like the platform's, for runtimes without them. */
const createLocks = (): Pick<LockManager, 'request'> => {
  const tails = new Map<string, Promise<unknown>>();
  const request = (name: string, work: () => Promise<unknown>): Promise<unknown> => {
    const turn = (tails.get(name) ?? Promise.resolve()).then(work, work);
    tails.set(name, turn);
    return turn;
  };
  return { request: request as LockManager['request'] };
};

const stale: StoredTokens = { authorisationToken: 'access-0', refreshToken: 'refresh-1', subject: 'v-1' };

let service: ContractService;
let tokens: TokenStore;
let lost: HttpError[];
let client: Client;

const connect = (locks?: Pick<LockManager, 'request'>): Client =>
  createClient({
    origin: service.origin,
    tokens,
    language: () => 'en',
    ...(locks === undefined ? {} : { locks }),
    onSessionLost: (error) => lost.push(error),
  });
const refreshes = () => service.names().filter((name) => name === 'refreshToken').length;

beforeEach(async () => {
  service = await startContractService();
  rotating(service);
  tokens = createMemoryTokenStore(stale);
  lost = [];
  client = connect();
});
afterEach(() => service.stop());

describe('an expired access token', () => {
  it('is refreshed, and the call is repeated', async () => {
    await expect(client.call('getPreferences')).resolves.toEqual(preferences);
    expect(service.names()).toEqual(['getPreferences', 'refreshToken', 'getPreferences']);
    expect(tokens.read()).toEqual({
      authorisationToken: 'access-2',
      refreshToken: 'refresh-2',
      subject: 'v-1',
    });
    expect(service.seen[1]?.headers.authorization).toBeUndefined();
  });

  // ACCT-24
  it('is refreshed once for any number of concurrent calls', async () => {
    await Promise.all(Array.from({ length: 12 }, () => client.call('getPreferences')));
    expect(refreshes()).toBe(1);
  });

  it('is refreshed once across tabs that share the store', async () => {
    const locks = createLocks();
    const tabs = [connect(locks), connect(locks), connect(locks)];
    await Promise.all(tabs.flatMap((tab) => [tab.call('getPreferences'), tab.call('getSessionUser')]));
    expect(refreshes()).toBe(1);
    expect(lost).toEqual([]);
  });

  it('is not refreshed a second time for the same call', async () => {
    service.handlers.getPreferences = () => {
      throw new ErrorResponse('TOKEN_EXPIRED');
    };
    await expect(client.call('getPreferences')).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' });
    expect(refreshes()).toBe(1);
  });

  it('is kept if the refresh fails with a server error', async () => {
    service.handlers.refreshToken = () => {
      throw new ErrorResponse('INTERNAL');
    };
    await expect(client.call('getPreferences')).rejects.toMatchObject({ code: 'INTERNAL' });
    expect(tokens.read()).toEqual(stale);
    expect(lost).toEqual([]);
  });
});

describe('a session that the service ended', () => {
  beforeEach(() => {
    service.handlers.refreshToken = () => {
      throw new ErrorResponse('REFRESH_TOKEN_REUSED');
    };
  });

  it('is cleared and reported once, and calls that need an account reject', async () => {
    const outcomes = await Promise.allSettled([client.call('getPreferences'), client.call('getPreferences')]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(outcomes.every((one) => one.status === 'rejected' && isHttpError(one.reason))).toBe(true);
    expect(tokens.read()).toBeNull();
    expect(lost.map(({ code }) => code)).toEqual(['REFRESH_TOKEN_REUSED']);
  });

  it('falls back to an anonymous guest for open calls', async () => {
    await expect(client.call('getSessionUser')).resolves.toEqual(anonymous);
    expect(lost).toHaveLength(1);
  });
});

describe('a sign-in during a refresh', () => {
  it('is not overwritten by the late refresh response', async () => {
    const { refreshToken } = service.handlers;
    service.handlers.refreshToken = (request) => {
      tokens.write({ authorisationToken: 'access-2', refreshToken: 'refresh-new', subject: 'v-2' });
      if (refreshToken === undefined) throw new Error('no answer');
      return refreshToken(request);
    };
    await expect(client.call('getPreferences')).resolves.toEqual(preferences);
    expect(tokens.read()?.subject).toBe('v-2');
  });
});

// ACCT-24
describe('tabs of one origin', () => {
  /** Web Storage that two tabs share, each with a token store of its own. */
  const sharedStorage = (): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> => {
    const items = new Map<string, string>();
    return {
      getItem: (key) => items.get(key) ?? null,
      setItem: (key, value) => void items.set(key, value),
      removeItem: (key) => void items.delete(key),
    };
  };
  const openTabs = (locks: Pick<LockManager, 'request'> | undefined) => {
    const storage = sharedStorage();
    createWebTokenStore(storage).write(stale);
    return [0, 1].map(() => {
      tokens = createWebTokenStore(storage);
      return connect(locks);
    });
  };

  it('stay signed in for hours, although each refresh token works only once', async () => {
    const tabs = openTabs(createLocks());
    for (let hour = 0; hour < 5; hour += 1) {
      await Promise.all(tabs.flatMap((tab) => [tab.call('getPreferences'), tab.call('getSessionUser')]));
      // Simulates expiry: the token held by both tabs is refused next time.
      const stored = tokens.read();
      if (stored === null) throw new Error('The tabs were signed out.');
      tokens.write({ ...stored, authorisationToken: `old-${hour}` });
    }
    expect(refreshes()).toBe(5);
    expect(lost).toEqual([]);
  });

  it('stay signed in without locks if the service returns the successor of a used token', async () => {
    let successor: string | null = null;
    service.handlers.refreshToken = ({ body }) => {
      if (body.refreshToken !== 'refresh-1' && body.refreshToken !== successor)
        throw new ErrorResponse('REFRESH_TOKEN_REUSED');
      successor = 'refresh-2';
      return { authorisationToken: 'access-1', refreshToken: successor, missingInformationStatus: 'NONE' };
    };
    const tabs = openTabs(undefined);
    await Promise.all(tabs.map((tab) => tab.call('getPreferences')));
    expect(lost).toEqual([]);
    expect(tokens.read()?.refreshToken).toBe('refresh-2');
  });
});
