import type { viewerMenu as english } from '../../en/account/viewer-menu.js';
import type { Translated } from '../../../translate.js';

export const viewerMenu: Translated<typeof english> = {
  myAccount: 'Conta',
  profilesSwitch: 'Mudar de perfil',
  historyTitle: 'Histórico',
  impersonationBanner: '{{admin}} está a ver a conta de {{name}} até às {{time}}.',
  impersonationEnd: 'Terminar',
};
