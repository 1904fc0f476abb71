import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { MediaError } from '../media-error.js';
import { LANGUAGE, SLUG } from '../films/film-description.js';
import { sendBytes } from './send-bytes.js';
import { MEDIA_ROOT } from '../addresses/stream-address.js';

/** Public media: chapters, thumbnails of the seek bar, and the realm’s commercials. */

const KEEP = 'public, max-age=3600';

const CHAPTERS = new RegExp(`^(${SLUG})/(chapters/${LANGUAGE}\\.vtt)$`);
const THUMBNAILS = new RegExp(`^(${SLUG})/(thumbnails\\.(?:vtt|jpg))$`);

const COMMERCIAL = new RegExp(`^(${SLUG})/([a-z0-9-]+\\.mp4|still\\.webp)$`);

const TYPES: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  jpg: 'image/jpeg',
  mp4: 'video/mp4',
  vtt: 'text/vtt; charset=utf-8',
};

/** Sends the file named by the first matching pattern, whose groups are the folder and the file name. */
const sendFile = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { root, path, patterns }: { root: string; path: string; patterns: readonly RegExp[] },
): Promise<FastifyReply> => {
  const found = patterns.map((pattern) => pattern.exec(path)).find((match) => match !== null);
  const [, folder, file] = found ?? [];
  const notFound = (): MediaError => new MediaError('MEDIA_NOT_FOUND');
  if (folder === undefined || file === undefined) throw notFound();
  const name = join(root, folder, file);
  try {
    const [bytes, { size, mtimeMs }] = await Promise.all([readFile(name), stat(name)]);
    return sendBytes(request, reply, {
      bytes,
      type: TYPES[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream',
      version: `${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}`,
      cacheControl: KEEP,
    });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') throw notFound();
    throw new MediaError('MEDIA_NOT_FOUND', { cause: error });
  }
};

/** `/media/annotations/<film>/…` and `/media/ads/<ad>/…`. */
export const registerPictureRoutes = (
  app: FastifyInstance,
  mediaFolder: string,
  route: RouteShorthandOptions,
): void => {
  const serve = (address: string, root: string, patterns: readonly RegExp[]): void => {
    app.get<{ Params: { '*': string } }>(`${MEDIA_ROOT}/${address}/*`, route, async (request, reply) =>
      sendFile(request, reply, { root, path: request.params['*'], patterns }),
    );
  };
  serve('annotations', join(mediaFolder, 'films'), [CHAPTERS, THUMBNAILS]);
  serve('ads', join(mediaFolder, 'ads'), [COMMERCIAL]);
};
