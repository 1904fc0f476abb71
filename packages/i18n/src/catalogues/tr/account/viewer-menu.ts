import type { viewerMenu as english } from '../../en/account/viewer-menu.js';
import type { Translated } from '../../../translate.js';

export const viewerMenu: Translated<typeof english> = {
  myAccount: 'Hesap',
  profilesSwitch: 'Profil değiştir',
  historyTitle: 'Geçmiş',
  impersonationBanner: '{{admin}}, {{name}} hesabını görüntülüyor (bitiş: {{time}}).',
  impersonationEnd: 'Durdur',
};
