import type { viewerMenu as english } from '../../en/account/viewer-menu.js';
import type { Translated } from '../../../translate.js';

export const viewerMenu: Translated<typeof english> = {
  myAccount: 'Konto',
  profilesSwitch: 'Przełącz profil',
  historyTitle: 'Historia',
  impersonationBanner: '{{admin}} przegląda konto {{name}} do {{time}}.',
  impersonationEnd: 'Zakończ',
};
