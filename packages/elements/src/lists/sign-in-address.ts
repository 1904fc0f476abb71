import type { ContentRef } from '@footlight/widgets';

const PAGES: Readonly<Record<ContentRef['kind'], string>> = {
  VOD: 'video',
  VOD_VIDEO: 'video',
  SEASON_VOD: 'season',
  VOD_SEASON: 'season',
  PLAYLIST: 'playlist',
  VOD_PLAYLIST: 'playlist',
  SERIES: 'series',
  VOD_SERIES: 'series',
  NEWS: 'news',
};

const pathOf = (
  contentRef: ContentRef | null,
  list: { readonly id: string; readonly owner: string | null } | null,
): string => {
  if (contentRef !== null) return `/${PAGES[contentRef.kind] ?? 'home'}/${encodeURIComponent(contentRef.id)}`;
  if (list === null) return '/watchlists';
  const owner = list.owner === null ? '' : `?owner=${encodeURIComponent(list.owner)}`;
  return `/watchlists/${encodeURIComponent(list.id)}${owner}`;
};

/** The service's sign-in page, used when the page sets none; it returns to the same title or list after signing in. */
export const signInAddress = (
  origin: string,
  contentRef: ContentRef | null,
  list: { readonly id: string; readonly owner: string | null } | null,
): string => {
  const url = new URL('/login', origin);
  url.searchParams.set('from', pathOf(contentRef, list));
  return url.href;
};
