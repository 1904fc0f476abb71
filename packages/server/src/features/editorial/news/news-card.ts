import type { ContentItem, NewsItem } from '@footlight/contract';
import { imageOf } from '../../content/content-reader.js';
import type { StoredNewsItem } from './news.repository.js';

export const newsItem = (stored: StoredNewsItem): NewsItem => {
  const { id, feedName, text, author, publishedAt, artwork, dominantColour, pictures } = stored;
  const image =
    artwork === null || dominantColour === null || pictures === null
      ? null
      : imageOf({ slug: artwork, dominantColour, kinds: pictures }, 'thumbnail');
  const { title, summary } = text;
  return { id, feedName, title, summary, author, publishedAt: publishedAt.toISOString(), image };
};

/** Colour of a card whose artwork has no dominant colour. */
const NO_COLOUR = '#16324f';

/** The news item as a content card. */
export const newsCard = (stored: StoredNewsItem): ContentItem => {
  const { id, feedName, title, summary, publishedAt, image } = newsItem(stored);
  const thumbnail = image ?? {
    url: '',
    variants: [],
    dominantColour: stored.dominantColour ?? NO_COLOUR,
  };
  return {
    id,
    type: 'NEWS',
    title,
    description: summary,
    accessLevel: 'GRANTED',
    onlinePlayback: 'NOT_AVAILABLE',
    thumbnailUrl: thumbnail.url,
    images: { thumbnail },
    tags: [],
    audioTracks: [],
    subtitleLanguages: [],
    favourite: false,
    contentContext: [],
    externalId: null,
    release: {
      type: 'STANDARD',
      scheduledAt: publishedAt,
      computedReleases: [],
      premiereRelease: null,
    },
    feedName,
  };
};
