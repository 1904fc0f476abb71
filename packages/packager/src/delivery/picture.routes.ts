import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { MediaError, isMediaError } from '../media-error.js';
import { LANGUAGE, SLUG } from '../films/film-description.js';
import type { MediaStore } from '../store/media-store.js';
import { readObject } from '../store/read-object.js';
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

interface ServedFiles {
  readonly store: MediaStore;
  /** Where they are in the store, ending with a slash. */
  readonly root: string;
  readonly patterns: readonly RegExp[];
}

/** Sends the file named by the first matching pattern, whose groups are the folder and the file name. */
const sendFile = async (
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  { store, root, patterns }: ServedFiles,
): Promise<FastifyReply> => {
  const named = patterns.map((pattern) => pattern.exec(path)).find((match) => match !== null);
  const [, folder, file] = named ?? [];
  if (folder === undefined || file === undefined) throw new MediaError('MEDIA_NOT_FOUND');
  const found = await readObject(store, `${root}${folder}/${file}`).catch((cause: unknown) => {
    throw isMediaError(cause) ? cause : new MediaError('MEDIA_NOT_FOUND', { cause });
  });
  if (found === null) throw new MediaError('MEDIA_NOT_FOUND');
  return sendBytes(request, reply, {
    ...found,
    type: TYPES[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream',
    cacheControl: KEEP,
  });
};

/** `/media/annotations/<film>/…` and `/media/ads/<ad>/…`. */
export const registerPictureRoutes = (
  app: FastifyInstance,
  store: MediaStore,
  route: RouteShorthandOptions,
): void => {
  const serve = (address: string, files: ServedFiles): void => {
    app.get<{ Params: { '*': string } }>(`${MEDIA_ROOT}/${address}/*`, route, async (request, reply) =>
      sendFile(request, reply, request.params['*'], files),
    );
  };
  serve('annotations', { store, root: 'films/', patterns: [CHAPTERS, THUMBNAILS] });
  serve('ads', { store, root: 'ads/', patterns: [COMMERCIAL] });
};
