import type { viewerMenu as english } from '../../en/account/viewer-menu.js';
import type { Translated } from '../../../translate.js';

export const viewerMenu: Translated<typeof english> = {
  myAccount: 'Account',
  profilesSwitch: 'Wissel van profiel',
  historyTitle: 'Geschiedenis',
  impersonationBanner: '{{admin}} bekijkt het account van {{name}} tot {{time}}.',
  impersonationEnd: 'Stoppen',
};
