import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { Menus, PageBoot, PageRequest } from '@footlight/contract';
import { isAdminPage, routeMatchOf } from '@footlight/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../api-error.js';
import type { Clock } from '../../clock.js';
import { REPOSITORY_FOLDER } from '../../package-folder.js';
import type { Realm } from '../../realm/load-realm.js';
import { fillPage } from './boot-page.js';
import type { BuiltSite } from './built-site.js';
import { deviceOf } from './device.js';
import { examplePolicy } from './example-policy.js';
import type { Previews } from '../calls/previews.js';
import { isWithin, type Limit } from '../limits/limits.js';
import { countryOf } from '../requests/locale.js';
import { pageLanguage } from './page-language.js';
import { createPageTemplate, missingBuildPage } from './page-template.js';
import type { SharedCache } from '../answers/shared-answers.js';
import { SDK_VERSION } from './sdk-version.js';
import { type OwnDocument, type RequestedPage, SiteDocuments } from './site-documents.js';
import { builtExamples, registerBuiltFolder, registerFolder } from './static-folders.js';
import { unknownCall } from '../answers/unknown-paths.js';

/** Folders of built files that the service serves. */
export interface AreaFolders {
  /** The site and the page inside an iframe: `index.html`, `embed.html`, `assets/`. */
  readonly site: string;
  readonly sdk: string;
  readonly examples: string;
  /** The built documentation, which includes a `404.html` and the playground. */
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
  /** Origins under which viewers reach this service. */
  readonly origins: readonly string[];
  /** Data embedded in a page. */
  readonly boot: (language: string, country: string, deviceType: Menus['deviceType']) => PageBoot;
  readonly titlesOf: PageRequest['titlesOf'];
  /** Where a page is now that is not at a path any more; null if nothing is known of it. */
  readonly movedTo: (path: string) => Promise<string | null>;
  readonly builtSite: BuiltSite;
  readonly previews: Previews;
  readonly clock: Clock;
  /** Rate limit for server-rendered pages. */
  readonly limit: Limit;
  /** Cache of the pages sent to guests; null disables it. */
  readonly cache: SharedCache<SentDocument> | null;
}

/** A page in the form in which it is sent. */
export interface SentDocument {
  readonly status: number;
  readonly html: string;
}

const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? '/';

/** The query string without `?`. */
const queryOf = ({ url }: FastifyRequest): string => url.split('?').slice(1).join('?');

/** Administration pages, which include previews, must not be stored in any cache. */
const cachingOf = (path: string): 'no-store' | 'no-cache' => {
  const route = routeMatchOf(path)?.route;
  return route !== undefined && isAdminPage(route) ? 'no-store' : 'no-cache';
};

interface SentPage {
  /** Undefined if it has not been built. */
  readonly template: string | undefined;
  readonly what: string;
  /** Whether simultaneous guests may receive the same document. */
  readonly isShared: (path: string) => Promise<boolean>;
  readonly ownOf: (page: RequestedPage, mayDraw: boolean) => Promise<OwnDocument>;
}

/** A file at the root of the site: `/favicon.svg`. */
const SITE_FILE = /^\/[\w-]+\.(?:svg|png|ico|webmanifest|txt|xml|json|css|js)$/u;
const CLOSED = /^\/(?:media|img|sdk|examples|embed|assets)\//u;

/** Returns the cached document if there is one, else renders it; caches it only if the page may be shared by guests. */
const sentToGuests = async (
  cache: SharedCache<SentDocument>,
  key: string,
  write: () => Promise<SentDocument>,
  isShared: () => Promise<boolean>,
): Promise<SentDocument> => {
  const cached = cache.peek(key);
  if (cached !== undefined) return cached;
  return (await isShared()) ? cache.answer(key, write) : write();
};

/** Sends the documentation's 404 page. */
const sendNoSuchPage = async (reply: FastifyReply, folder: string): Promise<FastifyReply> => {
  void reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache');
  if (!existsSync(folder)) return reply.code(503).send(missingBuildPage('documentation'));
  return reply.code(404).send(await readFile(join(folder, '404.html')));
};

/** Registers the routes outside the API: the site, the embed page, the SDK, examples and documentation. */
export const registerAreas = async (app: FastifyInstance, options: AreasOptions): Promise<void> => {
  const { folders, realm, origins, limit, cache } = options;
  const sitePage = createPageTemplate(join(folders.site, 'index.html'));
  const embedPage = createPageTemplate(join(folders.site, 'embed.html'));
  const documents = new SiteDocuments({
    ...options,
    app,
    folder: folders.site,
    origin: origins[0] ?? '',
  });

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
    const isPreview = (await options.previews.of(request)) !== null;
    const caching = isPreview ? 'no-store' : cachingOf(pathOf(request));
    void reply.type('text/html; charset=utf-8').header('cache-control', caching);
    if (template === undefined) return reply.code(503).send(missingBuildPage(what));
    const language = pageLanguage(request.url, request.headers, realm);
    const country = countryOf(request.headers, realm);
    const deviceType = deviceOf(request.headers);
    const page = { path: pathOf(request), query: queryOf(request), language, country, deviceType };
    const mayDraw = await isWithin(limit, request);
    const write = async (): Promise<SentDocument> => {
      const own = await ownOf(page, mayDraw);
      const html = fillPage(template, options.boot(language, country, deviceType), { ...own, isPreview });
      return { status: own.status, html };
    };
    const sent = await (mayDraw && cache !== null && !isPreview
      ? sentToGuests(cache, `${language} ${country} ${deviceType} ${request.url}`, write, () =>
          isShared(page.path),
        )
      : write());
    const moved = sent.status === 404 ? await options.movedTo(page.path) : null;
    if (moved !== null) return reply.redirect(page.query === '' ? moved : `${moved}?${page.query}`, 301);
    return reply
      .code(sent.status)
      .header('vary', varied)
      .header('content-language', language)
      .send(sent.html);
  };

  // Provides `sendFile` for the few files at the root of the site (icon, manifest).
  await app.register(fastifyStatic, { root: folders.site, serve: false, index: false });
  await registerBuiltFolder(app, '/assets/', join(folders.site, 'assets'));
  await registerBuiltFolder(app, '/sdk/', folders.sdk);
  // Pages may pin these files by version and integrity hash, so they never change.
  await registerBuiltFolder(app, `/sdk/${SDK_VERSION}/`, folders.sdk, { isImmutable: true });
  for (const name of builtExamples(folders.examples))
    await registerFolder(app, `/examples/${name}/`, join(folders.examples, name, 'dist'));
  await registerFolder(app, '/docs/', folders.docs);
  await registerFolder(app, '/playground/', join(folders.docs, 'playground'));
  for (const area of ['/docs', '/playground'])
    app.get(area, async (_request, reply) => reply.redirect(`${area}/`, 308));
  await registerFolder(app, '/examples/', folders.examples, {
    policyOf: (file) => examplePolicy(file, origins),
  });
  app.get<{ Params: { kind: string; id: string } }>('/embed/:kind/:id', async (request, reply) =>
    sendPage(request, reply, {
      template: await embedPage(),
      what: 'page inside the iframe',
      isShared: () => Promise.resolve(false),
      ownOf: (page, mayDraw) => documents.frame({ ...page, ...request.params }, request, mayDraw),
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
    if (path.startsWith('/docs/') || path.startsWith('/playground/'))
      return sendNoSuchPage(reply, folders.docs);
    if (CLOSED.test(path)) throw new ApiError('NOT_FOUND');
    // Redirects addresses with empty path segments, which are probably typing errors.
    if (path.includes('//'))
      return reply.redirect(request.url.replace(path, path.replaceAll(/\/{2,}/gu, '/')), 308);
    if (SITE_FILE.test(path)) {
      if (!existsSync(join(folders.site, path))) throw new ApiError('NOT_FOUND');
      return reply.sendFile(path.slice(1));
    }
    return sendPage(request, reply, {
      template: await sitePage(),
      what: 'site',
      isShared: (path) => documents.isShared(path),
      ownOf: (page, mayDraw) => documents.page(page, request, mayDraw),
    });
  };
  // Also registered as a route, because responses of the not-found handler are not compressed.
  app.get('/*', answerOther);
  app.setNotFoundHandler(answerOther);
};
