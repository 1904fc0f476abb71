import { html, type TemplateResult } from 'lit';
import type { Thumbnail } from '../../annotations/thumbnails.js';
import { styled } from '../styled.js';

const px = (pixels: number): string => `${String(pixels)}px`;

type Crop = NonNullable<Thumbnail['crop']>;

const inPixels = ({ x, y, width, height }: Crop) => ({
  width: px(width),
  height: px(height),
  'background-position': `${px(-x)} ${px(-y)}`,
});

/** Whoever crops by percent does not say how many pixels there are. */
const WIDTH = px(160);
const ASPECT = '16 / 9';

const percent = (part: number, whole: number): string => `${String(whole === 0 ? 0 : (100 * part) / whole)}%`;

/** @see https://drafts.csswg.org/css-backgrounds/#background-position */
const inPercent = ({ x, y, width, height, aspect }: Crop) => ({
  width: WIDTH,
  'aspect-ratio': aspect === undefined ? ASPECT : String(aspect),
  'background-size': `${percent(100, width)} ${percent(100, height)}`,
  'background-position': `${percent(x, 100 - width)} ${percent(y, 100 - height)}`,
});

/** The picture of a moment, cropped from its sprite sheet if it is part of one. */
export const thumbnailPicture = ({ url, crop, picture }: Thumbnail): TemplateResult => {
  if (picture !== undefined) return html`${picture}`;
  return crop === null
    ? html`<img class="thumbnail" part="thumbnail" src=${url} alt="" />`
    : html`<div
        class="thumbnail"
        part="thumbnail"
        ${styled({ 'background-image': `url(${JSON.stringify(url)})`, ...(crop.unit === 'pixel' ? inPixels(crop) : inPercent(crop)) })}
      ></div>`;
};
