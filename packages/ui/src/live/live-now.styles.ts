import iconButton from '../controls/icon-button.module.css?inline';
import { unseenSheet } from '../text/unseen.styles.js';
import button from './live-now-button.module.css?inline';
import panel from './live-now-panel.module.css?inline';

/** The style sheets of the live-now components as text, for a shadow root to adopt. */
export const liveNowSheets: readonly string[] = [button, iconButton, panel, unseenSheet];
