import type { factors as english } from '../../en/sign-in/factors.js';
import type { Translated } from '../../../translate.js';

export const factors: Translated<typeof english> = {
  passkeySignIn: 'تسجيل الدخول بمفتاح مرور',
  passkeyNotUsed: 'لم يُستخدم أي مفتاح مرور. حاول مرة أخرى أو استخدم كلمة المرور.',
  factorTitle: 'أدخل الرمز',
  factorLead: 'افتح تطبيق المصادقة وأدخل الأرقام الستة التي يعرضها.',
  factorCode: 'رمز من ستة أرقام',
  factorRecoveryLead: 'أدخل أحد رموز الاسترداد التي حفظتها. يعمل كل رمز مرة واحدة.',
  factorRecoveryCode: 'رمز الاسترداد',
  factorUseRecovery: 'استخدام رمز استرداد',
  factorUseApp: 'استخدام تطبيق المصادقة',
  factorContinue: 'متابعة',
  factorStartOver: 'تسجيل الدخول من جديد',
  factorMissing: 'أدخل الرمز.',
  passkeyOffer: 'سجّل الدخول أسرع في المرة القادمة ببصمتك أو وجهك أو قفل الشاشة.',
  passkeyOfferAdd: 'إضافة مفتاح مرور',
};
