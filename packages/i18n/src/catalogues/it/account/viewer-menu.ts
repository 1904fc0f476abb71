import type { viewerMenu as english } from '../../en/account/viewer-menu.js';
import type { Translated } from '../../../translate.js';

export const viewerMenu: Translated<typeof english> = {
  myAccount: 'Account',
  profilesSwitch: 'Cambia profilo',
  historyTitle: 'Cronologia',
  impersonationBanner: '{{admin}} sta vedendo l’account di {{name}} fino alle {{time}}.',
  impersonationEnd: 'Interrompi',
};
