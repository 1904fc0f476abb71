import type { Translated } from '../../translate.js';
import type { account as english } from '../en/account.js';

export const account: Translated<typeof english> = {
  signInTitle: 'مرحبًا بعودتك',
  signInLead: 'سجّل الدخول وتابع من حيث توقفت.',
  signInToWatchLeadOf: 'يبدأ «{{title}}» فور تسجيل دخولك.',
  signInToWatchLead: 'سجّل الدخول وسيبدأ التشغيل.',
  signUpTitle: 'أنشئ حسابك',
  signUpLead: 'الحساب يحفظ قائمتك وموضعك في كل فيلم.',
  email: 'البريد الإلكتروني',
  password: 'كلمة المرور',
  passwordHint: '10 أحرف على الأقل',
  name: 'الاسم',
  showPassword: 'إظهار كلمة المرور أثناء الضغط',
  signingIn: 'جارٍ تسجيل الدخول …',
  signingUp: 'جارٍ إنشاء حسابك …',
  noAccountYet: 'ليس لديك حساب بعد؟',
  alreadyAccount: 'لديك حساب بالفعل؟',
  pleaseProvideYourName: 'أخبرنا باسمك.',
  pleaseProvideValidEmail: 'لا يبدو هذا عنوان بريد إلكتروني.',
  pleaseProvideYourEmail: 'أدخل بريدك الإلكتروني.',
  passwordTooShort: 'استخدم 10 أحرف على الأقل.',
  signedOutTitle: 'سجّلت الخروج',
  signedOutText: 'نراك قريبًا.',
};
