import { createReadStream, existsSync, statSync } from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:http';
import path from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.mp4': 'video/mp4',
};
const RANGE = /^bytes=(?<first>\d+)-(?<last>\d*)$/u;

/** Not `localhost`, so that the page is on another site than the service. */
export const HOST = '127.0.0.1';

/**
 * Serves folders like a static file host.
 * @param folders by the path under which they are served, which begins and ends with a slash
 */
export const serveFolders = async (
  port: number,
  folders: Readonly<Record<string, string>>,
): Promise<{ close(): Promise<void> }> => {
  const fileFor = (pathname: string): string | undefined => {
    const mount = Object.keys(folders)
      .filter((one) => pathname.startsWith(one))
      .toSorted((one, other) => other.length - one.length)[0];
    if (mount === undefined) return undefined;
    const folder = folders[mount] ?? '';
    const file = path.join(folder, pathname.slice(mount.length), pathname.endsWith('/') ? 'index.html' : '');
    return file.startsWith(folder) && existsSync(file) ? file : undefined;
  };
  const server = createServer(({ url = '/', headers }, response) => {
    const file = fileFor(new URL(url, 'http://any.invalid').pathname);
    if (file === undefined) {
      response.writeHead(404).end();
      return;
    }
    const { size } = statSync(file);
    const { first = '0', last = '' } = RANGE.exec(headers.range ?? '')?.groups ?? {};
    const start = Number(first);
    const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
    response.writeHead(headers.range === undefined ? 200 : 206, {
      'accept-ranges': 'bytes',
      'access-control-allow-origin': '*',
      'content-length': end - start + 1,
      'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream',
      ...(headers.range === undefined ? {} : { 'content-range': `bytes ${start}-${end}/${size}` }),
    });
    createReadStream(file, { start, end })
      .on('error', () => response.destroy())
      .pipe(response);
  });
  await once(server.listen(port, HOST), 'listening');
  return {
    close: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => void server.close(() => resolve()));
    },
  };
};
