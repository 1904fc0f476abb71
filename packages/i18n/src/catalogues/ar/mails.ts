import type { Translated } from '../../translate.js';
import type { mails as english } from '../en/mails.js';

export const mails: Translated<typeof english> = {
  mailSentBy: 'أرسلته {{product}}. لا تُقرأ الردود على هذا العنوان.',
  mailSentByAnswered: 'أرسلته {{product}}.',
  mailLinkInFull: 'إن لم يعمل الزر فانسخ هذا العنوان إلى متصفحك:',
  mailNotYou: 'إن لم تطلب هذا فتجاهل الرسالة. لن يتغير شيء.',

  mailResetSubject: 'اختر كلمة مرور جديدة في {{product}}',
  mailResetHeading: 'اختر كلمة مرور جديدة',
  mailResetText: 'طلب أحدهم كلمة مرور جديدة للحساب {{email}}. اخترها بهذا الزر.',
  mailResetButton: 'اختيار كلمة مرور جديدة',
  mailResetEnds: 'يعمل الرابط مرة واحدة خلال {{minutes}} دقيقة.',

  mailPasswordChangedSubject: 'تم تغيير كلمة مرورك في {{product}}',
  mailPasswordChangedHeading: 'تم تغيير كلمة مرورك',
  mailPasswordChangedText: 'تغيّرت كلمة مرور الحساب {{email}} قبل قليل، وسُجّل خروج الحساب من أجهزته الأخرى.',
  mailPasswordChangedNotYou: 'لم تكن أنت؟ اختر كلمة مرور جديدة فورًا.',

  mailConfirmSubject: 'أكّد بريدك الإلكتروني في {{product}}',
  mailConfirmHeading: 'أكّد بريدك الإلكتروني',
  mailConfirmText: 'مرحبًا بك في {{product}}. أكّد أن {{email}} عنوانك.',
  mailConfirmButton: 'تأكيد البريد الإلكتروني',
  mailConfirmEnds: 'يعمل الرابط مرة واحدة خلال {{days}} أيام.',

  mailMagicSubject: 'رابط تسجيل دخولك إلى {{product}}',
  mailMagicHeading: 'تسجيل الدخول',
  mailMagicText: 'ادخل إلى الحساب {{email}} بهذا الزر. لا حاجة إلى كلمة مرور.',
  mailMagicButton: 'تسجيل الدخول',
  mailMagicEnds: 'يعمل الرابط مرة واحدة خلال {{minutes}} دقيقة. لا تشاركه مع أحد.',

  mailEmailChangeSubject: 'أكّد بريدك الإلكتروني الجديد في {{product}}',
  mailEmailChangeHeading: 'أكّد بريدك الإلكتروني الجديد',
  mailEmailChangeText:
    'طلب أحدهم نقل حساب في {{product}} إلى {{email}}. أكّد ذلك بهذا الزر. حتى ذلك الحين يحتفظ الحساب بعنوانه الحالي.',
  mailEmailChangeButton: 'تأكيد البريد الجديد',
  mailEmailChangeEnds: 'يعمل الرابط مرة واحدة خلال {{minutes}} دقيقة.',

  mailEmailAskedSubject: 'طُلب بريد إلكتروني جديد لحسابك في {{product}}',
  mailEmailAskedHeading: 'طُلب بريد إلكتروني جديد',
  mailEmailAskedText:
    'طلب شخص يعرف كلمة مرورك نقل الحساب {{email}} إلى عنوان آخر. يتم النقل عند فتح الرابط في الرسالة المرسلة إلى ذلك العنوان.',
  mailEmailAskedNotYou: 'لم تكن أنت؟ اختر كلمة مرور جديدة الآن، فيتوقف الرابط عن العمل.',

  mailSecuritySubject: 'تغيّر تسجيل الدخول إلى حسابك في {{product}}',
  mailSecurityHeading: 'تغيّر تسجيل دخولك',
  mailSecurityNotYou: 'لم تكن أنت؟ اختر كلمة مرور جديدة فورًا وراجع أمان حسابك.',
  mailTwoStepOn: 'فُعّل التحقق بخطوتين في الحساب {{email}}.',
  mailTwoStepOff: 'أُوقف التحقق بخطوتين في الحساب {{email}}.',
  mailPasskeyAdded: 'أُضيف مفتاح مرور إلى الحساب {{email}}.',
  mailPasskeyRemoved: 'أُزيل مفتاح مرور من الحساب {{email}}.',

  mailGiftSubject: 'وصلتك هدية من {{product}}',
  mailGiftHeading: 'هدية لك',
  mailGiftHeadingNamed: 'هدية إلى {{name}}',
  mailGiftText: 'أُهديت إليك {{item}}.',
  mailGiftTextFrom: 'أهداك {{giver}} {{item}}.',
  mailGiftCode: 'رمزك: {{code}}',
  mailGiftButton: 'استرداد هديتك',
  mailGiftUntil: 'صالحة حتى {{date}}. يمكن لمن لديه الرمز استردادها مرة واحدة.',
  mailReceiptSubject: 'إيصالك من {{product}}',
  mailReceiptHeading: 'شكرًا لك',
  mailReceiptText: 'دفعت {{amount}} مقابل {{item}} بتاريخ {{date}}.',
  mailReceiptTax: 'الضريبة المشمولة: {{tax}}.',
  mailReceiptNumber: 'رقم الدفعة: {{number}}',
  mailReceiptButton: 'عرض مدفوعاتك',
  mailRenewalFailedSubject: 'تعذّر تجديد {{item}}',
  mailRenewalFailedHeading: 'راجع بيانات الدفع',
  mailRenewalFailedText: 'لم تكتمل دفعة {{item}}. حدّث بيانات الدفع قبل {{date}} لمواصلة المشاهدة.',
  mailRenewalFailedButton: 'تحديث بيانات الدفع',
};
