import { FieldError } from '@footlight/player-contract';
import { inTime } from '../../store/in-time.js';
import type { MediaCredentials, MediaRequest, MediaResponse, NetworkOptions } from './network-options.js';
import type { MediaRequestType } from '../../store/player-error.js';
import { PlayerError } from '../../store/player-error.js';
import { readFields } from '../../store/read-fields.js';
import type { LoaderClass } from '../hls/loader-class.js';
import { intercepting } from '../hls/intercepting-loader.js';
import type { AnsweredRequest, HlsRequests, MediaAnswer, MediaNetwork, Requested } from './network.js';
import { publicAddress } from './public-address.js';
import { requireHeaders } from './require-headers.js';

/** Time limit of one call of an interceptor: shorter than the limit after which silence counts as a lost connection. */
const INTERCEPTOR_TIMEOUT_MS = 10_000;

type InterceptorName = 'requestInterceptor' | 'responseInterceptor';

/** Requests that the options for media do not apply to: they carry what the settings of their key system say. */
const OF_KEY_SYSTEMS: ReadonlySet<MediaRequestType> = new Set<MediaRequestType>(['licence', 'certificate']);

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const requireCredentials = (value: unknown, path: string): void => {
  if (value !== 'include' && value !== 'same-origin')
    throw new FieldError(path, '"same-origin" or "include"');
};

const requireFunction = (value: unknown, path: string): void => {
  if (typeof value !== 'function') throw new FieldError(path, 'a function');
};

const CHECKS: { readonly [Name in keyof Required<NetworkOptions>]: (value: unknown, path: string) => void } =
  {
    headers: requireHeaders,
    credentials: requireCredentials,
    requestInterceptor: requireFunction,
    responseInterceptor: requireFunction,
  };

/** @throws {PlayerError} INVALID_PARAMS with the name of the invalid option */
const checked = (options: NetworkOptions): NetworkOptions =>
  readFields(() => {
    if (!isObject(options)) throw new FieldError('network', 'an object');
    for (const [name, check] of Object.entries(CHECKS)) {
      const value: unknown = Reflect.get(options, name);
      if (value !== undefined && value !== null) check(value, `network.${name}`);
    }
    return options;
  });

/** What an interceptor left must be usable; the error is that of the interceptor. */
const checkedRequest = (request: MediaRequest): MediaRequest => {
  const { url, headers, credentials, body } = request;
  if (typeof url !== 'string' || !URL.canParse(url)) throw new FieldError('url', 'an absolute address');
  requireHeaders(headers, 'headers');
  requireCredentials(credentials, 'credentials');
  if (body !== null && !(body instanceof Uint8Array)) throw new FieldError('body', 'a Uint8Array or null');
  return request;
};

const checkedResponse = (response: MediaResponse, kind: 'string' | 'bytes'): MediaResponse => {
  const { data } = response;
  if (kind === 'string' && typeof data !== 'string') throw new FieldError('data', 'text');
  if (kind === 'bytes' && !(data instanceof ArrayBuffer)) throw new FieldError('data', 'an ArrayBuffer');
  return response;
};

/**
 * Applies the page’s options to the requests of one video. After an interceptor has failed, all further requests fail
 * with the same error.
 * @see docs/rules/playback.md PLAY-44
 */
export class PageNetwork implements MediaNetwork {
  readonly #options: NetworkOptions;
  readonly #credentials: MediaCredentials;
  readonly #protocol: MediaRequest['protocol'];
  readonly #failed: (error: PlayerError) => void;
  #error: PlayerError | null = null;

  /**
   * @param crossOrigin the CORS mode of the element
   * @param protocol of the stream; null for a file of text beside it
   * @param failed is called once, with the error of an interceptor
   * @throws {PlayerError} INVALID_PARAMS
   */
  constructor(
    options: NetworkOptions,
    crossOrigin: string | null,
    protocol: MediaRequest['protocol'] = null,
    failed: (error: PlayerError) => void = () => undefined,
  ) {
    this.#options = checked(options);
    this.#credentials =
      options.credentials ?? (crossOrigin === 'use-credentials' ? 'include' : 'same-origin');
    this.#protocol = protocol;
    this.#failed = failed;
  }

  get changesResponses(): boolean {
    return Boolean(this.#options.responseInterceptor);
  }

  async prepare({ type, keySystem, segment, url, headers = {}, body }: Requested): Promise<MediaRequest> {
    const isOfKeySystem = OF_KEY_SYSTEMS.has(type);
    const request: MediaRequest = {
      type,
      protocol: this.#protocol,
      segment: segment ?? null,
      keySystem: keySystem ?? null,
      url,
      headers: { ...(isOfKeySystem ? {} : this.#options.headers), ...headers },
      credentials: isOfKeySystem ? 'same-origin' : this.#credentials,
      body: body ?? null,
    };
    const { requestInterceptor } = this.#options;
    if (!requestInterceptor) return request;
    return this.#run('requestInterceptor', request, async () =>
      checkedRequest((await requestInterceptor(request)) ?? request),
    );
  }

  async receive<Data extends string | ArrayBuffer>(response: AnsweredRequest, data: Data): Promise<Data> {
    const { responseInterceptor } = this.#options;
    if (!responseInterceptor) return data;
    const kind = typeof data === 'string' ? 'string' : 'bytes';
    const given: MediaResponse = { ...response, keySystem: response.keySystem ?? null, data };
    const received = await this.#run('responseInterceptor', given, async () =>
      checkedResponse((await responseInterceptor(given)) ?? given, kind),
    );
    return received.data as Data;
  }

  async fetch(requested: Requested, init: RequestInit): Promise<MediaAnswer> {
    const { url, headers, credentials, body } = await this.prepare(requested);
    const response = await fetch(url, {
      ...init,
      headers,
      credentials,
      ...(body === null ? {} : { method: 'POST', body }),
    });
    if (!response.ok || !this.changesResponses) return response;
    const { type, keySystem } = requested;
    const { status, url: answered, headers: responseHeaders } = response;
    const about = {
      type,
      ...(keySystem === undefined ? {} : { keySystem }),
      status,
      url: answered,
      headers: responseHeaders,
    };
    const data = await this.receive(
      about,
      type === 'manifest' ? await response.text() : await response.arrayBuffer(),
    );
    const whole = new Response(data);
    return {
      ok: true,
      status,
      url: answered,
      headers: responseHeaders,
      body: whole.body,
      text: () => whole.text(),
      arrayBuffer: () => whole.arrayBuffer(),
    };
  }

  hlsLoader<Loader extends object>(Base: Loader, about: HlsRequests): Loader {
    return intercepting(Base as unknown as LoaderClass, this, about) as unknown as Loader;
  }

  async #run<T>(
    name: InterceptorName,
    about: MediaRequest | MediaResponse,
    work: () => Promise<T>,
  ): Promise<T> {
    if (this.#error !== null) throw this.#error;
    // The interceptor may change the address.
    const { type, url } = about;
    try {
      return await inTime(INTERCEPTOR_TIMEOUT_MS, work());
    } catch (cause) {
      throw this.#fail(name, type, url, cause);
    }
  }

  #fail(name: InterceptorName, loading: MediaRequestType, url: string, cause: unknown): PlayerError {
    if (this.#error !== null) return this.#error;
    // The message of a player's error has no foreign text, so the page finds its own in the console.
    console.error(`Footlight: network.${name} of this page has failed.`, cause);
    const error = new PlayerError('INTERNAL', `network.${name} of this page has failed.`, {
      cause,
      details: { path: `network.${name}`, loading, url: publicAddress(url), retryable: false },
    });
    this.#error = error;
    this.#failed(error);
    return error;
  }
}
