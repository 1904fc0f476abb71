import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { Menus, PageBoot, RenderedPage } from '@footlight/contract';
import { isPreview, placeOf } from '@footlight/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../api-error.js';
import type { Clock } from '../clock.js';
import { REPOSITORY_FOLDER } from '../package-folder.js';
import type { Realm } from '../realm/load-realm.js';
import { fillPage, type PageOwn } from './boot-page.js';
import { createBuiltSite } from './built-site.js';
import { deviceOf } from './device.js';
import { examplePolicy } from './example-policy.js';
import { createInnerFetch } from './inner-calls.js';
import type { Limit } from './limits.js';
import { countryOf } from './locale.js';
import type { PageHead } from './page-head.js';
import { pageLanguage } from './page-language.js';
import { createPageTemplate, missingBuildPage } from './page-template.js';
import type { Kept } from './shared-answers.js';
import { createSitePages } from './site-pages.js';
import { unknownCall } from './unknown-paths.js';

/** Built files that the service hands out. */
export interface AreaFolders {
  /** The site and the page inside an iframe: `index.html`, `embed.html`, `assets/`. */
  readonly site: string;
  readonly sdk: string;
  readonly examples: string;
  /** The built documentation, with a `404.html` of its own. */
  readonly docs: string;
}

export const defaultFolders: AreaFolders = {
  site: join(REPOSITORY_FOLDER, 'site/dist'),
  sdk: join(REPOSITORY_FOLDER, 'packages/elements/dist/sdk'),
  examples: join(REPOSITORY_FOLDER, 'examples'),
  docs: join(REPOSITORY_FOLDER, 'docs/dist'),
};

export interface AreasOptions {
  readonly folders: AreaFolders;
  readonly realm: Realm;
  /** Under which viewers reach this service. */
  readonly origins: readonly string[];
  /** What a page in a language is told at once. */
  readonly boot: (language: string, country: string, deviceType: Menus['deviceType']) => PageBoot;
  /** What pages say of themselves. */
  readonly heads: PageHeads;
  readonly clock: Clock;
  /** Counts the pages that the service draws. */
  readonly limit: Limit;
  /** Keeps what guests are sent; without it every page is drawn anew. */
  readonly kept: Kept<SentDocument> | null;
}

/** A page as it is sent. */
export interface SentDocument {
  readonly status: number;
  readonly html: string;
}

export interface AskedPage {
  readonly path: string;
  readonly query: string;
  readonly language: string;
  readonly country: string;
  readonly deviceType: Menus['deviceType'];
}

export interface PageHeads {
  head(page: AskedPage): Promise<PageHead>;
  frameHead(page: AskedPage & { readonly kind: string; readonly id: string }): Promise<PageHead>;
  bareHead(status: 404 | 503, page: AskedPage): PageHead;
}

/** Names with a hash of their content (`app-Bx3f9Q2a.js`) never change. */
const HASHED = /-[A-Za-z0-9_-]{8,}\.[a-z0-9]+$/u;
const YEAR_SECONDS = 31_536_000;

interface FolderOptions {
  /** The policy that a file is sent with, instead of that of its area. */
  readonly policyOf?: (file: string) => string | null;
  /** Has its texts a second time as brotli: `app.js.br`. */
  readonly preCompressed?: boolean;
}

const registerFolder = async (
  app: FastifyInstance,
  prefix: string,
  root: string,
  { policyOf = () => null, preCompressed = false }: FolderOptions = {},
): Promise<void> => {
  await app.register(fastifyStatic, {
    root,
    prefix,
    decorateReply: false,
    index: ['index.html'],
    redirect: true,
    preCompressed,
    cacheControl: false,
    setHeaders: (reply, path) => {
      void reply.header(
        'cache-control',
        HASHED.test(path.replace(/\.br$/u, '')) ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache',
      );
      const policy = policyOf(path);
      if (policy !== null) void reply.header('content-security-policy', policy);
    },
  });
};

/** Examples that are built first: `react` shows what stands in `react/dist`. */
const builtExamples = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder).filter((name) => existsSync(join(folder, name, 'dist/index.html')))
    : [];

const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? '/';

/** What stands after `?`. */
const queryOf = ({ url }: FastifyRequest): string => url.split('?').slice(1).join('?');

/** Previews are for operators alone: nothing between here and them keeps one. */
const cachingOf = (path: string): 'no-store' | 'no-cache' => {
  const route = placeOf(path)?.route;
  return route !== undefined && isPreview(route) ? 'no-store' : 'no-cache';
};

interface SentPage {
  /** Undefined before it has been built. */
  readonly template: string | undefined;
  readonly what: string;
  /** Whether guests who ask within a moment are sent the same. */
  readonly isShared: boolean;
  /** @param mayDraw false for who asks for more than the limit: their browser draws the page */
  readonly ownOf: (page: AskedPage, mayDraw: boolean) => Promise<PageOwn>;
}

const NO_FILES = { modules: [], styles: [] } as const;
const NOT_DRAWN = { files: NO_FILES, rendered: null } as const;

/** A file beside the pages: `/favicon.svg`. */
const SITE_FILE = /^\/[\w-]+\.(?:svg|png|ico|webmanifest|txt|xml|json|css|js)$/u;
const CLOSED = /^\/(?:media|sdk|examples|embed|assets)\//u;

/** What stands at `/docs/` where there is no such page: the documentation's own page for that. */
const sendNoSuchPage = async (reply: FastifyReply, folder: string): Promise<FastifyReply> => {
  void reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache');
  if (!existsSync(folder)) return reply.code(503).send(missingBuildPage('documentation'));
  return reply.code(404).send(await readFile(join(folder, '404.html')));
};

/** Everything that is no call: the site and its deep links, the embed page, the SDK, examples and documentation. */
export const registerAreas = async (app: FastifyInstance, options: AreasOptions): Promise<void> => {
  const { folders, realm, origins, heads, clock, limit, kept } = options;
  const sitePage = createPageTemplate(join(folders.site, 'index.html'));
  const embedPage = createPageTemplate(join(folders.site, 'embed.html'));

  const varied = [
    'Accept-Language',
    'Cookie',
    'Sec-CH-UA-Mobile',
    'User-Agent',
    ...(realm.trustCountryHeader ? ['X-Footlight-Country'] : []),
  ].join(', ');

  const sendPage = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { template, what, isShared, ownOf }: SentPage,
  ): Promise<FastifyReply> => {
    void reply.type('text/html; charset=utf-8').header('cache-control', cachingOf(pathOf(request)));
    if (template === undefined) return reply.code(503).send(missingBuildPage(what));
    const language = pageLanguage(request.url, request.headers, realm);
    const country = countryOf(request.headers, realm);
    const deviceType = deviceOf(request.headers);
    const page = { path: pathOf(request), query: queryOf(request), language, country, deviceType };
    const mayDraw = await limit(request).then(
      () => true,
      () => false,
    );
    const write = async (): Promise<SentDocument> => {
      const own = await ownOf(page, mayDraw).catch((error: unknown): PageOwn => {
        // The page itself says what is wrong, and tries again.
        request.log.error(error);
        return { ...NOT_DRAWN, now: clock.now(), head: heads.bareHead(503, page) };
      });
      return {
        status: own.head.status,
        html: fillPage(template, options.boot(language, country, deviceType), own),
      };
    };
    const key = `${language} ${country} ${deviceType} ${request.url}`;
    const sent = kept === null || !isShared || !mayDraw ? await write() : await kept.answer(key, write);
    return reply
      .code(sent.status)
      .header('vary', varied)
      .header('content-language', language)
      .send(sent.html);
  };

  const sitePages = createSitePages(join(folders.site, 'pages.json'));
  const builtSite = createBuiltSite(join(folders.site, 'server/server.js'));

  /** Null where the page cannot be drawn here: the browser draws it then, a moment later. */
  const rendered = async (
    { path, query, language, country, deviceType }: AskedPage,
    request: FastifyRequest,
    now: number,
  ): Promise<RenderedPage | null> => {
    try {
      const renderPage = await builtSite();
      if (renderPage === null) return null;
      return await renderPage({
        path,
        query,
        origin: origins[0] ?? '',
        boot: options.boot(language, country, deviceType),
        now,
        fetch: createInnerFetch(app, request, language),
      });
    } catch (error) {
      request.log.error(error);
      return null;
    }
  };

  /** Of a page of the site, which need not have a page for every route that it knows. */
  const siteOwn = async (page: AskedPage, request: FastifyRequest, mayDraw: boolean): Promise<PageOwn> => {
    const now = clock.now();
    const pages = await sitePages();
    const route = placeOf(page.path)?.route;
    const files = route === undefined ? undefined : pages?.[route];
    const isMissing = pages !== undefined && files === undefined;
    const [head, drawn] = await Promise.all([
      isMissing ? heads.bareHead(404, page) : heads.head(page),
      mayDraw ? rendered(page, request, now) : null,
    ]);
    return { head, files: files ?? NO_FILES, rendered: drawn, now };
  };

  // For the few files beside the pages (icon, manifest), which have no folder of their own.
  await app.register(fastifyStatic, { root: folders.site, serve: false, index: false });
  await registerFolder(app, '/assets/', join(folders.site, 'assets'), { preCompressed: true });
  await registerFolder(app, '/sdk/', folders.sdk);
  for (const name of builtExamples(folders.examples))
    await registerFolder(app, `/examples/${name}/`, join(folders.examples, name, 'dist'));
  await registerFolder(app, '/docs/', folders.docs);
  app.get('/docs', async (_request, reply) => reply.redirect('/docs/', 308));
  await registerFolder(app, '/examples/', folders.examples, {
    policyOf: (file) => examplePolicy(file, origins),
  });
  app.get<{ Params: { kind: string; id: string } }>('/embed/:kind/:id', async (request, reply) =>
    sendPage(request, reply, {
      template: await embedPage(),
      what: 'page inside the iframe',
      isShared: false,
      ownOf: async (page) => ({
        ...NOT_DRAWN,
        now: clock.now(),
        head: await heads.frameHead({ ...page, ...request.params }),
      }),
    }),
  );

  const answerOther = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const path = pathOf(request);
    if (path.startsWith('/api/')) throw unknownCall(request);
    if (request.method !== 'GET' && request.method !== 'HEAD')
      throw new ApiError('METHOD_NOT_ALLOWED', { headers: { allow: 'GET, HEAD' } });
    if (path.startsWith('/sdk/') && !existsSync(folders.sdk)) {
      throw new ApiError('UNAVAILABLE', { message: 'The SDK has not been built. Run `npm run build`.' });
    }
    if (path.startsWith('/docs/')) return sendNoSuchPage(reply, folders.docs);
    if (CLOSED.test(path)) throw new ApiError('NOT_FOUND');
    if (SITE_FILE.test(path)) {
      if (!existsSync(join(folders.site, path))) throw new ApiError('NOT_FOUND');
      return reply.sendFile(path.slice(1));
    }
    return sendPage(request, reply, {
      template: await sitePage(),
      what: 'site',
      isShared: true,
      ownOf: (page, mayDraw) => siteOwn(page, request, mayDraw),
    });
  };
  // A route of its own: what answers for unknown ones is not compressed.
  app.get('/*', answerOther);
  app.setNotFoundHandler(answerOther);
};
