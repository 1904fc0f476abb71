import type { Image, Images } from '@footlight/contract';
import { pictureAddress, type ArtworkKind } from '@footlight/packager';

/** An artwork as stored in the database. */
export interface StoredArtwork {
  readonly slug: string;
  readonly dominantColour: string;
  /** Widths in pixels that are offered. */
  readonly kinds: Readonly<Partial<Record<ArtworkKind, readonly number[]>>>;
}

/** Pixels; wider pictures are for `srcset` only, where the browser knows the screen. */
const WIDEST_SINGLE = 1920;

/** One kind of image with its variants by ascending width; null if the artwork has none of that kind. */
export const imageOf = ({ slug, kinds, dominantColour }: StoredArtwork, kind: ArtworkKind): Image | null => {
  const variants = (kinds[kind] ?? [])
    .toSorted((a, b) => a - b)
    .map((width) => ({ width, url: pictureAddress(slug, kind, width) }));
  const single = variants.findLast(({ width }) => width <= WIDEST_SINGLE) ?? variants[0];
  return single === undefined ? null : { url: single.url, variants, dominantColour };
};

const NO_PICTURE = '';

/** Every card needs a thumbnail; without one, only the dominant colour is set. */
const thumbnailOf = (artwork: StoredArtwork): Image =>
  imageOf(artwork, 'thumbnail') ?? { url: NO_PICTURE, variants: [], dominantColour: artwork.dominantColour };

/**
 * All images of a card or a page.
 * @param hasTitleImage whether the title image matches the title in the caller's language
 */
export const imagesOf = (artwork: StoredArtwork, hasTitleImage: boolean): Images => {
  const poster = imageOf(artwork, 'poster');
  const hero = imageOf(artwork, 'hero');
  const portrait = imageOf(artwork, 'portrait');
  const title = hasTitleImage ? imageOf(artwork, 'title') : null;
  return {
    thumbnail: thumbnailOf(artwork),
    ...(poster === null ? {} : { poster }),
    ...(hero === null ? {} : { hero }),
    ...(portrait === null ? {} : { portrait }),
    ...(title === null ? {} : { title }),
  };
};

/** Null if there is no logo. */
export const logoAddress = (slug: string | null): string | null =>
  slug === null ? null : pictureAddress(slug, 'logo', 128);

/** The logo of a channel: of its artwork, else at another origin; null if there is none. */
export const channelLogo = ({
  logo,
  logoAddress: elsewhere,
}: {
  readonly logo: string | null;
  readonly logoAddress: string | null;
}): string | null => logoAddress(logo) ?? elsewhere;
