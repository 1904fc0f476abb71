/** One film of an advertisement, as its document offers it. */
export interface AdFile {
  readonly url: string;
  /** Such as `video/mp4`. */
  readonly type: string;
  /** Pixels; 0 where the document does not say. */
  readonly width: number;
  readonly height: number;
  /** Kilobits a second; 0 where the document does not say. */
  readonly bitrate: number;
  /** RFC 6381; empty where the document does not say. */
  readonly codec: string;
}

export interface AdBox {
  /** Device pixels. */
  readonly height: number;
  readonly canPlay: (type: string) => boolean;
}

const typeOf = ({ type, codec }: AdFile): string => (codec === '' ? type : `${type}; codecs="${codec}"`);

/** Streams are for engines; an advertisement of seconds is one file. */
const isFile = ({ type, url }: AdFile): boolean => type.startsWith('video/') && /^https?:/u.test(url);

/**
 * The film that suits a box: of those that play here, the smallest that fills it, else the largest; of equal
 * ones the lighter.
 */
export const chooseFile = (files: readonly AdFile[], { height, canPlay }: AdBox): AdFile | null => {
  const playable = files
    .filter((file) => isFile(file) && canPlay(typeOf(file)))
    .toSorted((one, other) => one.height - other.height || one.bitrate - other.bitrate);
  const filling = playable.find((file) => file.height >= height);
  if (filling !== undefined) return filling;
  const tallest = playable.at(-1)?.height;
  return playable.find((file) => file.height === tallest) ?? null;
};
