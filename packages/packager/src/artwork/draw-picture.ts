/** What is known of an original without decoding it. */
export interface PictureFacts {
  /** Pixels, turned as its camera was held. */
  readonly width: number;
  readonly height: number;
  readonly hasAlpha: boolean;
}

/** The reason why a picture cannot be used, for the operator. */
const unreadable = (path: string, cause: unknown): Error => {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new Error(
    `${path}: found no picture that can be read (${reason}); allowed: JPEG, PNG, WebP, AVIF or TIFF of up to 64 megapixels.`,
    { cause },
  );
};

/** @throws {Error} naming the file and what is wrong with it */
export const readPicture = async (path: string): Promise<PictureFacts> => {
  try {
    const { openPicture } = await import('./picture-library.js');
    const { autoOrient, hasAlpha } = await (await openPicture(path)).metadata();
    return { ...autoOrient, hasAlpha };
  } catch (cause) {
    throw unreadable(path, cause);
  }
};

/** Endings of the names of originals, by what the library calls their formats. */
const EXTENSIONS: Readonly<Record<string, string>> = {
  jpeg: 'jpg',
  png: 'png',
  webp: 'webp',
  heif: 'avif',
  tiff: 'tiff',
};

/**
 * The extension that a picture has by its content, whatever its name is.
 * @throws {Error} naming the file and what is wrong with it
 */
export const extensionOf = async (path: string): Promise<string> => {
  try {
    const { openPicture } = await import('./picture-library.js');
    const { format } = await (await openPicture(path)).metadata();
    const extension = EXTENSIONS[format];
    if (extension === undefined) throw new Error(`It is in the format ${format}.`);
    return extension;
  } catch (cause) {
    throw unreadable(path, cause);
  }
};

/**
 * The mean colour of a picture, `#rrggbb`.
 * @throws {Error} naming the file and what is wrong with it
 */
export const meanColour = async (path: string): Promise<string> => {
  try {
    const { openPicture } = await import('./picture-library.js');
    const pixel = (await openPicture(path)).resize(1, 1, { fit: 'fill' }).toColourspace('srgb').removeAlpha();
    return `#${(await pixel.raw().toBuffer()).toString('hex', 0, 3)}`;
  } catch (cause) {
    throw unreadable(path, cause);
  }
};

export const PICTURE_FORMATS = ['avif', 'webp', 'jpeg'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

interface Drawing {
  /** The original. */
  readonly path: string;
  /** Width ÷ height to which it is cropped around its middle; null for all of it. */
  readonly aspect: number | null;
  /** Pixels, not more than it has. */
  readonly width: number;
  readonly format: PictureFormat;
}

/** Paper, behind what is transparent in a format that has no transparency. */
const GROUND = '#ffffff';

/** Draws a picture without what a camera wrote into it, such as its place. @throws {Error} naming the file and what is wrong with it */
export const drawPicture = async ({ path, aspect, width, format }: Drawing): Promise<Buffer> => {
  try {
    const { openPicture } = await import('./picture-library.js');
    const size = aspect === null ? {} : { height: Math.max(1, Math.round(width / aspect)) };
    const drawn = (await openPicture(path)).resize({ width, ...size, fit: 'cover' });
    const encoded = {
      // More effort takes three times as long as WebP and saves a tenth.
      avif: () => drawn.avif({ quality: 55, effort: 1, chromaSubsampling: '4:2:0' }),
      webp: () => drawn.webp({ quality: 80 }),
      jpeg: () => drawn.flatten({ background: GROUND }).jpeg({ quality: 82, mozjpeg: true }),
    }[format]();
    return await encoded.toBuffer();
  } catch (cause) {
    throw unreadable(path, cause);
  }
};
