import type { MediaRequestType } from '../../store/player-error.js';
import type {
  KeySystemName,
  MediaRequest,
  MediaResponse,
  MediaSegment,
  NetworkOptions,
} from './network-options.js';

/** What a request is for, and where it goes. */
export interface Requested {
  readonly type: MediaRequestType;
  readonly keySystem?: KeySystemName;
  readonly segment?: MediaSegment;
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array<ArrayBuffer>;
}

/** The parts of a `Response` that the player reads. */
export type MediaAnswer = Pick<
  Response,
  'ok' | 'status' | 'url' | 'headers' | 'body' | 'text' | 'arrayBuffer'
>;

/** A response before it is read, without its data. */
export type AnsweredRequest = Omit<MediaResponse, 'data' | 'keySystem'> & {
  readonly keySystem?: KeySystemName;
};

/** What hls.js requests, for the page. Its types stay out of those that pages get. */
export interface HlsRequests {
  /** The key system of a server certificate, by its address. */
  readonly systemOf: (certificateUrl: string) => KeySystemName | null;
  /** @param request its `LoaderContext` */
  readonly segmentOf: (request: object) => MediaSegment | null;
}

/**
 * Applies the page’s options to the requests of one video. After an interceptor has failed, all further requests fail
 * with the same error.
 */
export interface MediaNetwork {
  /** Whether responses may change, so that they have to be complete before they are read. */
  readonly changesResponses: boolean;
  /** The request to send. @throws {PlayerError} INTERNAL if the interceptor fails */
  prepare(requested: Requested): Promise<MediaRequest>;
  /** What the player reads of a successful response. @throws {PlayerError} INTERNAL if the interceptor fails */
  receive<Data extends string | ArrayBuffer>(response: AnsweredRequest, data: Data): Promise<Data>;
  /**
   * `fetch` with the options of the page.
   * @throws {PlayerError} INTERNAL if an interceptor fails
   * @throws {TypeError} without a response
   */
  fetch(requested: Requested, init: RequestInit): Promise<MediaAnswer>;
  /**
   * An hls.js loader with the options of the page.
   * @param about what hls.js requests
   */
  hlsLoader<Loader extends object>(Base: Loader, about: HlsRequests): Loader;
}

/** What the element has set for its requests. */
export interface NetworkPage {
  readonly network: NetworkOptions | null;
  readonly crossOrigin: string | null;
}
