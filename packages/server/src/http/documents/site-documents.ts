import { join } from 'node:path';
import type { Menus, PageBoot, PageRequest, RenderedHead, SiteModule } from '@footlight/contract';
import { isAdminPage, routeMatchOf } from '@footlight/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from '../../clock.js';
import type { PageOwn } from './boot-page.js';
import type { BuiltSite } from './built-site.js';
import { createInnerFetch } from '../calls/inner-calls.js';
import { plainHead } from './plain-head.js';
import { createSitePages, type PageFiles } from './site-pages.js';

/** A requested document. */
export interface RequestedPage {
  readonly path: string;
  readonly query: string;
  readonly language: string;
  readonly country: string;
  readonly deviceType: Menus['deviceType'];
}

/** The parts of a document that differ from page to page, and its status. */
export interface OwnDocument extends PageOwn {
  readonly status: RenderedHead['status'];
}

export interface SiteDocumentsOptions {
  readonly app: FastifyInstance;
  /** Folder of the built site. */
  readonly folder: string;
  readonly builtSite: BuiltSite;
  /** Origin under which viewers reach this service. */
  readonly origin: string;
  /** Data embedded in a page. */
  readonly boot: (language: string, country: string, deviceType: Menus['deviceType']) => PageBoot;
  readonly titlesOf: PageRequest['titlesOf'];
  readonly clock: Clock;
}

/** Documents of the site and its frames, rendered by the site's build. */
export interface SiteDocuments {
  /** @param mayDraw false if the rate limit is exceeded; the browser then renders the page */
  page(requested: RequestedPage, request: FastifyRequest, mayDraw: boolean): Promise<OwnDocument>;
  frame(
    requested: RequestedPage & { readonly kind: string; readonly id: string },
    request: FastifyRequest,
    mayDraw: boolean,
  ): Promise<OwnDocument>;
  /** Whether simultaneous guests may receive the same document. */
  isShared(path: string): Promise<boolean>;
}

const NO_FILES: PageFiles = { modules: [], styles: [] };

export const createSiteDocuments = (options: SiteDocumentsOptions): SiteDocuments => {
  const { app, folder, builtSite, origin, boot, titlesOf, clock } = options;
  const sitePages = createSitePages(join(folder, 'pages.json'));

  const bootOf = ({ language, country, deviceType }: RequestedPage): PageBoot =>
    boot(language, country, deviceType);

  /** Undefined if the site's build is missing or fails; the browser then renders the page. */
  const bySite = async <T>(
    requested: RequestedPage,
    request: FastifyRequest,
    now: number,
    render: (site: SiteModule, given: Omit<PageRequest, 'path'>) => Promise<T>,
  ): Promise<T | undefined> => {
    try {
      const site = await builtSite();
      if (site === undefined) return undefined;
      const { query, language } = requested;
      const fetch = createInnerFetch(app, request, language);
      return await render(site, { query, origin, boot: bootOf(requested), now, fetch, titlesOf });
    } catch (error) {
      request.log.error(error);
      return undefined;
    }
  };

  return {
    page: async (requested, request, mayDraw) => {
      const now = clock.now();
      const pages = await sitePages();
      const route = routeMatchOf(requested.path)?.route;
      const files = route === undefined ? undefined : pages?.[route];
      const rendered = mayDraw
        ? await bySite(requested, request, now, (site, given) =>
            site.renderPage({ ...given, path: requested.path }),
          )
        : undefined;
      if (rendered !== undefined) {
        const { status, head, html, state } = rendered;
        return { status, head, rendered: { html, state }, files: files ?? NO_FILES, now };
      }
      // The site may lack a page for a known route.
      const isNowhere = route === undefined || (pages !== undefined && files === undefined);
      const isClosed = route !== undefined && isAdminPage(route);
      return {
        status: isNowhere ? 404 : 200,
        head: plainHead(bootOf(requested), { isNowhere, isClosed }),
        rendered: null,
        files: files ?? NO_FILES,
        now,
      };
    },
    frame: async ({ kind, id, ...requested }, request, mayDraw) => {
      const now = clock.now();
      const rendered = mayDraw
        ? await bySite(requested, request, now, (site, given) => site.renderFrame({ ...given, kind, id }))
        : undefined;
      const head = rendered?.head ?? plainHead(bootOf(requested), { isNowhere: false, isClosed: true });
      const { status = 200, cover = '' } = rendered ?? {};
      return { status, head, rendered: null, cover, files: NO_FILES, now };
    },
    isShared: async (path) => {
      const site = await builtSite().catch(() => undefined);
      return site === undefined || site.isSharedByGuests(path);
    },
  };
};
