import { join } from 'node:path';
import fastify from 'fastify';
import { freePort } from '../free-port.js';
import { readFilmParts, type FilmParts } from './film-parts.js';
import { mayRequest, ORIGIN_HEADER, withoutPathToken } from './origin-access.js';
import { livePlaylistOf, manifestOf, masterOf, vodPlaylistOf } from './playlists.js';

export interface SecondOriginOptions {
  /** 0 selects a free port. */
  readonly port: number;
  /** Contains `<film>/film.json` and its tracks. */
  readonly filmsFolder: string;
  readonly now?: () => number;
}

export interface SecondOrigin {
  /** Such as `http://localhost:4644`. */
  readonly origin: string;
  /** Paths of allowed requests, oldest first. */
  readonly requestedPaths: readonly string[];
  stop(): Promise<void>;
}

const PATH_TOKEN_HEADER = 'x-taken-from-path';
const FILM = '(^[a-z0-9-]{1,64}$)';

/**
 * A stream origin like an operator's content delivery network: `/vod/<film>/` as HLS and DASH, and `/live/<film>/` as
 * endless HLS. Every request needs a token or the key.
 */
export const startSecondOrigin = async ({
  port,
  filmsFolder,
  now = Date.now,
}: SecondOriginOptions): Promise<SecondOrigin> => {
  const films = new Map<string, Promise<FilmParts>>();
  const requestedPaths: string[] = [];
  const film = async (slug: string): Promise<FilmParts | null> => {
    const reading = films.get(slug) ?? readFilmParts(join(filmsFolder, slug));
    films.set(slug, reading);
    try {
      return await reading;
    } catch {
      films.delete(slug);
      return null;
    }
  };
  const app = fastify({
    forceCloseConnections: true,
    rewriteUrl: (request) => {
      const { url, pathToken } = withoutPathToken(request.url ?? '/');
      if (pathToken === null) delete request.headers[PATH_TOKEN_HEADER];
      else request.headers[PATH_TOKEN_HEADER] = pathToken;
      return url;
    },
  });
  app.addHook('onRequest', async (request, reply) => {
    // Players on any page send requests, as to a content delivery network.
    void reply.headers({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
    if (request.url === '/') return;
    const taken = request.headers[PATH_TOKEN_HEADER];
    const pathToken = typeof taken === 'string' ? taken : null;
    const isAllowed = mayRequest(request.url, { pathToken, key: request.headers[ORIGIN_HEADER], now: now() });
    if (!isAllowed) return reply.code(403).send('Forbidden');
    requestedPaths.push(request.url);
  });
  app.get('/', () => ({ program: 'Footlight second origin of streams' }));

  interface Route {
    readonly Params: { readonly kind: string; readonly film: string; readonly file: string };
    readonly Querystring: { readonly token?: string };
  }
  app.get<Route>(`/:kind(^(?:vod|live)$)/:film${FILM}/:file`, async (request, reply) => {
    const { kind, film: slug, file } = request.params;
    const parts = await film(slug);
    if (parts === null) return reply.code(404).send('Not found');
    const { token } = request.query;
    const query = token === undefined ? '' : `?token=${encodeURIComponent(token)}`;
    void reply.header('cache-control', 'no-store');
    if (file === 'manifest.mpd' && kind === 'vod')
      return reply.type('application/dash+xml').send(manifestOf(parts));
    void reply.type('application/vnd.apple.mpegurl');
    if (file === 'master.m3u8') return masterOf(parts, query);
    const track = parts.tracks.find(({ id }) => `${id}.m3u8` === file);
    if (track === undefined) return reply.code(404).type('text/plain').send('Not found');
    return kind === 'vod' ? vodPlaylistOf(parts, track, query) : livePlaylistOf(parts, track, query, now());
  });
  app.get<{ Params: { film: string; track: string; file: string } }>(
    `/:kind(^(?:vod|live)$)/:film${FILM}/:track/:file`,
    async (request, reply) => {
      const { film: slug, track: id, file } = request.params;
      const track = (await film(slug))?.tracks.find((one) => one.id === id);
      const [, number] = /^(\d{1,6})\.m4s$/u.exec(file) ?? [];
      const bytes = file === 'init.mp4' ? track?.init : track?.segments[Number(number ?? -1)];
      if (track === undefined || bytes === undefined) return reply.code(404).send('Not found');
      return reply.type(`${track.kind}/mp4`).header('cache-control', 'max-age=60').send(bytes);
    },
  );
  const taken = await freePort(port);
  await app.listen({ host: 'localhost', port: taken });
  return { origin: `http://localhost:${taken}`, requestedPaths, stop: () => app.close() };
};
