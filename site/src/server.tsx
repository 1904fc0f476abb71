import type { RenderPage, SiteModule } from '@footlight/contract';
import { addPrefixes, prefixOf } from '@footlight/domain';
import { prerender } from 'react-dom/static.edge';
import {
  StaticRouterProvider,
  createStaticHandler,
  createStaticRouter,
  type StaticHandlerContext,
} from 'react-router-dom';
import { createLabels } from './app/labels.js';
import type { Site } from './app/site-context.js';
import { SiteRoot } from './shell/site-root.js';
import { headMarkup } from './head/head-markup.js';
import { readHead, tagsOf, type DocumentHead } from './head/read-head.js';
import { fetchFirstPage, siteRoutes } from './routes.js';
import { createServedSite } from './served-site.js';

export { renderFrame } from './embed/frame.js';

/** Boundaries still pending after this time are left to the browser. */
const RENDER_TIMEOUT_MS = 10_000;

/** Start of the page's markup, after the elements that React moves into the head. */
const ROOT = '<div id="root">';

/** Debug language with emoji paths; excluded from search engines. */
const DEBUG_SET = 'x-emoji';

const textOf = async (stream: ReadableStream<Uint8Array>): Promise<string> => new Response(stream).text();

type Routes = ReturnType<typeof siteRoutes>;

/** Runs the loaders of a page into the state of its routes. */
const load = async (routes: Routes, address: URL): Promise<StaticHandlerContext> => {
  const context = await createStaticHandler(routes).query(new Request(address));
  if (context instanceof Response)
    throw new Error(`The page of ${address.pathname} answered by itself: ${context.status}.`);
  return context;
};

const draw = async (
  site: Site,
  routes: Routes,
  context: StaticHandlerContext,
  labels: Awaited<ReturnType<typeof createLabels>>,
): Promise<{ readonly head: string; readonly html: string }> => {
  const { dataRoutes } = createStaticHandler(routes);
  const { prelude } = await prerender(
    <div id="root">
      <SiteRoot site={site} labels={labels} prefetch={() => undefined} isServerRendered>
        <StaticRouterProvider
          router={createStaticRouter(dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </SiteRoot>
    </div>,
    {
      // Disables streaming of boundaries, whose inline scripts the site's Content-Security-Policy blocks.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      signal: AbortSignal.timeout(RENDER_TIMEOUT_MS),
    },
  );
  const markup = await textOf(prelude);
  const at = markup.indexOf(ROOT);
  return { head: markup.slice(0, at), html: markup.slice(at) };
};

/** Renders a page of the site for a guest. */
export const renderPage: RenderPage = async (request) => {
  const { path, query, origin, boot, now } = request;
  const { language, labels: words, direction } = boot.labels;
  addPrefixes(boot.realm.languages.map(({ code }) => code));
  const prefix = prefixOf(path);
  const address = new URL(query === '' ? path : `${path}?${query}`, origin);
  const [first, labels] = await Promise.all([fetchFirstPage(path), createLabels(words, language, direction)]);
  const routesOf = (site: Site): Routes => siteRoutes({ site, prefix, first, waits: true });
  const headOf = (site: Site, { matches }: StaticHandlerContext): DocumentHead => {
    const found = readHead(first?.page ?? null, {
      site,
      params: matches.at(-1)?.params ?? {},
      query: address.searchParams,
      now,
      timeZone: 'UTC',
      t: labels.t,
      language,
    });
    return prefix === DEBUG_SET ? { ...found, head: null } : found;
  };

  const loading = createServedSite(request, path, null);
  const context = await load(routesOf(loading), address);
  const found = headOf(loading, context);
  // Renders from the dehydrated state, so that hydration starts from the same data.
  const state: unknown = JSON.parse(JSON.stringify(loading.state.dehydrate()));
  loading.state.dispose();
  const site = createServedSite(request, path, state);
  try {
    const [tags, rendered] = await Promise.all([
      tagsOf(found, request, labels.t),
      draw(site, routesOf(site), context, labels),
    ]);
    const head = headMarkup(tags, rendered.head.includes('<title'));
    return { status: found.status, head: `${head}${rendered.head}`, html: rendered.html, state };
  } finally {
    site.state.dispose();
  }
};

export const isSharedByGuests: SiteModule['isSharedByGuests'] = async (path) =>
  (await fetchFirstPage(path))?.page.sharedByGuests === true;
