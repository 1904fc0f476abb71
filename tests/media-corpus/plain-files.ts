import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const TYPES: Readonly<Record<string, string>> = {
  '.m3u8': 'application/vnd.apple.mpegurl',
  '.mpd': 'application/dash+xml',
  '.ts': 'video/mp2t',
  '.mp4': 'video/mp4',
  '.m4s': 'video/mp4',
  '.webm': 'video/webm',
  '.mp3': 'audio/mpeg',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.vtt': 'text/vtt',
};

/** The built scripts for pages of others, and the packages that they are compared with. */
export const SDK = fileURLToPath(new URL('../../packages/elements/dist/sdk/', import.meta.url));
export const MODULES = fileURLToPath(new URL('../../node_modules/', import.meta.url));

export const contentTypeOf = (file: string): string =>
  TYPES[path.extname(file)] ?? 'application/octet-stream';

/** Sends a file of a folder, whose first part of the path names the folder. */
export const serveFile = (root: string, pathname: string, response: ServerResponse): void => {
  try {
    const bytes = readFileSync(path.join(root, pathname.split('/').slice(2).join('/')));
    response.writeHead(200, { 'content-type': contentTypeOf(pathname) }).end(bytes);
  } catch {
    response.writeHead(404).end();
  }
};
