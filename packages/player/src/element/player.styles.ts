import { stageSheet } from '@footlight/tokens';
import { unsafeCSS } from 'lit';
import { controlsBarStyles } from '../controls/bar/controls-bar.styles.js';
import { motionAndContrastStyles } from '../stage/motion-and-contrast.styles.js';
import { overlayStyles } from '../controls/notices/overlays.styles.js';
import { stageStyles } from '../stage/stage.styles.js';
import { timelineStyles } from '../controls/timeline/timeline.styles.js';

/** The player is dark on every page, regardless of the page's theme. */
export const playerStyles = [
  unsafeCSS(stageSheet(':host')),
  stageStyles,
  controlsBarStyles,
  timelineStyles,
  overlayStyles,
  motionAndContrastStyles,
];
