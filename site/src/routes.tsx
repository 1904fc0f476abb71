import { patternOf, routeMatchOf, type RouteMatch, type Prefix, type RouteName } from '@footlight/domain';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import type { Page } from './app/define-page.js';
import { lazyPage } from './app/lazy-page.js';
import type { Site } from './app/site-context.js';
import { MiniSlot } from './features/playback/mini-player/mini-slot.js';
import { PanelSlot } from './features/sign-in/panel-slot.js';
import { PAGES } from './pages.js';
import { ElsewherePage } from './shell/pages/elsewhere.page.js';
import { RouteError } from './shell/pages/route-error.js';
import { Shell } from './shell/shell.js';
import { WaitingPage } from './shell/pages/waiting-page.js';

export interface RouteOptions {
  readonly site: Site;
  /** Path prefix of the document's language. */
  readonly prefix: Prefix;
  /** The document's first page, whose code has loaded. */
  readonly first: FirstPage | null;
  /** Whether pages await their data before rendering; true in the service, which renders once. */
  readonly waits: boolean;
}

export interface FirstPage {
  readonly place: RouteMatch;
  readonly page: Page;
}

const routeId = (name: RouteName, prefix: Prefix): string => `${prefix}/${name}`;

const loaderOf =
  ({ site, waits }: RouteOptions) =>
  (page: Page) =>
  async ({ params, request }: LoaderFunctionArgs): Promise<null> => {
    const loading = page.load?.({
      site,
      params,
      query: new URL(request.url).searchParams,
      ...(waits ? { now: site.renderedAt, timeZone: 'UTC' } : { now: Date.now(), timeZone: undefined }),
    });
    if (waits) await loading;
    // Failures are stored in the state and shown by the page.
    else loading?.catch((error: unknown) => console.error(error));
    return null;
  };

const routeModuleOf = (page: Page, options: RouteOptions) => ({
  Component: page.Component,
  handle: page.layout ?? {},
  loader: loaderOf(options)(page),
});

const routesUnder = (prefix: Prefix, options: RouteOptions): RouteObject[] =>
  (Object.entries(PAGES) as [RouteName, () => Promise<Page>][]).map(([name, fetchPage]) => {
    const route: RouteObject = {
      id: routeId(name, prefix),
      path: patternOf(name, prefix),
      // Matches the service, which treats paths with different case as unknown.
      caseSensitive: true,
      errorElement: <RouteError />,
    };
    return options.first?.place.route === name
      ? Object.assign(route, routeModuleOf(options.first.page, options))
      : Object.assign(route, lazyPage(fetchPage, loaderOf(options)));
  });

/**
 * Routes with the current language's prefix and without one. Other languages are separate documents with labels of
 * their own.
 */
export const siteRoutes = (options: RouteOptions): RouteObject[] => [
  {
    id: 'shell',
    element: <Shell miniPlayer={<MiniSlot />} signInOptions={<PanelSlot />} />,
    errorElement: <RouteError />,
    hydrateFallbackElement: <WaitingPage />,
    children: [
      ...[...new Set<Prefix>(['', options.prefix])].flatMap((prefix) => routesUnder(prefix, options)),
      { id: 'elsewhere', path: '*', element: <ElsewherePage /> },
    ],
  },
];

/** The page of an address with its code; null if there is none. */
export const fetchFirstPage = async (pathname: string): Promise<FirstPage | null> => {
  const place = routeMatchOf(pathname);
  const page = await (place === null ? undefined : PAGES[place.route]?.());
  return place === null || page === undefined ? null : { place, page };
};

/** Marks the first page's loader as done, because the service has run it. */
export const loaderDataOf = (first: FirstPage | null, prefixes: readonly Prefix[]): Record<string, null> =>
  first === null
    ? {}
    : Object.fromEntries(prefixes.map((prefix) => [routeId(first.place.route, prefix), null]));
