import { join } from 'node:path';
import type { Menus, PageBoot, PageRequest, RenderedHead, SiteModule } from '@footlight/contract';
import { isAdminPage, routeMatchOf } from '@footlight/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from '../../clock.js';
import type { PageOwn } from './boot-page.js';
import type { BuiltSite } from './built-site.js';
import { createInnerFetch } from '../calls/inner-calls.js';
import type { Previews } from '../calls/previews.js';
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
  readonly previews: Pick<Previews, 'headerOf'>;
}

const NO_FILES: PageFiles = { modules: [], styles: [] };

/** Documents of the site and its frames, rendered by the site's build. */
export class SiteDocuments {
  readonly #options: SiteDocumentsOptions;
  readonly #sitePages;

  constructor(options: SiteDocumentsOptions) {
    this.#options = options;
    this.#sitePages = createSitePages(join(options.folder, 'pages.json'));
  }

  /** @param mayDraw false if the rate limit is exceeded; the browser then renders the page */
  async page(requested: RequestedPage, request: FastifyRequest, mayDraw: boolean): Promise<OwnDocument> {
    const now = this.#options.clock.now();
    const pages = await this.#sitePages();
    const route = routeMatchOf(requested.path)?.route;
    const files = route === undefined ? undefined : pages?.[route];
    const rendered = mayDraw
      ? await this.#bySite(requested, request, now, (site, given) =>
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
      head: plainHead(this.#bootOf(requested), { isNowhere, isClosed }),
      rendered: null,
      files: files ?? NO_FILES,
      now,
    };
  }

  async frame(
    { kind, id, ...requested }: RequestedPage & { readonly kind: string; readonly id: string },
    request: FastifyRequest,
    mayDraw: boolean,
  ): Promise<OwnDocument> {
    const now = this.#options.clock.now();
    const rendered = mayDraw
      ? await this.#bySite(requested, request, now, (site, given) => site.renderFrame({ ...given, kind, id }))
      : undefined;
    const head = rendered?.head ?? plainHead(this.#bootOf(requested), { isNowhere: false, isClosed: true });
    const { status = 200, cover = '' } = rendered ?? {};
    return { status, head, rendered: null, cover, files: NO_FILES, now };
  }

  /** Whether simultaneous guests may receive the same document. */
  async isShared(path: string): Promise<boolean> {
    const site = await this.#options.builtSite().catch(() => undefined);
    return site === undefined || site.isSharedByGuests(path);
  }

  #bootOf({ language, country, deviceType }: RequestedPage): PageBoot {
    return this.#options.boot(language, country, deviceType);
  }

  /** Undefined if the site's build is missing or fails; the browser then renders the page. */
  async #bySite<T>(
    requested: RequestedPage,
    request: FastifyRequest,
    now: number,
    render: (site: SiteModule, given: Omit<PageRequest, 'path'>) => Promise<T>,
  ): Promise<T | undefined> {
    try {
      const site = await this.#options.builtSite();
      if (site === undefined) return undefined;
      const { query, language } = requested;
      const fetch = createInnerFetch(this.#options.app, request, {
        language,
        cookie: this.#options.previews.headerOf(request),
      });
      return await render(site, {
        query,
        origin: this.#options.origin,
        boot: this.#bootOf(requested),
        now,
        fetch,
        titlesOf: this.#options.titlesOf,
      });
    } catch (error) {
      request.log.error(error);
      return undefined;
    }
  }
}
