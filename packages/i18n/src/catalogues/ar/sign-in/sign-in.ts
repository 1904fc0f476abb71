import type { Translated } from '../../../translate.js';
import type { signIn as english } from '../../en/sign-in/sign-in.js';

export const signIn: Translated<typeof english> = {
  signInTitle: 'تسجيل الدخول',
  signInLead: 'سجّل الدخول وتابع من حيث توقفت.',
  signInToWatchLeadOf: 'يبدأ «{{title}}» فور تسجيل دخولك.',
  signInToWatchLead: 'سجّل الدخول وسيبدأ التشغيل.',
  signUpTitle: 'أنشئ حسابك',
  signUpLead: 'احفظ العناوين في قائمتك وتابع من حيث توقفت على أي شاشة.',
  email: 'البريد الإلكتروني',
  password: 'كلمة المرور',
  passwordHint: '10 أحرف على الأقل',
  name: 'الاسم',
  showPassword: 'إظهار كلمة المرور أثناء الضغط',
  signingIn: 'جارٍ تسجيل الدخول …',
  signingUp: 'جارٍ إنشاء حسابك …',
  noAccountYet: 'ليس لديك حساب بعد؟',
  alreadyAccount: 'لديك حساب بالفعل؟',
  pleaseProvideYourName: 'اكتب اسمك.',
  pleaseProvideValidEmail: 'أدخل عنوان بريد إلكتروني صالحًا.',
  pleaseProvideYourEmail: 'أدخل بريدك الإلكتروني.',
  passwordTooShort: 'استخدم 10 أحرف على الأقل.',
  signedOutTitle: 'سجّلت الخروج',
  signedOutText: 'نراك قريبًا.',
};
