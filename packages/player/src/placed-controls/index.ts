export { defineControlParts, defineControls } from './define-controls.js';
export { FootlightControls } from './controls-group.element.js';
export {
  FootlightCaptionsButton,
  FootlightChaptersMenu,
  FootlightQualityMenu,
  FootlightSettingsMenu,
  FootlightSpeedMenu,
  FootlightTracksMenu,
} from './menus.element.js';
export { FootlightNextButton, FootlightPlayButton, FootlightPreviousButton } from './playing.element.js';
export {
  FootlightFullscreenButton,
  FootlightPictureInPictureButton,
  FootlightRemoteButton,
} from './screens.element.js';
export { FootlightSeekBar, FootlightSeekButton } from './seeking.element.js';
export { FootlightMuteButton, FootlightVolumeRange } from './sound.element.js';
export { FootlightLiveBadge, FootlightTimeDisplay, FootlightVideoTitle } from './time.element.js';
export type { ControlTag } from './placed-elements.js';
