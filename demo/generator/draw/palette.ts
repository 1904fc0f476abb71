import { mix, type Colour } from './colour.js';

/** The colours of one title. Everything in its pictures is one of them or lies between two. */
export interface Palette {
  /** Top of the sky. */
  readonly zenith: Colour;
  /** Middle of the sky. */
  readonly sky: Colour;
  /** The sky where it meets the land, and the haze between the layers. */
  readonly horizon: Colour;
  /** Moon or sun. */
  readonly light: Colour;
  /** Windows, lanterns, embers. */
  readonly lamp: Colour;
  /** The nearest silhouettes: nearly black, never quite. */
  readonly near: Colour;
}

/** The colour of a layer: 0 is lost in the haze of the horizon, 1 stands before the camera. */
export function depthColour(palette: Palette, nearness: number): Colour {
  const far = mix(palette.sky, palette.horizon, 0.35);
  return mix(mix(far, palette.near, 0.18), palette.near, nearness ** 0.8);
}
