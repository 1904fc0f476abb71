import type { viewerMenu as english } from '../../en/account/viewer-menu.js';
import type { Translated } from '../../../translate.js';

export const viewerMenu: Translated<typeof english> = {
  myAccount: 'Konto',
  profilesSwitch: 'Profil wechseln',
  historyTitle: 'Verlauf',
  impersonationBanner: '{{admin}} sieht sich bis {{time}} das Konto von {{name}} an.',
  impersonationEnd: 'Beenden',
};
