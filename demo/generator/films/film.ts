import type { Scene } from '../draw/stage.js';
import type { Score } from '../sound/score.js';
import type { Story } from '../story/cues.js';

/** One setting of the camera: it begins `from` seconds into the film and lasts until the next. */
export interface Shot {
  readonly from: number;
  readonly scene: Scene;
}

/** A film of the demo realm: what is seen, heard and read. */
export interface Film {
  readonly slug: string;
  readonly title: string;
  /** Length in segments of 1.92 s. */
  readonly segments: number;
  readonly shots: readonly Shot[];
  readonly score: Score;
  readonly story: Story;
  /** Added to the quantiser of every rendition: above 0 for a film so lively that it would outgrow the others. */
  readonly coarser?: number;
}
