/** Kinds of content that results are grouped by. */
export const SEARCH_KINDS = ['LIVE_EVENT', 'VOD_VIDEO', 'VOD_PLAYLIST'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** All that is found: content by its kinds, then fighters and news, which have no pages of results. */
export const FOUND_KINDS = [...SEARCH_KINDS, 'FIGHTER', 'NEWS'] as const;
export type FoundKind = (typeof FOUND_KINDS)[number];
