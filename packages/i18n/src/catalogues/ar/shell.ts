import type { Translated } from '../../translate.js';
import type { shell as english } from '../en/shell.js';

export const shell: Translated<typeof english> = {
  skipToContent: 'انتقل إلى المحتوى',
  mainMenu: 'القائمة الرئيسية',
  openMenu: 'القائمة',
  closePanel: 'إغلاق',
  moreMenu: 'المزيد',
  welcomeTitle: 'سعداء برؤيتك',
  welcomeText: 'قوائمك، والموضع الذي توقفت عنده، ترافقك على كل شاشة. مجانًا.',
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
  offlineTitle: 'أنت غير متصل بالإنترنت',
  offlineText: 'لا يمكن تشغيل أي شيء بلا اتصال. عند عودتك ستجد كل شيء حيث تركته.',
  siteDescription: 'أفلام ومسلسلات وأحداث مباشرة، جاهزة للمشاهدة.',
  credits: '{{name}}',
};
