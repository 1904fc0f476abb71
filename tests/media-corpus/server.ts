import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { relay } from '../../packages/packager/src/relay/relay.js';
import type { MediaCase, Reply, Side } from './media-case.js';
import { MODULES, SDK, contentTypeOf, serveFile } from './plain-files.js';
import { MADE, type Recipe } from './recipes.js';
import { pageOf } from './page.js';

const TICK_MS = 100;

const listen = async (server: Server, host: string): Promise<string> => {
  await once(server.listen(0, host), 'listening');
  return `http://${host}:${String((server.address() as AddressInfo).port)}`;
};

/** Sends bytes at a limited rate, or without an end. */
const pour = async (response: ServerResponse, bytes: Buffer, { rate, isEndless }: Reply): Promise<void> => {
  const chunk = rate === undefined ? bytes.length : Math.ceil((rate / 8 / 1000) * TICK_MS);
  for (let at = 0; !response.destroyed; at += chunk) {
    if (at >= bytes.length) {
      if (isEndless !== true) break;
      at = 0;
    }
    response.write(bytes.subarray(at, at + chunk));
    if (rate !== undefined || isEndless === true) await wait(TICK_MS);
  }
  response.end();
};

const read = (recipe: Recipe, name: string): Buffer => readFileSync(path.join(MADE, recipe, name));

/** The bytes of a range request; null for the whole. */
const rangeOf = ({ headers }: IncomingMessage, length: number): { start: number; end: number } | null => {
  const { start, end } = /^bytes=(?<start>\d+)-(?<end>\d*)$/u.exec(headers.range ?? '')?.groups ?? {};
  if (start === undefined) return null;
  return { start: Number(start), end: end ? Math.min(length, Number(end) + 1) : length };
};

export interface CorpusServer {
  /** Address of a page with the player or with the plain engine. */
  pageOf(item: MediaCase, side: Side): string;
  /** Seconds since the first request of a side; null before it. */
  secondsOf(item: MediaCase, side: Side): number | null;
  /** Names of the files that a side has requested, in order. */
  requested(item: MediaCase, side: Side): readonly string[];
  close(): Promise<void>;
}

/** What each player has requested. */
class RequestLog {
  readonly #files = new Map<string, string[]>();
  readonly #first = new Map<string, number>();

  /** @returns seconds since the first request of the same player */
  add(key: string, file: string): number {
    const now = performance.now();
    const first = this.#first.get(key) ?? now;
    this.#first.set(key, first);
    this.#files.set(key, [...this.of(key), file]);
    return (now - first) / 1000;
  }

  /** Seconds since the first request; null before it. */
  since(key: string): number | null {
    const first = this.#first.get(key);
    return first === undefined ? null : (performance.now() - first) / 1000;
  }

  of(key: string): readonly string[] {
    return this.#files.get(key) ?? [];
  }
}

const SHARED = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'cache-control': 'no-store',
};

const fileOf = ({ recipes: [recipe] }: MediaCase, file: string): Buffer | null => {
  try {
    return recipe === undefined ? null : read(recipe, file);
  } catch {
    return null;
  }
};

const send = (
  request: IncomingMessage,
  response: ServerResponse,
  file: string,
  reply: Reply,
  found: Buffer | null,
): Promise<void> => {
  const bytes = found ?? Buffer.alloc(0);
  const { isEndless = false, isShared = true, type = contentTypeOf(file) } = reply;
  const range = isEndless ? null : rangeOf(request, bytes.length);
  response.writeHead(reply.status ?? (found === null ? 404 : range === null ? 200 : 206), {
    ...(isShared ? SHARED : {}),
    'content-type': type,
    ...(isEndless
      ? {}
      : {
          'accept-ranges': 'bytes',
          'content-length': String(range === null ? bytes.length : range.end - range.start),
        }),
    ...(range === null
      ? {}
      : { 'content-range': `bytes ${String(range.start)}-${String(range.end - 1)}/${String(bytes.length)}` }),
  });
  return pour(response, range === null ? bytes : bytes.subarray(range.start, range.end), reply);
};

/** The header that the relayed origin asks for. */
const RELAY_HEADER = 'x-relayed';
const RELAY_PATH = /^\/r\/(?<folder>[\w-]+)\/(?<file>.*)$/u;

const relayedFolder = (folder: string): string => `/r/${Buffer.from(folder).toString('base64url')}/`;

/** Sends requests on as the service does, to an origin that asks for a header. */
const sendOn = async (origin: string, request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const { folder = '', file = '' } = RELAY_PATH.exec(request.url ?? '')?.groups ?? {};
  const left = new AbortController();
  response.once('close', () => left.abort());
  try {
    const { status, type, headers, body } = await relay({
      rule: {
        origin,
        sign: 'none',
        queryParameter: 'token',
        secret: null,
        headers: { [RELAY_HEADER]: 'yes' },
      },
      folder: Buffer.from(folder, 'base64url').toString(),
      file,
      headers: request.headers,
      folderAddress: relayedFolder,
      signal: left.signal,
    });
    response.writeHead(status, { ...SHARED, ...headers, 'content-type': type });
    if (typeof body === 'string') response.write(body);
    else for await (const chunk of body ?? []) response.write(chunk);
    response.end();
  } catch {
    if (!response.headersSent) response.writeHead(404, SHARED);
    response.end();
  }
};

/** Serves pages on one host and their media on two others, and a relay of the first of these. */
export const serveCorpus = async (cases: readonly MediaCase[]): Promise<CorpusServer> => {
  const log = new RequestLog();
  const keyOf = (run: string | number, at: string | number): string => `/${String(run)}/${String(at)}/`;
  let [mediaOrigin, otherOrigin, relayOrigin, pageOrigin] = ['', '', '', ''];

  const answer = (request: IncomingMessage, response: ServerResponse, isOther: boolean): void => {
    const [, run = '', at = '', ...rest] = new URL(request.url ?? '/', mediaOrigin).pathname.split('/');
    const item = cases[Number(at)];
    const file = rest.join('/');
    if (item === undefined || request.method === 'OPTIONS') {
      response.writeHead(item === undefined ? 404 : 204, SHARED).end();
      return;
    }
    const key = keyOf(run, at);
    const since = log.add(key, isOther ? `other ${file}` : file);
    const folders = { folder: `${mediaOrigin}${key}`, otherFolder: `${otherOrigin}${key}` };
    const reply =
      item.reply?.({ file, isOther, isRelayed: RELAY_HEADER in request.headers, read, since, ...folders }) ??
      {};
    const { body, status } = reply;
    const found = body === undefined && status === undefined ? fileOf(item, file) : Buffer.from(body ?? '');
    void send(request, response, file, reply, found);
  };

  const media = createServer((request, response) => answer(request, response, false));
  const other = createServer((request, response) => answer(request, response, true));
  const pages = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', pageOrigin);
    const [, top = '', side = '', at = '', run = ''] = pathname.split('/');
    const item = cases[Number(at)];
    if (top !== 'page' || item === undefined || (side !== 'player' && side !== 'engine')) {
      serveFile(top === 'sdk' ? SDK : MODULES, pathname, response);
      return;
    }
    const policy = item.policy?.(pageOrigin);
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      ...(policy === undefined ? {} : { 'content-security-policy': policy }),
    });
    const folder = `${mediaOrigin}${keyOf(run, at)}`;
    const { pathname: source } = new URL(item.source, folder);
    const name = source.slice(source.lastIndexOf('/') + 1);
    const url =
      item.isRelayed === true
        ? `${relayOrigin}${relayedFolder(source.slice(0, -name.length))}${name}`
        : `${folder}${item.source}`;
    response.end(pageOf(item, side, { url, folder, origins: [mediaOrigin, otherOrigin] }));
  });
  const relays = createServer((request, response) => void sendOn(mediaOrigin, request, response));
  mediaOrigin = await listen(media, 'localhost');
  otherOrigin = await listen(other, 'localhost');
  relayOrigin = await listen(relays, 'localhost');
  pageOrigin = await listen(pages, '127.0.0.1');

  let runs = 0;
  const latest = new Map<string, string>();
  return {
    pageOf(item, side) {
      runs += 1;
      const at = cases.indexOf(item);
      latest.set(`${side} ${item.name}`, keyOf(runs, at));
      return `${pageOrigin}/page/${side}/${String(at)}/${String(runs)}`;
    },
    secondsOf: (item, side) => log.since(latest.get(`${side} ${item.name}`) ?? ''),
    requested: (item, side) => log.of(latest.get(`${side} ${item.name}`) ?? ''),
    async close() {
      for (const server of [media, other, relays, pages]) {
        server.closeAllConnections();
        await new Promise<void>((resolve) => void server.close(() => resolve()));
      }
    },
  };
};
