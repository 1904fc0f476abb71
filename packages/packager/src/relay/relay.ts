import { MediaError } from '../media-error.js';
import type { StreamOrigin } from './stream-origin.js';
import { MEDIA_ROOT } from '../addresses/stream-address.js';
import { isCanonicalPath } from '../addresses/canonical-path.js';
import { manifestType, manifestTypeOf, replaceAddresses } from './manifest-addresses.js';
import { folderOfPath } from './origin-token.js';

/** Path of relayed streams: their origin requires request headers that must stay hidden from viewers. */
export const RELAY_ROOT = `${MEDIA_ROOT}/r`;

const FOLDER = /^relay\/([a-z0-9-]{1,40})(\/.*)$/u;

/** Scope of a token of a relayed stream: a folder of an origin and everything below it. */
export const relayFolder = (origin: string, address: URL): string =>
  `relay/${origin}${folderOfPath(address.pathname)}`;

/** The address of a relayed stream for the player. */
export const relayAddress = (token: string, address: URL): string =>
  `${RELAY_ROOT}/${token}/${address.pathname.slice(folderOfPath(address.pathname).length)}${address.search}`;

export const readRelayFolder = (
  folder: string,
): { readonly origin: string; readonly path: string } | undefined => {
  const [, origin, path] = FOLDER.exec(folder) ?? [];
  return origin === undefined || path === undefined ? undefined : { origin, path };
};

const PLAYLIST_BYTES_MAX = 4 * 1024 * 1024;
const ANSWER_WITHIN_MS = 15_000;
/** Request headers that are forwarded to the origin. */
const PASSED_ON = ['range', 'if-none-match', 'if-modified-since'] as const;
/** Response headers of the origin that are forwarded to viewers. */
const PASSED_BACK = ['content-range', 'accept-ranges', 'etag', 'last-modified', 'cache-control'] as const;
const ANSWERS: ReadonlySet<number> = new Set([200, 206, 304, 404, 410, 416]);
const MEDIA_TYPE = /^(?:video|audio)\/|mpegurl|dash\+xml|^text\/vtt|^application\/(?:mp4|ttml\+xml)/iu;
const OPAQUE_TYPE = 'application/octet-stream';
/** Types that say nothing, which storage gives to files whose type nobody set. */
const VAGUE_TYPE = /^(?:$|(?:binary|application)\/octet-stream|text\/plain)/iu;

export interface RelayedAnswer {
  readonly status: number;
  readonly type: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Text if its addresses had to be rewritten; otherwise the bytes of the origin as they arrive. */
  readonly body: string | AsyncIterable<Uint8Array> | null;
}

const ABSOLUTE = /^(?:[a-z][a-z\d+.-]*:|\/)/iu;
/** HLS: a variable, whose value stands elsewhere. */
const VARIABLE = '{$';

/**
 * Replaces the addresses of the origin by those of the relay; otherwise players would ask the origin itself, which refuses
 * them. Relative ones inside the folder stay.
 */
const throughRelay = (
  type: string,
  text: string,
  { address, folder, folderAddress }: { address: URL } & Pick<RelayRequest, 'folder' | 'folderAddress'>,
): string =>
  replaceAddresses(type, text, (found) => {
    if (found.includes(VARIABLE) || !URL.canParse(found, address.href)) return undefined;
    const target = new URL(found, address);
    if (target.origin !== address.origin) return undefined;
    const isInside = target.pathname.startsWith(folder);
    if (isInside && !ABSOLUTE.test(found)) return undefined;
    const within = isInside ? folder : folderOfPath(target.pathname);
    const [path = ''] = found.split(/[?#]/u, 1);
    const rest = isInside ? target.pathname.slice(folder.length) : path.slice(path.lastIndexOf('/') + 1);
    return `${folderAddress(within)}${rest}${target.search}`;
  });

type Bytes = AsyncIterable<Uint8Array>;

const limitedText = async (bytes: Bytes): Promise<string> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of bytes) {
    size += chunk.byteLength;
    if (size > PLAYLIST_BYTES_MAX) throw new MediaError('UNAVAILABLE');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
};

/** @returns the first bytes, and all of them */
const beginningOf = async (body: Bytes): Promise<readonly [head: Uint8Array, all: Bytes]> => {
  const iterator = body[Symbol.asyncIterator]();
  const first = await iterator.next();
  const head = first.done === true ? new Uint8Array() : first.value;
  const all = async function* (): AsyncGenerator<Uint8Array> {
    try {
      yield head;
      for (let next = await iterator.next(); next.done !== true; next = await iterator.next())
        yield next.value;
    } finally {
      await iterator.return?.();
    }
  };
  return [head, all()];
};

const splitOnce = (text: string, separator: string): readonly [string, string?] => {
  const at = text.indexOf(separator);
  return at === -1 ? [text] : [text.slice(0, at), text.slice(at + separator.length)];
};

export interface RelayRequest {
  readonly rule: StreamOrigin;
  /** The folder that the viewer's token gives access to. */
  readonly folder: string;
  /** Path below the folder, as the viewer sent it: encoded, with its query. */
  readonly file: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Address in the relay of any folder of the origin, which the manifests of the origin may name. */
  readonly folderAddress: (folder: string) => string;
  /** Aborts when the viewer disconnects. */
  readonly signal: AbortSignal;
}

/**
 * Requests a file from an origin with the headers that the realm file configures for it (LIVE-6).
 * @throws {MediaError} MEDIA_NOT_FOUND for an address outside the folder, or one that the origin could read as such
 * @throws {MediaError} UNAVAILABLE if the origin does not respond, refuses the request, or redirects
 */
export const relay = async (request: RelayRequest): Promise<RelayedAnswer> => {
  const { rule, folder, file, signal } = request;
  const [path, query] = splitOnce(file, '?');
  if (path === '' || !isCanonicalPath(folder + path)) throw new MediaError('MEDIA_NOT_FOUND');
  const address = new URL(rule.origin);
  address.pathname = folder + path;
  if (query !== undefined) address.search = query;
  const headers = new Headers({ ...rule.headers, 'accept-encoding': 'identity' });
  for (const name of PASSED_ON) {
    const value = request.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), ANSWER_WITHIN_MS).unref();
  let answer: Response;
  try {
    // Following a redirect would send the headers to another origin.
    answer = await fetch(address.href, {
      headers,
      redirect: 'manual',
      signal: AbortSignal.any([signal, late.signal]),
    });
  } catch (cause) {
    throw new MediaError('UNAVAILABLE', { cause });
  } finally {
    clearTimeout(timer);
  }
  if (!ANSWERS.has(answer.status)) {
    await answer.body?.cancel();
    throw new MediaError('UNAVAILABLE', { cause: new Error(`The origin answered ${answer.status}.`) });
  }
  if (answer.status === 404 || answer.status === 410) {
    await answer.body?.cancel();
    throw new MediaError(answer.status === 410 ? 'SEGMENT_GONE' : 'MEDIA_NOT_FOUND');
  }
  const type = answer.headers.get('content-type') ?? '';
  const back = Object.fromEntries(
    PASSED_BACK.flatMap((name) => {
      const value = answer.headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
  const shown = { status: answer.status, headers: back, type: MEDIA_TYPE.test(type) ? type : OPAQUE_TYPE };
  if (answer.status !== 200 || answer.body === null) return { ...shown, body: answer.body };
  let body: Bytes = answer.body;
  let textType = manifestType(type, path);
  if (textType === undefined && VAGUE_TYPE.test(type)) {
    const [head, all] = await beginningOf(body);
    body = all;
    textType = manifestTypeOf(head);
  }
  if (textType === undefined) return { ...shown, body };
  const text = throughRelay(textType, await limitedText(body), { ...request, address });
  const { 'cache-control': cacheControl = 'no-store' } = back;
  return { status: 200, type: textType, headers: { 'cache-control': cacheControl }, body: text };
};
