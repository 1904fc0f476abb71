import type { Programme } from '@footlight/domain';
import type { GuideCardLabelKey, Translate } from '@footlight/i18n';
import { programmeTimes } from '@footlight/ui';
import type { ShownGuideCard } from './use-guide-card.js';

/** The content of a guide card as one text, for screen readers. */
export const guideCardLabels = (
  { subject, now, next }: ShownGuideCard,
  language: string,
  t: Translate<GuideCardLabelKey>,
): string => {
  const linesFor = (key: 'guideCardSaid' | 'guideCardSaidNext', programme: Programme | null): string[] =>
    programme === null ? [] : [t(key, { title: programme.title, time: programmeTimes(programme, language) })];
  const lines = [...linesFor('guideCardSaid', now), ...linesFor('guideCardSaidNext', next)];
  return (lines.length > 0 ? lines : [subject.description || t('guideCardEmpty')]).join(' ');
};
