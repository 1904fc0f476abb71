import { patternOf, placeOf, prefixOf, type Prefix, type RouteName } from '@footlight/domain';
import type { ComponentType } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import type { BeginPage } from './app/begin-page.js';
import type { Site } from './app/site-context.js';
import { fetchPlayer } from './features/watch/player-code.js';
import { ElsewherePage } from './shell/elsewhere.page.js';
import { RouteError } from './shell/route-error.js';
import { WaitingPage } from './shell/waiting-page.js';
import { Shell, type RouteHandle } from './shell/shell.js';

interface Page {
  readonly lazy: () => Promise<{ readonly Component: ComponentType; readonly begin?: BeginPage }>;
  readonly handle?: RouteHandle;
  /** Fetches what the page begins with when somebody comes by a link. */
  readonly ahead?: () => Promise<unknown>;
}

const detail: RouteHandle = { detail: true };
const bleed: RouteHandle = { bleed: true };
const account: RouteHandle = { bleed: true, bare: true };

const home: Page = {
  lazy: async () => ({ Component: (await import('./features/section/section.page.js')).HomePage }),
  handle: bleed,
};

const favourites: Page = {
  lazy: async () => ({
    Component: (await import('./features/favourites/favourites.page.js')).FavouritesPage,
  }),
};

/** Pages by the name of their route; each comes as a chunk of its own when it is first needed. */
const PAGES: Readonly<Partial<Record<RouteName, Page>>> = {
  root: home,
  home,
  section: {
    lazy: async () => ({ Component: (await import('./features/section/section.page.js')).SectionPage }),
    handle: bleed,
  },
  vod: {
    lazy: async () => ({ Component: (await import('./features/watch/video.page.js')).VideoPage }),
    handle: detail,
    ahead: fetchPlayer,
  },
  live: {
    lazy: async () => ({ Component: (await import('./features/watch/live.page.js')).LivePage }),
    handle: detail,
  },
  multiVideo: {
    lazy: async () => ({
      Component: (await import('./features/multi-view/multi-view.page.js')).MultiViewPage,
    }),
  },
  interstitial: {
    lazy: async () => ({
      Component: (await import('./features/watch/interstitial.page.js')).InterstitialPage,
    }),
    handle: { ...detail, ...bleed },
  },
  series: {
    lazy: async () => ({ Component: (await import('./features/series/series.page.js')).SeriesPage }),
    handle: { ...detail, ...bleed },
  },
  season: {
    lazy: async () => ({ Component: (await import('./features/series/season.page.js')).SeasonPage }),
    handle: { ...detail, ...bleed },
  },
  playlist: {
    lazy: async () => ({ Component: (await import('./features/playlist/playlist.page.js')).PlaylistPage }),
    handle: { ...detail, ...bleed },
  },
  favourites,
  myList: favourites,
  watchlistFavourites: favourites,
  search: {
    lazy: async () => ({ Component: (await import('./features/search/search.page.js')).SearchPage }),
  },
  news: {
    lazy: async () => {
      const { NewsPage: Component, beginNews: begin } = await import('./features/news/news.page.js');
      return { Component, begin };
    },
  },
  newsItem: {
    lazy: async () => {
      const { NewsItemPage: Component, beginNewsItem: begin } =
        await import('./features/news/news-item.page.js');
      return { Component, begin };
    },
    handle: detail,
  },
  fighters: {
    lazy: async () => {
      const { FightersPage: Component, beginFighters: begin } =
        await import('./features/fighters/fighters.page.js');
      return { Component, begin };
    },
  },
  fighter: {
    lazy: async () => {
      const { FighterPage: Component, beginFighter: begin } =
        await import('./features/fighters/fighter.page.js');
      return { Component, begin };
    },
    handle: detail,
  },
  externalPage: {
    lazy: async () => {
      const { ExternalPage: Component, beginExternal: begin } =
        await import('./features/external/external.page.js');
      return { Component, begin };
    },
  },
  plugin: {
    lazy: async () => ({ Component: (await import('./features/plugin/plugin.page.js')).PluginPage }),
  },
  preferences: {
    lazy: async () => ({
      Component: (await import('./features/preferences/preferences.page.js')).PreferencesPage,
    }),
  },
  purchase: {
    lazy: async () => ({ Component: (await import('./features/purchase/purchase.page.js')).PurchasePage }),
    handle: bleed,
  },
  browse: {
    lazy: async () => ({ Component: (await import('./features/section/section.page.js')).BrowsePage }),
    handle: bleed,
  },
  grid: {
    lazy: async () => {
      const { GridPage: Component, beginGrid: begin } = await import('./features/grid/grid.page.js');
      return { Component, begin };
    },
  },
  liveNow: {
    lazy: async () => {
      const { LiveNowPage: Component, beginLiveNow: begin } =
        await import('./features/live-lists/live-now.page.js');
      return { Component, begin };
    },
  },
  upcoming: {
    lazy: async () => {
      const { UpcomingPage: Component, beginUpcoming: begin } =
        await import('./features/live-lists/upcoming.page.js');
      return { Component, begin };
    },
  },
  releases: {
    lazy: async () => {
      const { ReleasesPage: Component, beginReleases: begin } =
        await import('./features/releases/releases.page.js');
      return { Component, begin };
    },
  },
  schedule: {
    lazy: async () => ({ Component: (await import('./features/schedule/schedule.page.js')).SchedulePage }),
  },
  login: {
    lazy: async () => ({ Component: (await import('./features/account/login.page.js')).LoginPage }),
    handle: account,
  },
  signup: {
    lazy: async () => ({ Component: (await import('./features/account/signup.page.js')).SignupPage }),
    handle: account,
  },
  logout: {
    lazy: async () => ({ Component: (await import('./features/account/logout.page.js')).LogoutPage }),
  },
  previews: {
    lazy: async () => ({
      Component: (await import('./features/previews/previews.page.js')).PreviewsPage,
    }),
  },
  sectionPreview: {
    lazy: async () => ({
      Component: (await import('./features/previews/section-preview.page.js')).SectionPreviewPage,
    }),
  },
  composedPagePreview: {
    lazy: async () => ({
      Component: (await import('./features/previews/composed-page-preview.page.js')).ComposedPagePreviewPage,
    }),
  },
  navbarPreview: {
    lazy: async () => ({
      Component: (await import('./features/previews/navbar-preview.page.js')).NavbarPreviewPage,
    }),
  },
  pluginPreview: {
    lazy: async () => ({
      Component: (await import('./features/previews/plugin-preview.page.js')).PluginPreviewPage,
    }),
  },
  notFoundPreview: {
    lazy: async () => ({
      Component: (await import('./features/previews/not-found-preview.page.js')).NotFoundPreviewPage,
    }),
  },
};

/** Fetches the code of a page ahead; undefined for routes without one. */
export const fetchPage = (route: RouteName): Promise<unknown> | undefined => {
  const page = PAGES[route];
  return page && Promise.all([page.lazy(), page.ahead?.()]);
};

/** Begins the page of an address, once its code is there. */
export const beginPage = async (
  site: Site,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): Promise<void> => {
  const place = placeOf(pathname);
  const page = place && PAGES[place.route];
  if (!place || !page) return;
  const { begin } = await page.lazy();
  await begin?.(site, { params: place.params, query: new URLSearchParams(search) });
};

const routesUnder = (prefix: Prefix): RouteObject[] =>
  (Object.entries(PAGES) as [RouteName, Page][]).map(([name, { lazy, handle }]) => ({
    path: patternOf(name, prefix),
    // As the service tells addresses apart, which would call one in other letters unknown.
    caseSensitive: true,
    errorElement: <RouteError />,
    lazy,
    handle,
  }));

/** Until the code of the page that is asked for is there. */
export const untilDrawable = (router: ReturnType<typeof createSiteRouter>): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) {
      resolve();
      return;
    }
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });

/**
 * The site's routes in the language of the page, and in none. Those of the others are other documents, with words of
 * their own, and so many that a phone would be long at them before it draws.
 */
export const createSiteRouter = (prefix = prefixOf(location.pathname)) =>
  createBrowserRouter([
    {
      element: <Shell />,
      errorElement: <RouteError />,
      hydrateFallbackElement: <WaitingPage />,
      children: [
        ...[...new Set<Prefix>(['', prefix])].flatMap((each) => routesUnder(each)),
        { path: '*', element: <ElsewherePage /> },
      ],
    },
  ]);
