'use client';
// Written from the manifest of the elements by `npm run api`.
import '@footlight/elements/define/controls';
import { FootlightCaptionsButton as CaptionsButton } from '../components/captions-button.js';
import { FootlightChaptersMenu as ChaptersMenu } from '../components/chapters-menu.js';
import { FootlightControls as Controls } from '../components/controls.js';
import { FootlightFullscreenButton as FullscreenButton } from '../components/fullscreen-button.js';
import { FootlightLiveBadge as LiveBadge } from '../components/live-badge.js';
import { FootlightMuteButton as MuteButton } from '../components/mute-button.js';
import { FootlightNextButton as NextButton } from '../components/next-button.js';
import { FootlightPictureInPictureButton as PictureInPictureButton } from '../components/picture-in-picture-button.js';
import { FootlightPlayButton as PlayButton } from '../components/play-button.js';
import { FootlightPreviousButton as PreviousButton } from '../components/previous-button.js';
import { FootlightQualityMenu as QualityMenu } from '../components/quality-menu.js';
import { FootlightRemoteButton as RemoteButton } from '../components/remote-button.js';
import { FootlightSeekBar as SeekBar } from '../components/seek-bar.js';
import { FootlightSeekButton as SeekButton } from '../components/seek-button.js';
import { FootlightSettingsMenu as SettingsMenu } from '../components/settings-menu.js';
import { FootlightSpeedMenu as SpeedMenu } from '../components/speed-menu.js';
import { FootlightTimeDisplay as TimeDisplay } from '../components/time-display.js';
import { FootlightTracksMenu as TracksMenu } from '../components/tracks-menu.js';
import { FootlightVideoTitle as VideoTitle } from '../components/video-title.js';
import { FootlightVolumeRange as VolumeRange } from '../components/volume-range.js';

export type { FootlightCaptionsButtonProps } from '../components/captions-button.js';
export type { FootlightChaptersMenuProps } from '../components/chapters-menu.js';
export type { FootlightControlsProps } from '../components/controls.js';
export type { FootlightFullscreenButtonProps } from '../components/fullscreen-button.js';
export type { FootlightLiveBadgeProps } from '../components/live-badge.js';
export type { FootlightMuteButtonProps } from '../components/mute-button.js';
export type { FootlightNextButtonProps } from '../components/next-button.js';
export type { FootlightPictureInPictureButtonProps } from '../components/picture-in-picture-button.js';
export type { FootlightPlayButtonProps } from '../components/play-button.js';
export type { FootlightPreviousButtonProps } from '../components/previous-button.js';
export type { FootlightQualityMenuProps } from '../components/quality-menu.js';
export type { FootlightRemoteButtonProps } from '../components/remote-button.js';
export type { FootlightSeekBarProps } from '../components/seek-bar.js';
export type { FootlightSeekButtonProps } from '../components/seek-button.js';
export type { FootlightSettingsMenuProps } from '../components/settings-menu.js';
export type { FootlightSpeedMenuProps } from '../components/speed-menu.js';
export type { FootlightTimeDisplayProps } from '../components/time-display.js';
export type { FootlightTracksMenuProps } from '../components/tracks-menu.js';
export type { FootlightVideoTitleProps } from '../components/video-title.js';
export type { FootlightVolumeRangeProps } from '../components/volume-range.js';

// Not exported again as they are: bundlers would then pass over this module, and what it defines.
/** `<footlight-captions-button>` as a component, which defines the element; its ref is the element. */
export const FootlightCaptionsButton: typeof CaptionsButton = CaptionsButton;
/** `<footlight-chapters-menu>` as a component, which defines the element; its ref is the element. */
export const FootlightChaptersMenu: typeof ChaptersMenu = ChaptersMenu;
/** `<footlight-controls>` as a component, which defines the element; its ref is the element. */
export const FootlightControls: typeof Controls = Controls;
/** `<footlight-fullscreen-button>` as a component, which defines the element; its ref is the element. */
export const FootlightFullscreenButton: typeof FullscreenButton = FullscreenButton;
/** `<footlight-live-badge>` as a component, which defines the element; its ref is the element. */
export const FootlightLiveBadge: typeof LiveBadge = LiveBadge;
/** `<footlight-mute-button>` as a component, which defines the element; its ref is the element. */
export const FootlightMuteButton: typeof MuteButton = MuteButton;
/** `<footlight-next-button>` as a component, which defines the element; its ref is the element. */
export const FootlightNextButton: typeof NextButton = NextButton;
/** `<footlight-picture-in-picture-button>` as a component, which defines the element; its ref is the element. */
export const FootlightPictureInPictureButton: typeof PictureInPictureButton = PictureInPictureButton;
/** `<footlight-play-button>` as a component, which defines the element; its ref is the element. */
export const FootlightPlayButton: typeof PlayButton = PlayButton;
/** `<footlight-previous-button>` as a component, which defines the element; its ref is the element. */
export const FootlightPreviousButton: typeof PreviousButton = PreviousButton;
/** `<footlight-quality-menu>` as a component, which defines the element; its ref is the element. */
export const FootlightQualityMenu: typeof QualityMenu = QualityMenu;
/** `<footlight-remote-button>` as a component, which defines the element; its ref is the element. */
export const FootlightRemoteButton: typeof RemoteButton = RemoteButton;
/** `<footlight-seek-bar>` as a component, which defines the element; its ref is the element. */
export const FootlightSeekBar: typeof SeekBar = SeekBar;
/** `<footlight-seek-button>` as a component, which defines the element; its ref is the element. */
export const FootlightSeekButton: typeof SeekButton = SeekButton;
/** `<footlight-settings-menu>` as a component, which defines the element; its ref is the element. */
export const FootlightSettingsMenu: typeof SettingsMenu = SettingsMenu;
/** `<footlight-speed-menu>` as a component, which defines the element; its ref is the element. */
export const FootlightSpeedMenu: typeof SpeedMenu = SpeedMenu;
/** `<footlight-time-display>` as a component, which defines the element; its ref is the element. */
export const FootlightTimeDisplay: typeof TimeDisplay = TimeDisplay;
/** `<footlight-tracks-menu>` as a component, which defines the element; its ref is the element. */
export const FootlightTracksMenu: typeof TracksMenu = TracksMenu;
/** `<footlight-video-title>` as a component, which defines the element; its ref is the element. */
export const FootlightVideoTitle: typeof VideoTitle = VideoTitle;
/** `<footlight-volume-range>` as a component, which defines the element; its ref is the element. */
export const FootlightVolumeRange: typeof VolumeRange = VolumeRange;
