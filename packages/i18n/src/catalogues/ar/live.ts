import type { Translated } from '../../translate.js';
import type { live as english } from '../en/live.js';

export const live: Translated<typeof english> = {
  liveNow: 'مباشر الآن',
  liveNowPanel: 'مباشر الآن',
  liveNowClose: 'إغلاق',
  liveNowLoading: 'جارٍ تحميل البث المباشر',
  liveNowEmpty: 'لا يوجد بث مباشر في هذه اللحظة.',
  liveNowEmptyHint: 'تظهر الفعاليات هنا لحظة بدئها.',
  liveNowFailed: 'تعذّر تحميل البث المباشر.',
  liveNowFailedHint: 'بقية الصفحة تعمل. نواصل المحاولة.',
  liveNowRetry: 'أعد المحاولة',
  liveNowChip: 'مباشر',
  liveNowAiring: 'الآن: {{title}}',
  liveNowUntil: 'حتى {{time}}',
};
