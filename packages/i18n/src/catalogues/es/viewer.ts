import type { viewer as english } from '../en/viewer.js';
import type { Translated } from '../../translate.js';

export const viewer: Translated<typeof english> = {
  myAccount: 'Cuenta',
  profilesSwitch: 'Cambiar de perfil',
  historyTitle: 'Historial',
  impersonationBanner: '{{admin}} está viendo la cuenta de {{name}} hasta las {{time}}.',
  impersonationEnd: 'Terminar',
};
