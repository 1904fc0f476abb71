import type { Image, Programme } from '@footlight/contract';
import { Artwork } from '../media/artwork.js';
import parts from './programme-parts.module.css';

export interface ProgrammePictureProps {
  readonly programme: Programme | null;
  /** Picture of the event or the channel, for a programme without one. */
  readonly fallback: Image | null;
  /** CSS `sizes`. */
  readonly sizes: string;
}

/** Placeholder without a URL; a picture that fails to load looks the same. */
const NO_PICTURE: Image = { url: '', variants: [], dominantColour: '#262a33' };

const pictureOf = (programme: Programme | null, fallback: Image | null): Image => {
  if (programme?.image) return programme.image;
  const url = programme?.thumbnailUrl ?? null;
  if (url === null) return fallback ?? NO_PICTURE;
  return { url, variants: [], dominantColour: fallback?.dominantColour ?? NO_PICTURE.dominantColour };
};

/** The picture of a programme, else that of its channel, else a placeholder. */
export const ProgrammePicture = ({ programme, fallback, sizes }: ProgrammePictureProps) => {
  const image = pictureOf(programme, fallback);
  return image.url === '' ? (
    <span className={parts['place']} />
  ) : (
    <Artwork image={image} sizes={sizes} eager />
  );
};
