import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { NetworkOptions } from './network-options.js';
import type { PlayerError } from '../../store/player-error.js';
import { PageNetwork } from './page-network.js';
import { publicAddress } from './public-address.js';

const SEGMENT = { type: 'segment', url: 'https://cdn.example/t0ken/film/s1.m4s?sig=abc' } as const;
const LICENCE = {
  type: 'licence',
  keySystem: 'com.widevine.alpha',
  url: 'https://drm.example/licence',
  headers: { 'Content-Type': 'application/octet-stream' },
  body: new Uint8Array([1, 2]),
} as const;

const failures: PlayerError[] = [];
const networkOf = (options: NetworkOptions, crossOrigin: string | null = null): PageNetwork =>
  new PageNetwork(options, crossOrigin, 'HLS', (error) => failures.push(error));

beforeEach(() => {
  failures.length = 0;
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

// PLAY-44
describe('requests', () => {
  it('have the headers and credentials of the page, but not those for licences', async () => {
    const network = networkOf({ headers: { 'X-Token': 't' }, credentials: 'include' });
    expect(await network.prepare({ ...SEGMENT, headers: { Range: 'bytes=0-1' } })).toEqual({
      type: 'segment',
      protocol: 'HLS',
      segment: null,
      keySystem: null,
      url: SEGMENT.url,
      headers: { 'X-Token': 't', Range: 'bytes=0-1' },
      credentials: 'include',
      body: null,
    });
    expect(await network.prepare(LICENCE)).toMatchObject({
      headers: { 'Content-Type': 'application/octet-stream' },
      credentials: 'same-origin',
      keySystem: 'com.widevine.alpha',
      body: new Uint8Array([1, 2]),
    });
  });

  it('have the credentials of crossorigin unless the page sets others', async () => {
    const of = async (options: NetworkOptions) =>
      (await networkOf(options, 'use-credentials').prepare(SEGMENT)).credentials;
    expect(await of({})).toBe('include');
    expect(await of({ credentials: 'same-origin' })).toBe('same-origin');
  });

  it('are changed in place, or replaced, also later', async () => {
    const inPlace = networkOf({
      requestInterceptor: async (request) => {
        await Promise.resolve();
        request.headers['X-Type'] = request.type;
      },
    });
    expect((await inPlace.prepare(SEGMENT)).headers).toEqual({ 'X-Type': 'segment' });
    const replaced = networkOf({
      requestInterceptor: (request) => ({ ...request, url: 'https://other.example/s1.m4s' }),
    });
    expect((await replaced.prepare(SEGMENT)).url).toBe('https://other.example/s1.m4s');
  });
});

describe('responses', () => {
  const about = { type: 'segment', url: SEGMENT.url, status: 200, headers: new Headers() } as const;

  it('are changed in place, or replaced', async () => {
    const inPlace = networkOf({
      responseInterceptor: (response) => void (response.data = new Uint8Array([7]).buffer),
    });
    expect(new Uint8Array(await inPlace.receive(about, new ArrayBuffer(3)))).toEqual(new Uint8Array([7]));
    const replaced = networkOf({ responseInterceptor: (response) => ({ ...response, data: '#EXTM3U' }) });
    expect(await replaced.receive({ ...about, type: 'manifest' }, '')).toBe('#EXTM3U');
  });

  it('keep their kind', async () => {
    const network = networkOf({ responseInterceptor: (response) => ({ ...response, data: 'text' }) });
    await expect(network.receive(about, new ArrayBuffer(3))).rejects.toMatchObject({ code: 'INTERNAL' });
  });
});

describe('an interceptor that fails', () => {
  const failed = {
    code: 'INTERNAL',
    message: 'network.requestInterceptor of this page has failed.',
    details: {
      path: 'network.requestInterceptor',
      loading: 'segment',
      url: 'https://cdn.example/…/s1.m4s',
      retryable: false,
    },
  };

  it.each<[string, NonNullable<NetworkOptions['requestInterceptor']>]>([
    ['throws', () => expect.fail('a mistake of the page')],
    ['rejects', () => Promise.reject(new Error('a mistake of the page'))],
    ['leaves no address', (request) => void (request.url = 'film.m4s')],
    ['leaves an invalid header', (request) => ({ ...request, headers: { 'X y': '1' } })],
  ])('because it %s ends all requests with one error', async (_why, requestInterceptor) => {
    const interceptor = vi.fn<NonNullable<NetworkOptions['requestInterceptor']>>(requestInterceptor);
    const network = networkOf({ requestInterceptor: interceptor });
    await expect(network.prepare(SEGMENT)).rejects.toMatchObject(failed);
    await expect(network.prepare(SEGMENT)).rejects.toMatchObject(failed);
    expect(interceptor).toHaveBeenCalledTimes(1);
    expect(failures).toHaveLength(1);
    expect(console.error).toHaveBeenCalledTimes(1);
  });

  it('because it never ends does so after 10 s', async () => {
    vi.useFakeTimers();
    const network = networkOf({ requestInterceptor: () => new Promise(() => undefined) });
    const prepared = network.prepare(SEGMENT).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(failures).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(await prepared).toMatchObject(failed);
    expect(failures).toHaveLength(1);
  });
});

it.each([
  [{ headers: { 'X y': '1' } }, 'network.headers.X y'],
  [{ headers: { Accept: 1 } }, 'network.headers.Accept'],
  [{ headers: 'Accept' }, 'network.headers'],
  [{ credentials: 'omit' }, 'network.credentials'],
  [{ requestInterceptor: {} }, 'network.requestInterceptor'],
  [{ responseInterceptor: 'x' }, 'network.responseInterceptor'],
  ['credentials', 'network'],
])('names the invalid option: %j', (options, path) => {
  expect(() => networkOf(options as NetworkOptions)).toThrow(
    expect.objectContaining({ code: 'INVALID_PARAMS', details: expect.objectContaining({ path }) as object }),
  );
});

// PLAY-45
it.each([
  ['https://cdn.example/t0ken/film/s1.m4s?sig=abc#t=1', 'https://cdn.example/…/s1.m4s'],
  ['https://me:secret@cdn.example:8443/master.m3u8', 'https://cdn.example:8443/master.m3u8'],
  ['https://cdn.example/a/s1.m4s;token=abc', 'https://cdn.example/…/s1.m4s'],
  ['blob:https://page.example/4f2c', 'blob:…'],
  ['data:text/plain,secret', 'data:…'],
  ['film.m3u8', '…'],
])('%s is reported as %s', (address, shown) => {
  expect(publicAddress(address)).toBe(shown);
});
