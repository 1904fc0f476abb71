import type { viewerMenu as english } from '../../en/account/viewer-menu.js';
import type { Translated } from '../../../translate.js';

export const viewerMenu: Translated<typeof english> = {
  myAccount: 'Cuenta',
  profilesSwitch: 'Cambiar de perfil',
  historyTitle: 'Historial',
  impersonationBanner: '{{admin}} está viendo la cuenta de {{name}} hasta las {{time}}.',
  impersonationEnd: 'Terminar',
};
