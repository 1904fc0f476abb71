import type { ResponseOf } from '@footlight/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createClient, type Client, type ClientOptions } from './client.js';
import { isHttpError, type HttpError } from './http-error.js';
import {
  Hangup,
  RawResponse,
  ErrorResponse,
  startContractService,
  type ContractService,
} from './testing/contract-service.js';

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
const labels: ResponseOf<'getLabels'> = { language: 'en', direction: 'ltr', labels: {} };

let service: ContractService;
let client: Client;

const connect = (options: Partial<ClientOptions> = {}): Client =>
  createClient({ origin: service.origin, language: () => 'es', ...options });

const callErrorOf = async (call: Promise<unknown>): Promise<HttpError> => {
  const outcome: unknown = await call.then(
    () => new Error('the call fulfilled'),
    (error: unknown) => error,
  );
  if (!isHttpError(outcome)) throw outcome;
  return outcome;
};

beforeEach(async () => {
  service = await startContractService();
  client = connect();
});
afterEach(() => service.stop());

describe('a call', () => {
  it('sends path parameters, query, body and language', async () => {
    let params: unknown;
    service.handlers.getBucketPage = (request) => {
      params = request.params;
      throw new ErrorResponse('BUCKET_NOT_FOUND');
    };
    const body = { bucketProps: { resultPerPage: 10, lastSeen: null } };
    await callErrorOf(client.call('getBucketPage', { params: { section: 'a b/c', bucketId: 'é?' }, body }));
    expect(params).toEqual({ section: 'a b/c', bucketId: 'é?' });
    expect(service.seen[0]?.body).toEqual(body);
    expect(service.seen[0]?.headers['accept-language']).toBe('es');

    service.handlers.searchContent = () => {
      throw new ErrorResponse('BAD_REQUEST');
    };
    await callErrorOf(
      client.call('searchContent', { query: { query: 'sea', facet: ['tags:a,b', 'year:1'], p: 2 } }),
    );
    expect(service.seen[1]?.query).toEqual({ query: 'sea', facet: ['tags:a,b', 'year:1'], p: '2' });
  });

  it('returns the response, or undefined if there is no body', async () => {
    service.handlers.getLabels = () => labels;
    service.handlers.addFavourite = () => undefined;
    await expect(client.call('getLabels')).resolves.toEqual(labels);
    await expect(client.call('addFavourite', { params: { id: '1001' } })).resolves.toBeUndefined();
  });

  it('rejects an empty path parameter, which would address another call', async () => {
    await expect(client.call('getVod', { params: { id: '' } })).rejects.toThrow(TypeError);
    expect(service.seen).toEqual([]);
  });

  it('is sent with keepalive if requested', async () => {
    const keepalives: (boolean | undefined)[] = [];
    service.handlers.saveWatchProgress = () => undefined;
    const watching = connect({
      fetch: (input, init) => {
        keepalives.push(init?.keepalive);
        return fetch(input, init);
      },
    });
    const parts = { params: { id: '1001' }, body: { position: 5, duration: 10 } };
    await watching.call('saveWatchProgress', { ...parts, keepalive: true });
    await watching.call('saveWatchProgress', parts);
    expect(keepalives).toEqual([true, undefined]);
  });

  it('makes media addresses absolute and leaves other values unchanged', async () => {
    service.handlers.getTexts = () => ({
      language: 'en',
      texts: {
        picture: '/img/a/hero-960',
        path: '/video/1001',
        licence: '/api/v2/drm/clearkey',
        outside: 'https://a.example/media/b',
      },
    });
    const { texts } = await client.call('getTexts');
    expect(texts).toEqual({
      picture: `${service.origin}/img/a/hero-960`,
      path: '/video/1001',
      licence: `${service.origin}/api/v2/drm/clearkey`,
      outside: 'https://a.example/media/b',
    });
  });
});

describe('an error or malformed response', () => {
  it('becomes an HttpError with code, message, request id, region and issues', async () => {
    const issues = [{ field: 'body.secret', found: 'short', allowed: 'at least 10 characters' }];
    service.handlers.signup = () => {
      throw new ErrorResponse('INVALID_FIELD', { issues }, { 'x-footlight-region': 'outside-region' });
    };
    const body = { email: 'a@b.example', secret: 'short', name: 'A' };
    const error = await callErrorOf(client.call('signup', { body }));
    expect(error).toMatchObject({
      code: 'INVALID_FIELD',
      status: 400,
      message: 'Said by the service: INVALID_FIELD',
      requestId: 'req-test',
      region: 'outside-region',
    });
    expect(error.issues).toEqual(issues);
  });

  it.each([
    [200, '{"language":'],
    [404, '<html>'],
    [404, '{"error":"no"}'],
    [400, ''],
  ])('with status %i and body %j becomes BAD_ANSWER', async (status, text) => {
    service.handlers.getLabels = () => {
      throw new RawResponse(status, text);
    };
    expect(await callErrorOf(client.call('getLabels'))).toMatchObject({ code: 'BAD_ANSWER', status });
  });
});

describe('a failed request', () => {
  it('is retried twice if it is a GET, then rejects with NETWORK', async () => {
    service.handlers.getLabels = () => {
      throw new Hangup();
    };
    expect(await callErrorOf(client.call('getLabels'))).toMatchObject({ code: 'NETWORK', status: 0 });
    expect(service.names()).toEqual(['getLabels', 'getLabels', 'getLabels']);
  });

  it.each([502, 503])('is retried after status %i until it succeeds', async (status) => {
    service.handlers.getLabels = () => {
      if (service.seen.length < 3) throw new RawResponse(status, '<html>Bad gateway');
      return labels;
    };
    await expect(client.call('getLabels')).resolves.toEqual(labels);
  });

  it('is not retried before the Retry-After time has passed', async () => {
    const times: number[] = [];
    service.handlers.getLabels = () => {
      times.push(performance.now());
      if (times.length < 2) throw new ErrorResponse('UNAVAILABLE', {}, { 'retry-after': '1' });
      return labels;
    };
    await expect(client.call('getLabels')).resolves.toEqual(labels);
    expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(995);
  });

  it('rejects immediately if Retry-After is long', async () => {
    service.handlers.getLabels = () => {
      throw new ErrorResponse('UNAVAILABLE', {}, { 'retry-after': '60' });
    };
    expect(await callErrorOf(client.call('getLabels'))).toMatchObject({
      code: 'UNAVAILABLE',
      retryAfterSeconds: 60,
    });
    expect(service.seen).toHaveLength(1);
  });

  it.each(['INTERNAL', 'RATE_LIMITED', 'CONFLICT', 'NOT_IMPLEMENTED'] as const)(
    'is not retried after %s',
    async (code) => {
      service.handlers.getLabels = () => {
        throw new ErrorResponse(code);
      };
      expect((await callErrorOf(client.call('getLabels'))).code).toBe(code);
      expect(service.seen).toHaveLength(1);
    },
  );

  it('is not retried unless it is a GET', async () => {
    service.handlers.login = () => {
      throw new Hangup();
    };
    expect((await callErrorOf(client.call('login', { body: { id: 'a', secret: 'b' } }))).code).toBe(
      'NETWORK',
    );
    expect(service.seen).toHaveLength(1);
  });

  it('rejects with TIMEOUT if there is no response in time', async () => {
    let release = () => {};
    service.handlers.login = () =>
      new Promise((_, reject) => {
        release = () => reject(new ErrorResponse('INTERNAL'));
      });
    const error = await callErrorOf(
      connect({ timeoutMs: 50 }).call('login', { body: { id: 'a', secret: 'b' } }),
    );
    expect(error.code).toBe('TIMEOUT');
    release();
  });

  it('rejects with the reason of the abort signal, also between two attempts', async () => {
    const stop = new AbortController();
    const reason = new Error('another page');
    service.handlers.getLabels = () => {
      setTimeout(() => stop.abort(reason), 20);
      throw new Hangup();
    };
    await expect(client.call('getLabels', { signal: stop.signal })).rejects.toBe(reason);
    expect(service.seen).toHaveLength(1);
  });
});

describe('a client without tokens', () => {
  it('sends no token and checks in no guest for calls that only read', async () => {
    service.handlers.getMenus = () => {
      throw new ErrorResponse('INTERNAL');
    };
    await callErrorOf(client.call('getMenus', { params: { deviceType: 'WEB' } }));
    expect(service.seen[0]?.headers.authorization).toBeUndefined();
    expect((await callErrorOf(client.call('getPreferences'))).code).toBe('NOT_IMPLEMENTED');
    expect(service.names()).toEqual(['getMenus', 'getPreferences']);
  });

  it('checks in one guest for all concurrent calls that need one', async () => {
    service.handlers.checkinGuest = () => ({
      authorisationToken: 'guest-access',
      refreshToken: 'guest-refresh',
      missingInformationStatus: 'NONE',
      linkedAccounts: [],
      user: { id: 'guest-1', isGuest: true, name: null, email: null, loc: 'GB', rol: 'guest', pro: null },
    });
    service.handlers.getBasket = () => {
      throw new ErrorResponse('BASKET_NOT_FOUND');
    };
    const outcomes = await Promise.all([1, 2, 3].map(() => callErrorOf(client.call('getBasket'))));
    expect(outcomes.map(({ code }) => code)).toEqual(Array.from({ length: 3 }, () => 'BASKET_NOT_FOUND'));
    expect(service.names().filter((name) => name === 'checkinGuest')).toHaveLength(1);
    expect(service.seen.at(-1)?.headers.authorization).toBe('Bearer guest-access');
    expect(client.tokens.read()?.subject).toBe('guest-1');
  });
});

describe('a session in a cookie', () => {
  // SIGN-160
  it('is requested only by clients with keepsSessionInCookie', async () => {
    service.handlers.getPreferences = () => preferences;
    const cookieClient = createClient({
      origin: service.origin,
      language: () => 'en',
      keepsSessionInCookie: true,
    });
    for (const each of [client, cookieClient]) {
      each.tokens.write({ authorisationToken: 'a', refreshToken: 'r', subject: 'v-1' });
      await each.call('getPreferences');
    }
    expect(service.seen.map(({ headers }) => headers['footlight-session'])).toEqual([undefined, 'cookie']);
  });
});

describe('tokens and error details', () => {
  it('sends the token with calls that read it', async () => {
    service.handlers.getPreferences = () => preferences;
    client.tokens.write({ authorisationToken: 'a', refreshToken: 'r', subject: 'v-1' });
    await expect(client.call('getPreferences')).resolves.toEqual(preferences);
    expect(service.seen[0]?.headers.authorization).toBe('Bearer a');
  });

  it('sends no token with calls that do not read it', async () => {
    service.handlers.getLabels = () => labels;
    client.tokens.write({ authorisationToken: 'a', refreshToken: 'r', subject: 'v-1' });
    await client.call('getLabels');
    expect(service.seen[0]?.headers.authorization).toBeUndefined();
  });

  it('makes media addresses in error details absolute', async () => {
    const thumbnailUrl = '/img/a/hero-960';
    service.handlers.getTexts = () => {
      throw new ErrorResponse('EVENT_NOT_LIVE', { state: 'upcoming', thumbnailUrl });
    };
    expect(await callErrorOf(client.call('getTexts'))).toMatchObject({
      details: { state: 'upcoming', thumbnailUrl: service.origin + thumbnailUrl },
    });
  });
});
