import type { Translated } from '../../../translate.js';
import type { guideCard as english } from '../../en/guide/guide-card.js';

export const guideCard: Translated<typeof english> = {
  guideCardOf: '{{name}}: ما يُعرض',
  guideCardLive: 'مباشر',
  guideCardNow: 'يُعرض الآن',
  guideCardNext: 'التالي',
  guideCardLeft: 'متبقٍّ {{time}}',
  guideCardWatch: 'شاهد',
  guideCardWatchOf: 'شاهد {{name}}',
  guideCardDetails: 'التفاصيل',
  guideCardDetailsOf: 'التفاصيل: {{title}}، {{time}}',
  guideCardClose: 'إغلاق',
  guideCardLoading: 'جارٍ تحميل ما يُعرض',
  guideCardEmpty: 'لا برنامج معلنًا في هذه اللحظة.',
  guideCardFailed: 'تعذّر تحميل ما يُعرض.',
  guideCardFailedHint: 'بقية الصفحة تعمل.',
  guideCardRetry: 'أعد المحاولة',
  guideCardEpisode: 'الحلقة {{episode}}',
  guideCardSeasonEpisode: 'الموسم {{season}}، الحلقة {{episode}}',
  guideCardNew: 'جديد',
  guideCardPremiere: 'عرض أول',
  guideCardRepeat: 'إعادة',
  guideCardProgress: 'ما انقضى منه',
  guideCardSaid: 'يُعرض الآن: {{title}}، {{time}}.',
  guideCardSaidNext: 'التالي: {{title}}، {{time}}.',
  guideCardStartOver: 'شاهد من البداية',
};
