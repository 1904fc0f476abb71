import type { ComponentType } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { PREFIXES, patternOf, type Prefix } from './navigation/paths.js';
import type { RouteName } from './navigation/route-table.js';
import { NotFoundPage } from './shell/not-found.page.js';
import { RouteError } from './shell/route-error.js';
import { WaitingPage } from './shell/waiting-page.js';
import { Shell, type RouteHandle } from './shell/shell.js';

interface Page {
  readonly lazy: () => Promise<{ readonly Component: ComponentType }>;
  readonly handle?: RouteHandle;
}

const detail: RouteHandle = { detail: true };
const bleed: RouteHandle = { bleed: true };
const account: RouteHandle = { bleed: true, bare: true };

const home: Page = {
  lazy: async () => ({ Component: (await import('./features/section/section.page.js')).HomePage }),
  handle: bleed,
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
  },
  live: {
    lazy: async () => ({ Component: (await import('./features/watch/live.page.js')).LivePage }),
    handle: detail,
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
};

const routesUnder = (prefix: Prefix): RouteObject[] =>
  (Object.entries(PAGES) as [RouteName, Page][]).map(([name, { lazy, handle }]) => ({
    path: patternOf(name, prefix),
    errorElement: <RouteError />,
    lazy,
    handle,
  }));

/** The site's routes under every language. */
export const createSiteRouter = () =>
  createBrowserRouter([
    {
      element: <Shell />,
      errorElement: <RouteError />,
      hydrateFallbackElement: <WaitingPage />,
      children: [
        ...(Object.keys(PREFIXES) as Prefix[]).flatMap((prefix) => routesUnder(prefix)),
        { path: '*', element: <NotFoundPage /> },
      ],
    },
  ]);
