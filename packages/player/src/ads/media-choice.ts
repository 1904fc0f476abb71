/** One media file of an advertisement, as listed in its VAST document. */
export interface AdFile {
  readonly url: string;
  /** MIME type, such as `video/mp4`. */
  readonly type: string;
  /** Pixels; 0 if the document does not specify it. */
  readonly width: number;
  readonly height: number;
  /** Kilobits per second; 0 if the document does not specify it. */
  readonly bitrate: number;
  /** RFC 6381; empty if the document does not specify it. */
  readonly codec: string;
}

export interface AdBox {
  /** Device pixels. */
  readonly height: number;
  readonly canPlay: (type: string) => boolean;
}

const typeOf = ({ type, codec }: AdFile): string => (codec === '' ? type : `${type}; codecs="${codec}"`);

/** Streaming formats need an engine; advertisements are short and played from a single file. */
const isFile = ({ type, url }: AdFile): boolean => type.startsWith('video/') && /^https?:/u.test(url);

/**
 * Selects the file for a box: the smallest playable one that fills it, otherwise the tallest. Of files with the same
 * height, the one with the lowest bitrate is used.
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
