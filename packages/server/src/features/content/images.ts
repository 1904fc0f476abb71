import type { Image, Images } from '@footlight/contract';
import type { ArtworkKind } from '../../database/schema/content.js';

/** An artwork as the database keeps it. */
export interface StoredArtwork {
  readonly slug: string;
  readonly dominantColour: string;
  readonly kinds: Readonly<Partial<Record<ArtworkKind, readonly number[]>>>;
}

const addressOf = (slug: string, kind: ArtworkKind, width: number): string =>
  `/media/artwork/${slug}/${kind}-${width}.webp`;

/** One kind of picture in its widths, ascending; null where the artwork has none of that kind. */
export const imageOf = ({ slug, kinds, dominantColour }: StoredArtwork, kind: ArtworkKind): Image | null => {
  const variants = (kinds[kind] ?? [])
    .toSorted((a, b) => a - b)
    .map((width) => ({ width, url: addressOf(slug, kind, width) }));
  const widest = variants.at(-1);
  return widest === undefined ? null : { url: widest.url, variants, dominantColour };
};

const NO_PICTURE = '';

/** The thumbnail, which every card needs; an artwork without one answers its colour alone. */
const thumbnailOf = (artwork: StoredArtwork): Image =>
  imageOf(artwork, 'thumbnail') ?? { url: NO_PICTURE, variants: [], dominantColour: artwork.dominantColour };

/**
 * All pictures of a card or a page.
 * @param titleIsDrawn whether the drawn title says what the words say, in the caller's language
 */
export const imagesOf = (artwork: StoredArtwork, titleIsDrawn: boolean): Images => {
  const poster = imageOf(artwork, 'poster');
  const hero = imageOf(artwork, 'hero');
  const portrait = imageOf(artwork, 'portrait');
  const title = titleIsDrawn ? imageOf(artwork, 'title') : null;
  return {
    thumbnail: thumbnailOf(artwork),
    ...(poster === null ? {} : { poster }),
    ...(hero === null ? {} : { hero }),
    ...(portrait === null ? {} : { portrait }),
    ...(title === null ? {} : { title }),
  };
};

/** Address of a channel's logo. */
export const logoAddress = (slug: string | null): string | null =>
  slug === null ? null : addressOf(slug, 'logo', 128);
