import type { CueFile } from '../text/cue.js';

export interface CaptionState extends CueFile {
  /** BCP 47 tag of the cues; empty if none are shown. */
  readonly language: string;
  /** Who renders the cues: the browser while it shows the video without the page around it, otherwise the player. */
  readonly renderedBy: 'player' | 'browser';
  /** The advertisement that the cues belong to; null for those of the video. */
  readonly advertisement: HTMLVideoElement | null;
}

export const NO_CUES: CueFile = { cues: [], regions: [], styles: [] };
export const NO_CAPTIONS = { language: '', ...NO_CUES };
