import type { ContentItem } from '@footlight/contract';
import type { Trailer } from '@footlight/domain';

const metaFieldsOf = ({ year, genre, ageRating }: ContentItem): Record<string, string> => ({
  ...(year === undefined ? {} : { year }),
  ...(genre === undefined ? {} : { genre }),
  ...(ageRating === undefined ? {} : { ageRating }),
});

/**
 * A trailer, as players report it (PLAY-5). Its sources and purchases are only returned when the trailer is loaded;
 * downloads are not offered.
 */
export const trailerOf = (item: ContentItem): Trailer => ({
  id: item.id,
  title: item.title,
  description: item.description,
  accessLevel: item.accessLevel,
  thumb: item.thumbnailUrl,
  favourite: item.favourite,
  sources: [],
  tags: item.tags,
  watchProgress:
    item.watchProgress === undefined || item.duration === undefined
      ? null
      : item.watchProgress * item.duration,
  duration: item.duration ?? null,
  thumbnailUrl: item.thumbnailUrl,
  availablePurchases: [],
  metaFields: metaFieldsOf(item),
  type: item.type,
  watchedAt: null,
  contentDownload: false,
  offlinePlaybackLanguages: [],
});
