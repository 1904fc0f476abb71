import type { CSSResult } from 'lit';
import { timelineStyles } from '../timeline/timeline.styles.js';
import { controlsBar } from './controls-bar.js';
import { controlsBarStyles } from './controls-bar.styles.js';

/** The row of controls and its timeline. It is loaded with the core, because it controls nothing before. */
export interface BarPart {
  readonly styles: readonly CSSResult[];
  readonly render: typeof controlsBar;
}

export const barPart: BarPart = { styles: [controlsBarStyles, timelineStyles], render: controlsBar };
