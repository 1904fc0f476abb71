export { LiveNowButton, type LiveNowButtonProps } from './live-now-button.js';
export { LiveNowPanel, type LiveNowPanelProps } from './live-now-panel.js';
export { liveNowSheets } from './live-now.styles.js';
