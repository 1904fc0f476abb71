import type { ContentItem } from '@footlight/contract';

/** A trailer, as players report it (PLAY-5). */
export interface PlaybackTrailer {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly accessLevel: ContentItem['accessLevel'];
  readonly thumb: string;
  readonly favourite: boolean;
  /** Empty: sources are only returned when the trailer is loaded. */
  readonly sources: readonly never[];
  readonly tags: readonly string[];
  /** Seconds; null if not started. */
  readonly watchProgress: number | null;
  /** Seconds. */
  readonly duration: number | null;
  readonly thumbnailUrl: string;
  /** Empty: purchases are loaded with the trailer's page. */
  readonly availablePurchases: readonly never[];
  /** Metadata shown beside the title, by name. */
  readonly metaFields: Readonly<Record<string, string>>;
  readonly type: string;
  readonly watchedAt: string | null;
  /** Downloads are not offered. */
  readonly contentDownload: boolean;
  readonly offlinePlaybackLanguages: readonly string[];
}

const metaFieldsOf = ({ year, genre, ageRating }: ContentItem): Record<string, string> => ({
  ...(year === undefined ? {} : { year }),
  ...(genre === undefined ? {} : { genre }),
  ...(ageRating === undefined ? {} : { ageRating }),
});

export const trailerOf = (item: ContentItem): PlaybackTrailer => ({
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
