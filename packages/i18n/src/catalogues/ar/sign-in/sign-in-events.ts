import type { signInEvents as english } from '../../en/sign-in/sign-in-events.js';
import type { Translated } from '../../../translate.js';

export const signInEvents: Translated<typeof english> = {
  signInSucceeded: 'تم تسجيل الدخول',
  signInWrongProof: 'كلمة مرور أو رمز أو رابط خاطئ',
  signInLocked: 'مقفل بعد محاولات كثيرة',
  signInSuspended: 'مرفوض: كان الحساب معلّقًا',
  signInConflict: 'مرفوض: العنوان يخص حسابًا آخر',
  signInRefused: 'رفضه المزوّد',
  signInByPassword: 'كلمة المرور',
  signInByPasskey: 'مفتاح المرور',
  signInByLink: 'رابط بالبريد',
  signInByCode: 'رمز أُكِّد على جهاز آخر',
  signInByAdministrator: 'اطّلع مسؤول على الحساب',
  signInOutside: 'مزوّد خارجي',
};
