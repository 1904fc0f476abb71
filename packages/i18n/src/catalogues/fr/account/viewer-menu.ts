import type { viewerMenu as english } from '../../en/account/viewer-menu.js';
import type { Translated } from '../../../translate.js';

export const viewerMenu: Translated<typeof english> = {
  myAccount: 'Compte',
  profilesSwitch: 'Changer de profil',
  historyTitle: 'Historique',
  impersonationBanner: '{{admin}} consulte le compte de {{name}} jusqu’à {{time}}.',
  impersonationEnd: 'Arrêter',
};
