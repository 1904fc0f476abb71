import { defineElements } from '../define-elements.js';
import { PlayerMenu } from './menu.element.js';
import { SettingsMenu } from './settings-menu.element.js';
import { TrackMenu } from './track-menu.element.js';

/** Registers the menus, which are fetched once there is a video to make choices about. */
export const defineMenus = (): void =>
  defineElements({
    'footlight-player-menu': PlayerMenu,
    'footlight-player-settings': SettingsMenu,
    'footlight-player-tracks': TrackMenu,
  });
