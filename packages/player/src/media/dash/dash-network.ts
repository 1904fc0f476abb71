import type { MediaPlayerClass } from 'dashjs';
import type { KeySystemName, MediaSegment } from '../network/network-options.js';
import type { MediaRequestType } from '../../store/player-error.js';
import { CLEARKEY, type Protection } from '../drm/protection.js';
import { systemOf } from '../drm/requirements.js';
import type { MediaNetwork } from '../network/network.js';

/** Types of requests for parts of tracks; all others are for a manifest, or for what leads to one. */
const SEGMENTS: ReadonlySet<unknown> = new Set([
  'InitializationSegment',
  'IndexSegment',
  'MediaSegment',
  'BitstreamSwitchingSegment',
]);

/** What dash.js requested. @param type of its request */
export const typeOfDashRequest = (type: unknown): MediaRequestType =>
  SEGMENTS.has(type) ? 'segment' : 'manifest';

/** A request as dash.js passes it to interceptors. */
export interface DashMediaRequest {
  url: string;
  headers?: Record<string, string>;
  credentials?: string;
  readonly customData?: unknown;
}

/** A response as dash.js passes it to interceptors. */
export interface DashMediaResponse {
  readonly request: DashMediaRequest;
  readonly url?: string;
  readonly status?: number;
  readonly headers?: Record<string, string>;
  data?: unknown;
}

/** What dash.js loads, as it describes it itself. */
interface DashLoaded {
  readonly type?: unknown;
  readonly mediaType?: unknown;
  /** Seconds; NaN if unknown. */
  readonly duration?: unknown;
  /** Bits per second; NaN if unknown. */
  readonly bandwidth?: unknown;
}

const loadedBy = ({ customData }: DashMediaRequest): DashLoaded => {
  const request: unknown =
    typeof customData === 'object' && customData !== null ? Reflect.get(customData, 'request') : null;
  return typeof request === 'object' && request !== null ? request : {};
};

const typeOf = (request: DashMediaRequest): MediaRequestType => typeOfDashRequest(loadedBy(request).type);

const TRACKS: ReadonlySet<unknown> = new Set(['video', 'audio', 'text', 'muxed'] as const);
const isTrack = (name: unknown): name is MediaSegment['track'] => TRACKS.has(name);

const PARTS: Readonly<Record<string, MediaSegment['part']>> = {
  IndexSegment: 'index',
  MediaSegment: 'media',
};

const known = (value: unknown): number | null => (Number.isFinite(value) ? Number(value) : null);

/** Null for what is no segment of a track, such as a picture. */
const segmentOf = (request: DashMediaRequest): MediaSegment | null => {
  const { type, mediaType, duration, bandwidth } = loadedBy(request);
  if (!SEGMENTS.has(type) || !isTrack(mediaType)) return null;
  const part = PARTS[String(type)] ?? 'init';
  return {
    track: mediaType,
    part,
    duration: part === 'media' ? known(duration) : null,
    bandwidth: known(bandwidth),
  };
};

/**
 * dash.js handles no rejection of an interceptor: it would report it to the page, and wait. The video has ended with the
 * error by then, and this is collected with the player that waits for it.
 */
const unlessFailed = <T>(work: Promise<T>): Promise<T> =>
  work.catch(() => new Promise<never>(() => undefined));

/** Applies the page’s options to a request of dash.js. */
export const prepareRequest = async (network: MediaNetwork, request: DashMediaRequest): Promise<void> => {
  const { url, headers = {} } = request;
  const segment = segmentOf(request);
  const about = { type: typeOf(request), ...(segment === null ? {} : { segment }) };
  const prepared = await unlessFailed(network.prepare({ ...about, url, headers }));
  request.url = prepared.url;
  request.headers = prepared.headers;
  request.credentials = prepared.credentials === 'include' ? 'include' : 'omit';
};

/** Applies the page’s options to a response, if it is successful. */
export const receiveResponse = async (network: MediaNetwork, response: DashMediaResponse): Promise<void> => {
  const { request, url = request.url, status = 0, headers = {}, data } = response;
  if (!network.changesResponses || status < 200 || status > 299) return;
  if (typeof data !== 'string' && !(data instanceof ArrayBuffer)) return;
  const about = { type: typeOf(request), url, status, headers: new Headers(headers) };
  response.data = await unlessFailed(network.receive(about, data));
};

const bytesOf = (message: unknown): Uint8Array<ArrayBuffer> => {
  if (typeof message === 'string') return new TextEncoder().encode(message);
  if (message instanceof ArrayBuffer) return new Uint8Array(message);
  return ArrayBuffer.isView(message)
    ? new Uint8Array(message.buffer as ArrayBuffer, message.byteOffset, message.byteLength)
    : new Uint8Array();
};

/** dash.js reads the licence of ClearKey as an object. Without keys it reports an invalid licence. */
const objectIn = (data: ArrayBuffer): object => {
  try {
    const parsed: unknown = JSON.parse(new TextDecoder().decode(data));
    return typeof parsed === 'object' && parsed !== null ? parsed : {};
  } catch {
    return {};
  }
};

/** An event of dash.js: the key system that it has selected. */
const KEY_SYSTEM_SELECTED = 'public_keySystemSelected';

/** Applies the page’s options to the licence requests of dash.js. */
export const interceptLicences = (
  player: MediaPlayerClass,
  protection: Protection,
  network: MediaNetwork,
): void => {
  let keySystem: KeySystemName | undefined;
  player.on(KEY_SYSTEM_SELECTED, ({ data }) => {
    const selected: unknown = Reflect.get(data ?? {}, 'keySystem');
    const name: unknown =
      typeof selected === 'object' && selected !== null ? Reflect.get(selected, 'systemString') : null;
    keySystem = systemOf(protection, String(name))?.name;
  });
  const about = () => ({ type: 'licence' as const, ...(keySystem === undefined ? {} : { keySystem }) });
  player.registerLicenseRequestFilter(async (request) => {
    const { url, headers, data } = request;
    const prepared = await unlessFailed(
      network.prepare({
        ...about(),
        url,
        headers,
        body: bytesOf(data),
      }),
    );
    request.url = prepared.url;
    request.headers = prepared.headers;
    request.withCredentials = prepared.credentials === 'include';
    // Its type names buffers only; `send` takes any bytes.
    request.data = (prepared.body ?? data) as ArrayBuffer;
    if (network.changesResponses) request.responseType = 'arraybuffer';
  });
  if (!network.changesResponses) return;
  player.registerLicenseResponseFilter(async (response) => {
    const { url, headers, data } = response;
    const received = await unlessFailed(
      network.receive({ ...about(), url, status: 200, headers: new Headers(headers as HeadersInit) }, data),
    );
    // What remains is text or bytes for all other key systems.
    response.data = (keySystem === CLEARKEY ? objectIn(received) : received) as ArrayBuffer;
  });
};

type ReportProgress = (event: Partial<ProgressEvent>) => void;

/**
 * dash.js would repeat a request that takes long, even if its bytes arrive (PLAY-20). It sets what is called for each of
 * them after this.
 */
export const withoutLimitOnceArriving = (data: object): void => {
  let report: ReportProgress = () => undefined;
  const onProgress: ReportProgress = (event) => {
    if (event.target instanceof XMLHttpRequest) event.target.timeout = 0;
    report(event);
  };
  Object.defineProperty(data, 'onprogress', {
    get: () => onProgress,
    set(next: ReportProgress) {
      report = next;
    },
  });
};
