import type { Translated } from '../../translate.js';
import type { shell as english } from '../en/shell.js';

export const shell: Translated<typeof english> = {
  skipToContent: 'انتقل إلى المحتوى',
  mainMenu: 'القائمة الرئيسية',
  openMenu: 'القائمة',
  signIn: 'تسجيل الدخول',
  signUp: 'إنشاء حساب',
  signOut: 'تسجيل الخروج',
  accountOf: 'حساب {{name}}',
  language: 'اللغة',
  home: 'الرئيسية',
  retry: 'حاول مرة أخرى',
  goBack: 'العودة',
  goHome: 'إلى الرئيسية',
  loading: 'جارٍ التحميل',
  notFoundTitle: 'لا شيء في هذا العنوان',
  notFoundText: 'ربما نُقلت الصفحة أو في الرابط خطأ. بقية المكان مفتوحة.',
  failedTitle: 'لم تصل هذه الصفحة',
  credits: 'أفلام وموسيقى ورسوم صُنعت لأجل Footlight. كل الأسماء من نسج الخيال.',
};
