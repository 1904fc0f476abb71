import { FootlightControls } from './controls-group.element.js';
import {
  FootlightCaptionsButton,
  FootlightChaptersMenu,
  FootlightQualityMenu,
  FootlightSettingsMenu,
  FootlightSpeedMenu,
  FootlightTracksMenu,
} from './menus.element.js';
import { FootlightNextButton, FootlightPlayButton, FootlightPreviousButton } from './playing.element.js';
import {
  FootlightFullscreenButton,
  FootlightPictureInPictureButton,
  FootlightRemoteButton,
} from './screens.element.js';
import { FootlightSeekBar, FootlightSeekButton } from './seeking.element.js';
import { FootlightMuteButton, FootlightVolumeRange } from './sound.element.js';
import { FootlightLiveBadge, FootlightTimeDisplay, FootlightVideoTitle } from './time.element.js';

/** The elements that a page places, by their tags. Groups are first: their content is upgraded after them. */
export const PLACED_ELEMENTS = {
  'footlight-controls': FootlightControls,
  'footlight-captions-button': FootlightCaptionsButton,
  'footlight-chapters-menu': FootlightChaptersMenu,
  'footlight-fullscreen-button': FootlightFullscreenButton,
  'footlight-live-badge': FootlightLiveBadge,
  'footlight-mute-button': FootlightMuteButton,
  'footlight-next-button': FootlightNextButton,
  'footlight-picture-in-picture-button': FootlightPictureInPictureButton,
  'footlight-play-button': FootlightPlayButton,
  'footlight-previous-button': FootlightPreviousButton,
  'footlight-quality-menu': FootlightQualityMenu,
  'footlight-remote-button': FootlightRemoteButton,
  'footlight-seek-bar': FootlightSeekBar,
  'footlight-seek-button': FootlightSeekButton,
  'footlight-settings-menu': FootlightSettingsMenu,
  'footlight-speed-menu': FootlightSpeedMenu,
  'footlight-time-display': FootlightTimeDisplay,
  'footlight-tracks-menu': FootlightTracksMenu,
  'footlight-video-title': FootlightVideoTitle,
  'footlight-volume-range': FootlightVolumeRange,
} as const satisfies Record<string, CustomElementConstructor>;

export type ControlTag = keyof typeof PLACED_ELEMENTS;

declare global {
  interface HTMLElementTagNameMap {
    'footlight-controls': FootlightControls;
    'footlight-captions-button': FootlightCaptionsButton;
    'footlight-chapters-menu': FootlightChaptersMenu;
    'footlight-fullscreen-button': FootlightFullscreenButton;
    'footlight-live-badge': FootlightLiveBadge;
    'footlight-mute-button': FootlightMuteButton;
    'footlight-next-button': FootlightNextButton;
    'footlight-picture-in-picture-button': FootlightPictureInPictureButton;
    'footlight-play-button': FootlightPlayButton;
    'footlight-previous-button': FootlightPreviousButton;
    'footlight-quality-menu': FootlightQualityMenu;
    'footlight-remote-button': FootlightRemoteButton;
    'footlight-seek-bar': FootlightSeekBar;
    'footlight-seek-button': FootlightSeekButton;
    'footlight-settings-menu': FootlightSettingsMenu;
    'footlight-speed-menu': FootlightSpeedMenu;
    'footlight-time-display': FootlightTimeDisplay;
    'footlight-tracks-menu': FootlightTracksMenu;
    'footlight-video-title': FootlightVideoTitle;
    'footlight-volume-range': FootlightVolumeRange;
  }
}
