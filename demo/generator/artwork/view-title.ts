import type { Palette } from '../draw/palette.js';
import type { Land } from '../layers/ground.js';
import { vista, type View } from '../layers/vista.js';
import type { Title } from './title.js';

/** A title whose picture is a view of its own. */
export function viewTitle(
  slug: string,
  name: string,
  palette: Palette,
  view: Omit<View, 'palette' | 'seed'>,
  moment = 4,
): Title {
  let seed = 0;
  for (const letter of slug) seed = (seed * 31 + (letter.codePointAt(0) ?? 0)) % 997;
  return { slug, name, palette, moment, scene: vista({ palette, seed, ...view }) };
}

/** The hazy line of hills at the end of most views. */
export const FAR: Land = { seed: 5, base: 0.6, rise: 0.06, wave: 2.6, near: 0.08, mist: 0.8 };

/** A gentle hill, hazier the farther it is. */
export function hill(seed: number, base: number, near: number, rise = 0.05): Land {
  return { seed, base, rise, wave: 2.2, octaves: 3, near, mist: 0.5 * (1 - near) };
}
