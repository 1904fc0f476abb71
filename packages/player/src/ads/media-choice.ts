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

/** The codecs of RFC 6381. Ad servers also write `H.264` or `0`, of which a browser can only say that it plays nothing. */
const CODECS =
  /^(?:(?:avc[13]|hev1|hvc1|dvh[1e]|dav1|av01|vp0[89]|mp4[av]|[ae]c-[34])(?:\.[\w.-]+)?|vp[89]|opus|flac|vorbis)$/iu;

const typeOf = ({ type, codec }: AdFile): string =>
  codec !== '' && codec.split(',').every((one) => CODECS.test(one.trim()))
    ? `${type}; codecs="${codec}"`
    : type;

/** The type as ad servers write it: in capitals, abbreviated, or only as the end of the address. */
const withType = (file: AdFile): AdFile => {
  const type = file.type.trim().toLowerCase();
  if (type.includes('/')) return { ...file, type };
  const name = type === '' ? (/\.([a-z\d]+)(?:[?#]|$)/iu.exec(file.url)?.[1] ?? '').toLowerCase() : type;
  return { ...file, type: name === '' ? '' : `video/${name === 'm4v' ? 'mp4' : name}` };
};

/** Ad servers write addresses as `//host/ad.mp4`, or with spaces around them. @param base address of the document */
export const addressOf = (text: string, base: string): string => {
  const address = text.trim();
  return address !== '' && URL.canParse(address, base) ? new URL(address, base).href : address;
};

const isWeb = ({ url }: AdFile): boolean => /^https?:/iu.test(url);

/** Advertisements are short, and played from a single file where there is one. */
const isFile = (file: AdFile): boolean => file.type.startsWith('video/') && isWeb(file);

/** Whether it is a playlist of HLS, which is played if there is no file. */
export const isPlaylist = ({ type }: AdFile): boolean => /mpegurl|\/m3u8$/iu.test(type);

/** Whether it is a manifest of DASH, which is played if there is no file either. */
export const isManifest = ({ type }: AdFile): boolean => /dash\+xml|\/mpd$/iu.test(type);

/**
 * Selects the file for a box: the smallest playable one that fills it, otherwise the tallest. Of files with the same
 * height, the one with the lowest bitrate is used.
 */
export const chooseFile = (files: readonly AdFile[], { height, canPlay }: AdBox): AdFile | null => {
  const playable = files
    .map(withType)
    .filter((file) => isFile(file) && canPlay(typeOf(file)))
    .toSorted((one, other) => one.height - other.height || one.bitrate - other.bitrate);
  const filling = playable.find((file) => file.height >= height);
  if (filling !== undefined) return filling;
  const tallest = playable.at(-1)?.height;
  const largest = playable.find((file) => file.height === tallest);
  if (largest !== undefined) return largest;
  const streams = files.map(withType).filter(({ url }) => /^(?:https?|blob):/iu.test(url));
  return streams.find(isPlaylist) ?? streams.find(isManifest) ?? null;
};
