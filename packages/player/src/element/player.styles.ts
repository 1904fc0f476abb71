import { stageSheet } from '@footlight/tokens';
import { unsafeCSS } from '@lit/reactive-element';
import { motionAndContrastStyles } from '../stage/motion-and-contrast.styles.js';
import { overlayStyles } from '../controls/notices/overlays.styles.js';
import { stageStyles } from '../stage/stage.styles.js';

/** The player is dark on every page, regardless of the page's theme. */
export const groundStyles = [unsafeCSS(stageSheet(':host')), stageStyles] as const;

/** Styles that go before those of the control bar, and after them. */
export const playerStyles = [...groundStyles, overlayStyles, motionAndContrastStyles];

export { overlayStyles as afterBarStyles };
