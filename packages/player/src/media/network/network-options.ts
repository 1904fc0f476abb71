import type { StreamDrm } from '@footlight/domain';
import type { MediaRequestType } from '../../store/player-error.js';

export type KeySystemName = StreamDrm['keySystems'][number];

/** `include` also sends cookies to other origins, which must then allow credentials and name this page’s origin. */
export type MediaCredentials = 'same-origin' | 'include';

/** What a segment contains, as far as its manifest tells. */
export interface MediaSegment {
  /** `muxed` is picture and sound together. */
  readonly track: 'video' | 'audio' | 'text' | 'muxed';
  /** `index` lists where the parts of a file are (DASH). */
  readonly part: 'init' | 'index' | 'media';
  /** Seconds; null for what is not played itself. */
  readonly duration: number | null;
  /** Of its rendition, in bits per second; null if the manifest does not tell, as for the sound of HLS. */
  readonly bandwidth: number | null;
}

/** A request for media, before it is sent. */
export interface MediaRequest {
  readonly type: MediaRequestType;
  /** Of the stream; null for a file of text beside it. */
  readonly protocol: 'HLS' | 'DASH' | null;
  /** Null unless the type is `segment`, and if such a request is repeated to find out why it failed. */
  readonly segment: MediaSegment | null;
  /** The key system of a licence or a certificate; null for other requests. */
  readonly keySystem: KeySystemName | null;
  /** Absolute. */
  url: string;
  headers: Record<string, string>;
  credentials: MediaCredentials;
  /** The message of the key session, for a licence; null for other requests, which are all GET. */
  body: Uint8Array<ArrayBuffer> | null;
}

/** A successful response, before the player reads it. */
export interface MediaResponse {
  readonly type: MediaRequestType;
  readonly keySystem: KeySystemName | null;
  /** The address that answered, after redirects. */
  readonly url: string;
  /** 200 to 299. */
  readonly status: number;
  /** As far as the server lets this page read them. */
  readonly headers: Headers;
  /** Text of a manifest; bytes of everything else. */
  data: string | ArrayBuffer;
}

/** Changes the request, or returns another one. */
export type RequestInterceptor = (
  request: MediaRequest,
) => MediaRequest | void | Promise<MediaRequest | void>;

/** Changes the response, or returns another one. */
export type ResponseInterceptor = (
  response: MediaResponse,
) => MediaResponse | void | Promise<MediaResponse | void>;

/** How the player requests media. */
export interface NetworkOptions {
  /** Sent with requests for manifests, segments, keys and text, to every server that the stream names. */
  readonly headers?: Readonly<Record<string, string>>;
  /** For manifests, segments, keys and text; defaults to `include` with `crossorigin="use-credentials"`. */
  readonly credentials?: MediaCredentials;
  /** Called before every request, also before each repetition; it must end within 10 s. */
  readonly requestInterceptor?: RequestInterceptor;
  /** Called with every successful response; it must end within 10 s. */
  readonly responseInterceptor?: ResponseInterceptor;
}
