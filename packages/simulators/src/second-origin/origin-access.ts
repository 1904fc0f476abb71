import { createHmac, timingSafeEqual } from 'node:crypto';

/** Secrets shared with the demo's realm file. */
export const ORIGIN_SECRET = 'a secret that the demo and its second origin share';
export const ORIGIN_HEADER = 'x-origin-key';
export const ORIGIN_KEY = 'the key of the second origin of the demo';

const TOKEN = /^(\d{1,12})-([0-9a-f]{64})$/u;
const PATH_TOKEN = /^\/(\d{1,12}-[0-9a-f]{64})(\/.*)$/u;
const FOLDER = /^\/(?:vod|live)\/[a-z0-9-]+\//u;

export interface OriginRequest {
  /** Path with query, without a token in the path. */
  readonly url: string;
  readonly pathToken: string | null;
}

/** Removes a token from the start of a path. */
export const withoutPathToken = (url: string): OriginRequest => {
  const [, pathToken, rest] = PATH_TOKEN.exec(url) ?? [];
  return pathToken === undefined || rest === undefined ? { url, pathToken: null } : { url: rest, pathToken };
};

const isGood = (token: string, folder: string, now: number): boolean => {
  const [, expires, signature] = TOKEN.exec(token) ?? [];
  if (expires === undefined || signature === undefined || Number(expires) * 1000 <= now) return false;
  const expected = createHmac('sha256', ORIGIN_SECRET).update(`${expires}:${folder}`).digest();
  return timingSafeEqual(Buffer.from(signature, 'hex'), expected);
};

/** Whether a request has a token for its folder, in path or query, or the key in its header. */
export const mayRequest = (
  url: string,
  { pathToken, key, now }: { readonly pathToken: string | null; readonly key: unknown; readonly now: number },
): boolean => {
  if (key === ORIGIN_KEY) return true;
  const { pathname, searchParams } = new URL(url, 'http://origin.invalid');
  const [folder] = FOLDER.exec(pathname) ?? [];
  const token = pathToken ?? searchParams.get('token');
  return folder !== undefined && token !== null && isGood(token, folder, now);
};
