import type { ContentItem, ContentType } from '@footlight/contract';
import { serviceDecision, type AccessDecision } from '../playback/access.js';
import { slugOf } from './slug.js';

export type ContentRoute =
  | 'vod'
  | 'live'
  | 'season'
  | 'series'
  | 'playlist'
  | 'section'
  | 'newsItem'
  | 'interstitial'
  | 'purchase'
  | 'watchTogether'
  | 'login';

/** A page of the site by route name; the site's navigation converts it to an address. */
export interface LinkTarget {
  readonly route: ContentRoute;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  /** Where to return to afterwards; navigation writes its address to the query as `from`. */
  readonly from?: LinkTarget;
}

/** Settings of the realm that determine the targets of cards. */
export interface LinkSettings {
  readonly interstitial: { readonly vod: boolean; readonly series: boolean };
  readonly enhancedMetadata: boolean;
}

/** The list that contains a card. */
export interface ListContext {
  readonly seasonId?: string;
  readonly seriesId?: string;
  readonly playlistId?: string;
  readonly watchlist?: { readonly id: string; readonly owner: string; readonly shared: boolean };
}

export interface LinkContext {
  readonly settings: LinkSettings;
  readonly list?: ListContext;
}

/** The fields that identify an item's own page; any `ContentItem` is accepted. */
export type Linkable = Pick<ContentItem, 'id' | 'type' | 'title'> &
  Partial<Pick<ContentItem, 'seriesId' | 'liveEventId' | 'release' | 'feedName'>>;

/** Value of the query's `entryPage` that makes the login page return to `from`. */
const LOGIN_ENTRY_PAGE = 'login';

const titled = (idName: string, id: string, titleName: string, title: string): Record<string, string> => {
  const slug = slugOf(title);
  return slug === null ? { [idName]: id } : { [idName]: id, [titleName]: slug };
};

const place = (
  route: ContentRoute,
  params: Record<string, string>,
  query: Record<string, string> = {},
): LinkTarget => ({ route, params, query });

/** Query parameters that pass the list on to the next page; `owner` for shared watchlists only. */
export const listQuery = (list: ListContext = {}): Record<string, string> => ({
  ...(list.seasonId === undefined ? {} : { seasonId: list.seasonId }),
  ...(list.seriesId === undefined ? {} : { seriesId: list.seriesId }),
  ...(list.watchlist === undefined ? {} : { watchlistId: list.watchlist.id }),
  ...(list.playlistId === undefined ? {} : { playlistId: list.playlistId }),
  ...(list.watchlist?.shared === true ? { owner: list.watchlist.owner } : {}),
});

/** Reads the list from an address: the inverse of `listQuery`. */
export const listOfQuery = (query: { get(name: string): string | null | undefined }): ListContext => {
  const named = (name: string): string | undefined => query.get(name) ?? undefined;
  const [seasonId, seriesId, playlistId] = [named('seasonId'), named('seriesId'), named('playlistId')];
  const [id, owner] = [named('watchlistId'), named('owner')];
  return {
    ...(seasonId === undefined ? {} : { seasonId }),
    ...(seriesId === undefined ? {} : { seriesId }),
    ...(playlistId === undefined ? {} : { playlistId }),
    ...(id === undefined ? {} : { watchlist: { id, owner: owner ?? '', shared: owner !== undefined } }),
  };
};

type Page = (item: Linkable, settings: LinkSettings, query: Record<string, string>) => LinkTarget;

const videoPage: Page = (item, _settings, query) =>
  place('vod', titled('eventId', item.id, 'eventTitle', item.title), query);

/** Live, upcoming and programme-guide items; a premiere among them is a video, watched by many at the same time. */
const livePage: Page = (item, settings, query) =>
  item.release?.type === 'PREMIERE'
    ? videoPage(item, settings, query)
    : place('live', titled('eventId', item.liveEventId ?? item.id, 'eventTitle', item.title), query);

const PAGES: Readonly<Record<ContentType, Page>> = {
  LIVE_EVENT: livePage,
  CHANNEL: livePage,
  VOD: videoPage,
  SEASON: (item, settings, query) =>
    settings.enhancedMetadata && settings.interstitial.series && item.seriesId !== undefined
      ? place('series', { seriesId: item.seriesId }, { ...query, seasonId: item.id })
      : place('season', titled('seasonId', item.id, 'seasonTitle', item.title), query),
  SERIES: (item, _settings, query) =>
    place('series', titled('seriesId', item.seriesId ?? item.id, 'seriesTitle', item.title), query),
  PLAYLIST: (item, _settings, query) =>
    place('playlist', titled('playlistId', item.id, 'playlistTitle', item.title), query),
  SECTION: (item) => place('section', { id: item.id }),
  NEWS: (item) => place('newsItem', { feedName: item.feedName ?? 'news', newId: item.id }),
};

/** An item's own page, regardless of the viewer's access. */
export const linkToPage = (item: Linkable, { settings, list }: LinkContext): LinkTarget =>
  PAGES[item.type](item, settings, listQuery(list));

/** The login page, with the page to return to and the flag for its “sign in to watch” text. */
export const signInToWatch = (from: LinkTarget): LinkTarget => ({
  ...place('login', {}, { entryPage: LOGIN_ENTRY_PAGE, signInToWatch: 'true' }),
  from,
});

/** The interstitial of a video, if the realm has it enabled; null otherwise, and for other pages. */
export const interstitialOf = (
  page: LinkTarget,
  { interstitial }: Pick<LinkSettings, 'interstitial'>,
): LinkTarget | null =>
  interstitial.vod && page.route === 'vod' ? { ...page, route: 'interstitial' } : null;

/** The purchase page, with the title's page to return to. */
export const linkToPurchase = (from: LinkTarget): LinkTarget => ({ ...place('purchase', {}), from });

/**
 * The next page for a decision on a title's page; null for none.
 *
 * ACC-2, ACC-3, ACC-13
 */
export const linkOn = (
  decision: AccessDecision,
  page: LinkTarget,
  settings: Pick<LinkSettings, 'interstitial'>,
): LinkTarget | null => {
  switch (decision.kind) {
    case 'sign-in':
      return signInToWatch(page);
    case 'buy':
      return interstitialOf(page, settings) ?? linkToPurchase(page);
    case 'play':
    case 'wait':
    case 'none':
      return null;
  }
};

/**
 * The target of a card. A premiere leads to the video page, even from lists of live and upcoming events. A locked video
 * leads to the interstitial if that is enabled; other content that requires sign-in leads to login.
 *
 * ACC-17
 */
export const linkToContent = (
  item: Linkable & Pick<ContentItem, 'accessLevel'>,
  context: LinkContext,
): LinkTarget => {
  const page = linkToPage(item, context);
  const { kind } = serviceDecision(item);
  if (kind !== 'sign-in' && kind !== 'buy') return page;
  return interstitialOf(page, context.settings) ?? (kind === 'sign-in' ? signInToWatch(page) : page);
};

/** Plays a playlist, starting with one of its videos. */
export const linkToWatchPlaylist = (playlistId: string, first: Linkable): LinkTarget =>
  place('vod', titled('eventId', first.id, 'eventTitle', first.title), { playlistId });

/**
 * The page of a trailer, with a reference to the title that it advertises: `trailerFrom` is the id of a video, or kind
 * and id of other content, as `SERIES:5001`.
 */
export const linkToTrailer = (trailer: Linkable, of: Pick<Linkable, 'id' | 'type'>): LinkTarget =>
  place('vod', titled('eventId', trailer.id, 'eventTitle', trailer.title), {
    trailerFrom: of.type === 'VOD' ? of.id : `${of.type}:${of.id}`,
  });

/** The page that `trailerFrom` refers to. */
export const linkFromTrailer = (trailerFrom: string): LinkTarget => {
  const [, type, id = trailerFrom] = /^(LIVE_EVENT|SERIES):(.+)$/u.exec(trailerFrom) ?? [];
  if (type === 'SERIES') return place('series', { seriesId: id });
  return place(type === 'LIVE_EVENT' ? 'live' : 'vod', { eventId: id });
};

/**
 * The link for sharing: the content's own page regardless of the sharer's access, with its season and playlist, and
 * through the interstitial if that is enabled.
 *
 * ACC-18
 */
export const linkToShare = (item: Linkable, { settings, list = {} }: LinkContext): LinkTarget => {
  const page = linkToPage(item, { settings });
  const { seasonId, playlistId } = list;
  return {
    ...page,
    query: {
      ...page.query,
      ...(seasonId === undefined ? {} : { seasonId }),
      ...(playlistId === undefined ? {} : { playlistId }),
      ...(settings.interstitial.vod && page.route !== 'live' ? { showInterstitial: 'true' } : {}),
    },
  };
};
