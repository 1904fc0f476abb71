import type { viewer as english } from '../en/viewer.js';
import type { Translated } from '../../translate.js';

export const viewer: Translated<typeof english> = {
  myAccount: 'Conta',
  profilesSwitch: 'Mudar de perfil',
  historyTitle: 'Histórico',
  impersonationBanner: '{{admin}} está a ver a conta de {{name}} até às {{time}}.',
  impersonationEnd: 'Terminar',
};
