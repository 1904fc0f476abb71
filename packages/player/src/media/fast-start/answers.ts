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

const keyOf = ({ url, range }: Piece): string =>
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

/** Sends a request. @throws {Error} if the response is not exactly what was requested */
export const fetchPiece = async (
  { url, range }: Piece,
  { signal, network }: PieceRequest,
  about: AboutPiece,
): Promise<MediaAnswer> => {
  const headers: Record<string, string> =
    range === null ? {} : { Range: `bytes=${String(range.start)}-${String(range.end - 1)}` };
  const response = await (network === null
    ? fetch(url, { headers, signal })
    : network.fetch({ ...about, url, headers }, { signal }));
  if (response.status !== (range === null ? 200 : 206))
    throw new Error(`The server responded with status ${String(response.status)}.`);
  return response;
};

const fetchBody = async <Body extends string | ArrayBuffer>(
  piece: Piece,
  request: PieceRequest,
  about: AboutPiece,
  read: (response: MediaAnswer) => Promise<Body>,
): Promise<Answer<Body>> => {
  const requested = performance.now();
  const response = await fetchPiece(piece, request, about);
  const answered = performance.now();
  const body = await read(response);
  return { body, url: response.url, requested, answered, ended: performance.now() };
};

/** A playlist. */
export const fetchText = (piece: Piece, request: PieceRequest): Promise<Answer<string>> =>
  fetchBody(piece, request, { type: 'manifest' }, (response) => response.text());

/** An initialisation segment. */
export const fetchBytes = (
  piece: Piece,
  request: PieceRequest,
  segment: MediaSegment,
): Promise<Answer<ArrayBuffer>> =>
  fetchBody(piece, request, { type: 'segment', segment }, (response) => response.arrayBuffer());
