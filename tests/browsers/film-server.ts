import { createReadStream, existsSync, statSync } from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

const FILMS = path.resolve('demo/media/films');
const TYPES: Readonly<Record<string, string>> = { '.mp4': 'video/mp4', '.vtt': 'text/vtt' };
const RANGE = /^bytes=(?<first>\d+)-(?<last>\d*)$/u;

export interface FilmServer {
  /** Address of a page of its own, without anything but its script. */
  readonly page: string;
  close(): Promise<void>;
}

/**
 * Serves the films of the demo as plain files, as any web server does, and a page that loads a script.
 * @param script URL of a module script
 */
export const serveFilms = async (script: string): Promise<FilmServer> => {
  const server = createServer(({ url = '/', headers }, response) => {
    const { pathname } = new URL(url, 'http://any.invalid');
    const file = path.join(FILMS, path.normalize(pathname));
    if (pathname === '/') {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(
        `<!doctype html><title>Films</title><script type="module" src="${script}"></script><main></main>`,
      );
      return;
    }
    if (!file.startsWith(FILMS) || !existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    const { size } = statSync(file);
    const { first = '0', last = '' } = RANGE.exec(headers.range ?? '')?.groups ?? {};
    const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
    const start = Number(first);
    response.writeHead(headers.range === undefined ? 200 : 206, {
      'accept-ranges': 'bytes',
      'content-length': end - start + 1,
      'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream',
      ...(headers.range === undefined ? {} : { 'content-range': `bytes ${start}-${end}/${size}` }),
    });
    createReadStream(file, { start, end })
      .on('error', () => response.destroy())
      .pipe(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    page: `http://127.0.0.1:${String(port)}/`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
