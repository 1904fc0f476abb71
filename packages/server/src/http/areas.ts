import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../api-error.js';
import { REPOSITORY_FOLDER } from '../package-folder.js';
import type { Realm } from '../realm/load-realm.js';
import { fillPage, type BootData } from './boot-page.js';
import { pageLanguage } from './page-language.js';
import { createPageTemplate, missingBuildPage } from './page-template.js';
import { unknownCall } from './unknown-paths.js';

/** Built files that the service hands out. */
export interface AreaFolders {
  /** The site and the page inside an iframe: `index.html`, `embed.html`, `assets/`. */
  readonly site: string;
  readonly sdk: string;
  readonly examples: string;
}

export const defaultFolders: AreaFolders = {
  site: join(REPOSITORY_FOLDER, 'site/dist'),
  sdk: join(REPOSITORY_FOLDER, 'packages/elements/dist/sdk'),
  examples: join(REPOSITORY_FOLDER, 'examples'),
};

export interface AreasOptions {
  readonly folders: AreaFolders;
  readonly realm: Realm;
  /** What a page in a language is told at once. */
  readonly boot: (language: string, country: string) => BootData;
}

/** Names with a hash of their content (`app-Bx3f9Q2a.js`) never change. */
const HASHED = /-[A-Za-z0-9_-]{8,}\.[a-z0-9]+$/u;
const YEAR_SECONDS = 31_536_000;

const registerFolder = async (app: FastifyInstance, prefix: string, root: string): Promise<void> => {
  await app.register(fastifyStatic, {
    root,
    prefix,
    decorateReply: false,
    index: ['index.html'],
    redirect: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      void reply.header(
        'cache-control',
        HASHED.test(path) ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache',
      );
    },
  });
};

/** A file beside the pages: `/favicon.svg`. */
const SITE_FILE = /^\/[\w-]+\.(?:svg|png|ico|webmanifest|txt|xml|json)$/u;
const CLOSED = /^\/(?:media|sdk|examples|embed|assets)\//u;

/** Everything that is no call: the site and its deep links, the embed page, the SDK and the examples. */
export const registerAreas = async (app: FastifyInstance, options: AreasOptions): Promise<void> => {
  const { folders, realm } = options;
  const sitePage = createPageTemplate(join(folders.site, 'index.html'));
  const embedPage = createPageTemplate(join(folders.site, 'embed.html'));

  const sendPage = async (
    request: FastifyRequest,
    reply: FastifyReply,
    template: string | undefined,
    what: string,
  ): Promise<FastifyReply> => {
    void reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache');
    if (template === undefined) return reply.code(503).send(missingBuildPage(what));
    const language = pageLanguage(request.url, request.headers, realm);
    return reply
      .header('vary', 'Accept-Language, Cookie')
      .header('content-language', language)
      .send(fillPage(template, options.boot(language, realm.defaultCountry)));
  };

  // For the few files beside the pages (icon, manifest), which have no folder of their own.
  await app.register(fastifyStatic, { root: folders.site, serve: false, index: false });
  await registerFolder(app, '/assets/', join(folders.site, 'assets'));
  await registerFolder(app, '/sdk/', folders.sdk);
  await registerFolder(app, '/examples/', folders.examples);
  app.get('/embed/:kind/:id', async (request, reply) =>
    sendPage(request, reply, await embedPage(), 'page inside the iframe'),
  );

  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    if (path.startsWith('/api/')) throw unknownCall(request);
    if (request.method !== 'GET' && request.method !== 'HEAD')
      throw new ApiError('METHOD_NOT_ALLOWED', { headers: { allow: 'GET, HEAD' } });
    if (path.startsWith('/sdk/') && !existsSync(folders.sdk)) {
      throw new ApiError('UNAVAILABLE', { message: 'The SDK has not been built. Run `npm run build`.' });
    }
    if (CLOSED.test(path)) throw new ApiError('NOT_FOUND');
    if (SITE_FILE.test(path)) {
      if (!existsSync(join(folders.site, path))) throw new ApiError('NOT_FOUND');
      return reply.sendFile(path.slice(1));
    }
    return sendPage(request, reply, await sitePage(), 'site');
  });
};
