import { PICTURE_FORMATS, type PictureFormat } from './draw-picture.js';

/** More than any browser sends. */
const MOST_RANGES = 40;

/** The quality of each media range of an `Accept` header; of what is not a quality, 0. */
const qualities = (header: string): ReadonlyMap<string, number> =>
  new Map(
    header
      .toLowerCase()
      .split(',', MOST_RANGES)
      .map((part) => {
        const [range = '', ...parameters] = part.split(';').map((word) => word.trim());
        const given = parameters.find((word) => word.startsWith('q='))?.slice(2);
        const quality = given === undefined ? 1 : Number(given || Number.NaN);
        return [range, quality >= 0 && quality <= 1 ? quality : 0] as const;
      }),
  );

/**
 * The format in which a picture is sent. AVIF and WebP are only for those who name them: whoever accepts `image/*` or
 * anything at all may be a mail program or a crawler that knows neither. Of equal quality, the smaller one.
 * @param header `Accept`; whoever accepts none of the formats gets the one that everybody reads
 * @param hasAlpha a transparent picture is sent as JPEG only to those who name it
 * @see RFC 9110 §12.5.1
 */
export const acceptedFormat = (header: string | undefined, hasAlpha: boolean): PictureFormat => {
  const accepted = qualities(header ?? '*/*');
  const byDefault = hasAlpha ? 'webp' : 'jpeg';
  const qualityOf = (format: PictureFormat): number =>
    accepted.get(`image/${format}`) ??
    (format === byDefault ? (accepted.get('image/*') ?? accepted.get('*/*') ?? 0) : 0);
  const [best = byDefault] = PICTURE_FORMATS.filter((format) => qualityOf(format) > 0).toSorted(
    (one, other) => qualityOf(other) - qualityOf(one),
  );
  return best;
};
