import type { Palette } from '../draw/palette.js';
import type { Scene } from '../draw/stage.js';

/** A title of the demo realm as its artwork needs it. */
export interface Title {
  readonly slug: string;
  readonly name: string;
  readonly palette: Palette;
  readonly scene: Scene;
  /** The moment of the scene that is shown, in seconds. */
  readonly moment?: number;
  /** Whether it has everything (hero, portrait, title image) or only a thumbnail and a poster. */
  readonly leading?: boolean;
}
