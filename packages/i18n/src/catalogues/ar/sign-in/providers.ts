import type { Translated } from '../../../translate.js';
import type { providers as english } from '../../en/sign-in/providers.js';

export const providers: Translated<typeof english> = {
  viewerWithoutName: 'مشاهد',
  orContinueWith: 'أو',
  continueWith: 'المتابعة باستخدام {{provider}}',
  providerRefusedTitle: 'لم يكتمل تسجيل الدخول',
  providerCancelled: 'ألغيت تسجيل الدخول. لم يتغير شيء.',
  providerAnswerOld: 'لم يبدأ تسجيل الدخول هذا في علامة التبويب هذه أو استغرق وقتًا طويلًا. ابدأ من جديد.',
  providerSorry: 'عذرًا، حدث خطأ ما.',
  providerStartAgain: 'العودة إلى تسجيل الدخول',
  accountConflictTitle: 'لهذا العنوان حساب بالفعل',
  accountConflictText:
    'يوجد حساب بهذا البريد الإلكتروني. سجّل الدخول بطريقتك المعتادة، ويمكنك ربط {{provider}} بعد ذلك.',
  signInToLink: 'سجّل الدخول لربط {{provider}}',
  signedInAlready: 'لقد سجّلت الدخول',
  signedInAlreadyText: 'سجّلت الدخول باسم {{name}}. لاستخدام حساب آخر، سجّل الخروج أولًا.',
  signedInContinue: 'متابعة',
  signedInLink: 'ربط طريقة أخرى لتسجيل الدخول',
  cannotLinkAccount: 'لا يمكن ربط حساب {{provider}} هذا: فهو تابع لحساب آخر أو أن لحسابك واحدًا بالفعل.',
  accountMergeTitle: 'لديك حسابان',
  accountMergeKept:
    'تسجيل الدخول هذا عبر {{provider}} تابع لحساب آخر لك. يمكنك الاحتفاظ بأحد الحسابين وتسجيل الدخول إليه عبر {{provider}}.',
  accountMergeRefused:
    'تسجيل الدخول هذا عبر {{provider}} تابع لحساب آخر، ولا يمكن لأي منهما التخلي عنه: لكليهما باقات أو مدفوعات، أو لا يمكن استخدام أحدهما. يُرجى التواصل معنا.',
  accountMergeChoose: 'اختر الحساب الذي تحتفظ به',
  logoutAndContinue: 'تسجيل الخروج والمتابعة',
  linkAccountTitle: 'هل تريد ربط حساب لديك بالفعل؟',
  linkAccountText:
    'إذا كان لديك حساب بكلمة مرور فاربطه الآن واستخدم الطريقتين لتسجيل الدخول. وإلا فسيُنشأ حساب جديد.',
  linkAccount: 'ربط حسابي',
  skipLinking: 'تخطٍّ',
  openingApp: 'جارٍ فتح التطبيق…',
  openApp: 'فتح التطبيق',
  licencePartnerTitle: 'المتابعة بترخيص شريكك',
  licencePartnerText: 'أرسلك شريكك إلى هنا لتسجيل الدخول. تابع فقط إذا كنت أنت من بدأ ذلك.',
  licencePartnerContinue: 'متابعة',
  passwordKeptByProvider: 'كلمة مرورك محفوظة لدى {{provider}}. غيّرها هناك.',
  firebaseSignInLead: 'ادخل بحسابك في {{provider}}.',
  firebaseSignUpTitle: 'إنشاء حساب في {{provider}}',
  firebaseSignUpLead: 'حساب تدخل به هنا وفي تطبيقاتنا.',
  firebaseSignUp: 'إنشاء حساب',
  firebaseToSignIn: 'لديك حساب؟ سجّل الدخول',
  firebaseToSignUp: 'جديد هنا؟ أنشئ حسابًا',
  firebaseBlocked: 'لم يسمح {{provider}} بدخول هذا الحساب.',
  firebasePasswordHint: '6 أحرف على الأقل',
  appCheckFailedWeb: 'تعذر التحقق من هذا المتصفح. أعد تحميل الصفحة وحاول مرة أخرى.',
  providerContinueLead: 'تتابع لدى {{provider}} ثم تعود مباشرة.',
  accountExistsWithDifferentProvider:
    'هذا البريد الإلكتروني يسجّل الدخول باستخدام {{provider}}. سجّل الدخول بتلك الطريقة.',
  accountConflictKept:
    'لقد أثبتّ أن حساب {{provider}} هذا لك. يوجد بالفعل حساب ببريده الإلكتروني: سجّل الدخول إليه خلال 15 دقيقة وسنسألك إن كنت تريد ربط {{provider}}.',
};
