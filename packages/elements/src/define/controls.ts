import {
  FootlightCaptionsButton,
  FootlightChaptersMenu,
  FootlightControls,
  FootlightFullscreenButton,
  FootlightLiveBadge,
  FootlightMuteButton,
  FootlightNextButton,
  FootlightPictureInPictureButton,
  FootlightPlayButton,
  FootlightPreviousButton,
  FootlightQualityMenu,
  FootlightRemoteButton,
  FootlightSeekBar,
  FootlightSeekButton,
  FootlightSettingsMenu,
  FootlightSpeedMenu,
  FootlightTimeDisplay,
  FootlightTracksMenu,
  FootlightVideoTitle,
  FootlightVolumeRange,
  defineControlParts,
} from '@footlight/player/controls';
import { hasDom, safeDefine } from '../safe-define.js';

if (hasDom()) defineControlParts();
// Groups are first: their content is upgraded after them.
safeDefine('footlight-controls', () => FootlightControls);
safeDefine('footlight-captions-button', () => FootlightCaptionsButton);
safeDefine('footlight-chapters-menu', () => FootlightChaptersMenu);
safeDefine('footlight-fullscreen-button', () => FootlightFullscreenButton);
safeDefine('footlight-live-badge', () => FootlightLiveBadge);
safeDefine('footlight-mute-button', () => FootlightMuteButton);
safeDefine('footlight-next-button', () => FootlightNextButton);
safeDefine('footlight-picture-in-picture-button', () => FootlightPictureInPictureButton);
safeDefine('footlight-play-button', () => FootlightPlayButton);
safeDefine('footlight-previous-button', () => FootlightPreviousButton);
safeDefine('footlight-quality-menu', () => FootlightQualityMenu);
safeDefine('footlight-remote-button', () => FootlightRemoteButton);
safeDefine('footlight-seek-bar', () => FootlightSeekBar);
safeDefine('footlight-seek-button', () => FootlightSeekButton);
safeDefine('footlight-settings-menu', () => FootlightSettingsMenu);
safeDefine('footlight-speed-menu', () => FootlightSpeedMenu);
safeDefine('footlight-time-display', () => FootlightTimeDisplay);
safeDefine('footlight-tracks-menu', () => FootlightTracksMenu);
safeDefine('footlight-video-title', () => FootlightVideoTitle);
safeDefine('footlight-volume-range', () => FootlightVolumeRange);
