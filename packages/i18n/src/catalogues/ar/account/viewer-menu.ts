import type { viewerMenu as english } from '../../en/account/viewer-menu.js';
import type { Translated } from '../../../translate.js';

export const viewerMenu: Translated<typeof english> = {
  myAccount: 'الحساب',
  profilesSwitch: 'تبديل الملف الشخصي',
  historyTitle: 'السجل',
  impersonationBanner: '{{admin}} يستعرض حساب {{name}} حتى {{time}}.',
  impersonationEnd: 'إنهاء',
};
