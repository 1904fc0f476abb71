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

/** Sends a request. @throws {Error} if the response is not exactly what was requested */
export const fetchPiece = async ({ url, range }: Piece, signal: AbortSignal): Promise<Response> => {
  const headers: HeadersInit =
    range === null ? {} : { Range: `bytes=${String(range.start)}-${String(range.end - 1)}` };
  const response = await fetch(url, { headers, signal });
  if (response.status !== (range === null ? 200 : 206))
    throw new Error(`The server responded with status ${String(response.status)}.`);
  return response;
};

const fetchBody = async <Body extends string | ArrayBuffer>(
  piece: Piece,
  signal: AbortSignal,
  read: (response: Response) => Promise<Body>,
): Promise<Answer<Body>> => {
  const requested = performance.now();
  const response = await fetchPiece(piece, signal);
  const answered = performance.now();
  const body = await read(response);
  return { body, url: response.url, requested, answered, ended: performance.now() };
};

export const fetchText = (piece: Piece, signal: AbortSignal): Promise<Answer<string>> =>
  fetchBody(piece, signal, (response) => response.text());

export const fetchBytes = (piece: Piece, signal: AbortSignal): Promise<Answer<ArrayBuffer>> =>
  fetchBody(piece, signal, (response) => response.arrayBuffer());
