import type { MediaAnswer, MediaNetwork } from '../network/network.js';
import type { MediaSegment } from '../network/network-options.js';
import type { Piece } from './media-playlist.js';

/** The response of one request, with its `performance.now()` timestamps. */
export interface Answer<Body extends string | ArrayBuffer = string | ArrayBuffer> {
  readonly body: Body;
  /** Final address of the response, after redirects. */
  readonly url: string;
  readonly requested: number;
  readonly answered: number;
  readonly ended: number;
}

/** Responses that hls.js will request again; each is returned once. */
export interface ResponseCache {
  keep(piece: Piece, answer: Answer): void;
  take(piece: Piece): Answer | undefined;
  clear(): void;
}

export const keyOf = ({ url, range }: Piece): string =>
  range === null ? url : `${url} ${String(range.start)}-${String(range.end)}`;

export const createResponseCache = (): ResponseCache => {
  const answers = new Map<string, Answer>();
  return {
    keep: (piece, answer) => void answers.set(keyOf(piece), answer),
    take(piece) {
      const key = keyOf(piece);
      const answer = answers.get(key);
      answers.delete(key);
      return answer;
    },
    clear: () => answers.clear(),
  };
};

export interface PieceRequest {
  readonly signal: AbortSignal;
  /** How the page wants media to be requested; null for the default. */
  readonly network: MediaNetwork | null;
}

type AboutPiece =
  | { readonly type: 'manifest' }
  | { readonly type: 'segment'; readonly segment: MediaSegment };

/** A response whose body has not been read. */
export interface Arriving {
  readonly response: MediaAnswer;
  /** `performance.now()` time. */
  readonly requested: number;
  readonly answered: number;
}

const arrive = async (
  { range }: Piece,
  send: (headers: Record<string, string>) => Promise<MediaAnswer>,
): Promise<Arriving> => {
  const requested = performance.now();
  const response = await send(
    range === null ? {} : { Range: `bytes=${String(range.start)}-${String(range.end - 1)}` },
  );
  if (response.status !== (range === null ? 200 : 206))
    throw new Error(`The server responded with status ${String(response.status)}.`);
  return { response, requested, answered: performance.now() };
};

/** Sends a request as by default. @throws {Error} if the response is not exactly what was requested */
export const fetchPlain = (piece: Piece, signal: AbortSignal): Promise<Arriving> =>
  arrive(piece, (headers) => fetch(piece.url, { headers, signal }));

/** Sends a request as the page wants it. @throws {Error} if the response is not exactly what was requested */
export const fetchPiece = (
  piece: Piece,
  { signal, network }: PieceRequest,
  about: AboutPiece,
): Promise<Arriving> =>
  network === null
    ? fetchPlain(piece, signal)
    : arrive(piece, (headers) => network.fetch({ ...about, url: piece.url, headers }, { signal }));

const readBody = async <Body extends string | ArrayBuffer>(
  { response, requested, answered }: Arriving,
  read: (response: MediaAnswer) => Promise<Body>,
): Promise<Answer<Body>> => {
  const body = await read(response);
  return { body, url: response.url, requested, answered, ended: performance.now() };
};

/** A playlist. @throws {Error} */
export const fetchText = async (piece: Piece, request: PieceRequest): Promise<Answer<string>> =>
  readBody(await fetchPiece(piece, request, { type: 'manifest' }), (response) => response.text());

/** An initialisation segment. @throws {Error} */
export const readBytes = (arriving: Arriving): Promise<Answer<ArrayBuffer>> =>
  readBody(arriving, (response) => response.arrayBuffer());
