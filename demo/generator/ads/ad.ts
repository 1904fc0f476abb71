import type { Palette } from '../draw/palette.js';
import type { Film } from '../films/film.js';

/** Words of a language about what is advertised. */
export interface AdWords {
  readonly headline: string;
  readonly text: string;
}

/** A commercial of the demo's world: a short film that ends on its brand, and the page that it leads to. */
export interface Ad extends Pick<Film, 'slug' | 'segments' | 'shots' | 'score'> {
  /** The brand, as it is written on the last picture. */
  readonly brand: string;
  readonly title: string;
  /** Colours of the brand’s letters. */
  readonly palette: Palette;
  /** Seconds until it may be skipped; null when it may not. */
  readonly skipAfter: number | null;
  readonly page: Readonly<Record<'en' | 'es' | 'pt' | 'ar', AdWords>>;
}
