import type { LabelKey } from '@footlight/i18n';
import type { RouteName } from '@footlight/domain';

/** Pages without content of their own that strangers may look for; all others are kept out of search engines. */
const OPEN: ReadonlySet<RouteName> = new Set([
  'browse',
  'epg',
  'fighter',
  'fighters',
  'liveNow',
  'news',
  'releases',
  'schedule',
  'search',
  'upcoming',
]);

const TITLES: Readonly<Partial<Record<RouteName, LabelKey>>> = {
  fighters: 'fightersTitle',
  news: 'newsTitle',
  preferences: 'preferencesTitle',
  purchase: 'purchaseTitle',
  favourites: 'favouritesList',
  myList: 'favouritesList',
  watchlistFavourites: 'favouritesList',
  login: 'signIn',
  signup: 'signUp',
  logout: 'signOut',
  multiVideo: 'multiViewTitle',
  search: 'search',
  browse: 'browseTitle',
  liveNow: 'onAirTitle',
  releases: 'releasesTitle',
  schedule: 'scheduleTitle',
  upcoming: 'comingUpTitle',
};

/** What can be said of a page from its name alone. */
export const plainPageOf = (
  route: RouteName,
): { readonly isOpen: boolean; readonly title: LabelKey | null } => ({
  isOpen: OPEN.has(route),
  title: TITLES[route] ?? null,
});
