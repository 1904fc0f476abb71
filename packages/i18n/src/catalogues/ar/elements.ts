import type { Translated } from '../../translate.js';
import type { elements as english } from '../en/elements.js';

export const elements: Translated<typeof english> = {
  liveNow: 'مباشر الآن',
  liveNowCount_zero: 'لا فعاليات مباشرة الآن',
  liveNowCount_one: 'فعالية واحدة مباشرة الآن',
  liveNowCount_two: 'فعاليتان مباشرتان الآن',
  liveNowCount_few: '{{count}} فعاليات مباشرة الآن',
  liveNowCount_many: '{{count}} فعالية مباشرة الآن',
  liveNowCount_other: '{{count}} فعالية مباشرة الآن',
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
