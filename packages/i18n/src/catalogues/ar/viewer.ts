import type { viewer as english } from '../en/viewer.js';
import type { Translated } from '../../translate.js';

export const viewer: Translated<typeof english> = {
  myAccount: 'الحساب',
  profilesSwitch: 'تبديل الملف الشخصي',
  historyTitle: 'السجل',
  impersonationBanner: '{{admin}} يستعرض حساب {{name}} حتى {{time}}.',
  impersonationEnd: 'إنهاء',
};
