/** Kinds of content by which results are grouped. */
export const SEARCH_KINDS = ['LIVE_EVENT', 'VOD_VIDEO', 'VOD_PLAYLIST'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** All kinds of results: content by its kinds, then fighters and news, which are not paged. */
export const FOUND_KINDS = [...SEARCH_KINDS, 'FIGHTER', 'NEWS'] as const;
export type FoundKind = (typeof FOUND_KINDS)[number];
