import { html, type TemplateResult } from 'lit';
import type { Thumbnail } from '../../annotations/thumbnails.js';
import { styled } from '../styled.js';

const px = (pixels: number): string => `${String(pixels)}px`;

/** The picture of a moment, cropped from its sprite sheet if it is part of one. */
export const thumbnailPicture = ({ url, crop }: Thumbnail): TemplateResult =>
  crop === null
    ? html`<img class="thumbnail" part="thumbnail" src=${url} alt="" />`
    : html`<div
        class="thumbnail"
        part="thumbnail"
        ${styled({
          width: px(crop.width),
          height: px(crop.height),
          'background-image': `url(${JSON.stringify(url)})`,
          'background-position': `${px(-crop.x)} ${px(-crop.y)}`,
        })}
      ></div>`;
