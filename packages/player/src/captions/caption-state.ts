import type { CueFile } from '../text/cue.js';

export interface CaptionState extends CueFile {
  /** BCP 47 tag of the cues; empty when none are shown. */
  readonly language: string;
  /** Who draws them: the browser itself while it shows the picture without the page around it. */
  readonly drawnBy: 'player' | 'browser';
}

export const NO_CUES: CueFile = { cues: [], regions: [], styles: [] };
export const NO_CAPTIONS = { language: '', ...NO_CUES };
