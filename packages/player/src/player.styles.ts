import { stageSheet } from '@footlight/tokens';
import { unsafeCSS } from 'lit';
import { controlsBarStyles } from './styles/controls-bar.styles.js';
import { mannersStyles } from './styles/manners.styles.js';
import { overlayStyles } from './styles/overlays.styles.js';
import { stageStyles } from './styles/stage.styles.js';
import { timelineStyles } from './styles/timeline.styles.js';

/** The player is a stage: dark on every page, whatever the theme around it. */
export const playerStyles = [
  unsafeCSS(stageSheet(':host')),
  stageStyles,
  controlsBarStyles,
  timelineStyles,
  overlayStyles,
  mannersStyles,
];
