import type { Image, Programme } from '@footlight/contract';
import { Artwork } from '../artwork/artwork.js';
import parts from './programme-parts.module.css';

export interface ProgrammePictureProps {
  readonly programme: Programme | null;
  /** Of the event or the channel, for a programme without a picture. */
  readonly fallback: Image | null;
  /** CSS `sizes`. */
  readonly sizes: string;
}

/** What a picture without any address rests on; a picture that does not come leaves its place so too. */
const NO_PICTURE: Image = { url: '', variants: [], dominantColour: '#262a33' };

const pictureOf = (programme: Programme | null, fallback: Image | null): Image => {
  if (programme?.image) return programme.image;
  const url = programme?.thumbnailUrl ?? null;
  if (url === null) return fallback ?? NO_PICTURE;
  return { url, variants: [], dominantColour: fallback?.dominantColour ?? NO_PICTURE.dominantColour };
};

/** The picture of a programme, else that of its channel, else its place. */
export const ProgrammePicture = ({ programme, fallback, sizes }: ProgrammePictureProps) => {
  const image = pictureOf(programme, fallback);
  return image.url === '' ? (
    <span className={parts['place']} />
  ) : (
    <Artwork image={image} sizes={sizes} eager />
  );
};
