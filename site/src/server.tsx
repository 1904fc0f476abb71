import { createClient, createMemoryTokenStore } from '@footlight/client';
import type { PageRequest, RenderPage } from '@footlight/contract';
import { prefixOf } from '@footlight/domain';
import { prerender } from 'react-dom/static.edge';
import { StaticRouterProvider, createStaticHandler, createStaticRouter } from 'react-router-dom';
import { createSiteState, siteOf } from './app/create-site.js';
import { createLabels } from './app/labels.js';
import { SiteRoot } from './app/site-root.js';
import { fetchFirstPage, siteRoutes } from './routes.js';

/** Choices are kept by browsers; whoever the service draws for has made none. */
const NO_STORAGE = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

/** A part that takes longer is left to the browser. */
const DRAWN_WITHIN_MS = 10_000;

/** Where the markup of the page begins, behind the elements that React puts into the head. */
const ROOT = '<div id="root">';

const clientOf = ({ fetch, boot }: PageRequest) =>
  createClient({
    origin: '',
    tokens: createMemoryTokenStore(),
    language: () => boot.labels.language,
    fetch,
  });

const textOf = async (stream: ReadableStream<Uint8Array>): Promise<string> => new Response(stream).text();

/** Draws a page of the site for a guest. */
export const renderPage: RenderPage = async (asked) => {
  const { path, query, origin, boot, now } = asked;
  const { language, labels: words, direction } = boot.labels;
  const client = clientOf(asked);
  const placed = {
    pathname: path,
    origin,
    language,
    drawnAt: now,
    drawnFor: boot.menus.deviceType,
  };
  const first = await fetchFirstPage(path);
  const routesOf = (data: unknown) => {
    const state = createSiteState({ client, storage: NO_STORAGE, data: { ...boot, now, state: data } });
    const site = siteOf(state, boot.realm, placed);
    return { site, routes: siteRoutes({ site, prefix: prefixOf(path), first, waits: true }) };
  };
  const loading = routesOf(null);
  const address = new URL(query === '' ? path : `${path}?${query}`, origin);
  const context = await createStaticHandler(loading.routes).query(new Request(address));
  if (context instanceof Response)
    throw new Error(`The page of ${path} answered by itself: ${context.status}.`);
  // Drawn from what the browser will begin with, so that both draw the same.
  const state: unknown = JSON.parse(JSON.stringify(loading.site.state.dehydrate()));
  loading.site.state.dispose();
  const drawn = routesOf(state);
  const handler = createStaticHandler(drawn.routes);
  const labels = await createLabels(words, language, direction);
  try {
    const { prelude } = await prerender(
      <div id="root">
        <SiteRoot site={drawn.site} labels={labels} prefetch={() => undefined} isDrawn>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </SiteRoot>
      </div>,
      {
        // What is put off would be shown by an inline script, which the policy of the site refuses.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        signal: AbortSignal.timeout(DRAWN_WITHIN_MS),
      },
    );
    const markup = await textOf(prelude);
    const at = markup.indexOf(ROOT);
    return { head: markup.slice(0, at), html: markup.slice(at), state };
  } finally {
    drawn.site.state.dispose();
  }
};
