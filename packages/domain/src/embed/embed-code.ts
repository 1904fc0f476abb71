import { escapeMarkup } from '../text/markup.js';

export interface FrameSize {
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
}

/** Aspect ratio of every frame. */
const RATIO = 16 / 9;
const USUAL_WIDTH = 640;

/** The largest 16:9 frame within the bounds; 640 × 360 without any. */
export const frameSize = ({
  maxWidth,
  maxHeight,
}: {
  readonly maxWidth?: number | undefined;
  readonly maxHeight?: number | undefined;
}): FrameSize => {
  const wide = maxHeight === undefined ? (maxWidth ?? USUAL_WIDTH) : maxHeight * RATIO;
  const width = Math.max(1, Math.floor(Math.min(wide, maxWidth ?? wide)));
  return { width, height: Math.max(1, Math.min(maxHeight ?? Infinity, Math.round(width / RATIO))) };
};

/** The HTML that another site uses to embed a video. */
export const embedCode = (
  address: string,
  title: string,
  { width, height }: FrameSize = frameSize({}),
): string =>
  `<iframe src="${escapeMarkup(address)}" title="${escapeMarkup(title)}" width="${width}" height="${height}" ` +
  'allow="autoplay; fullscreen; encrypted-media; picture-in-picture; web-share; clipboard-write" allowfullscreen></iframe>';
