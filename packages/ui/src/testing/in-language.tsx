import { createTranslate, directionOf, type LabelKey, type Language } from '@footlight/i18n';
import { catalogues } from '@footlight/i18n/catalogues';
import type { ReactNode } from 'react';
import { LabelsProvider, type LabelsValue } from '../labels/labels.js';

/** The real words of a language, as the service hands them out. */
export const labelsOf = (language: Language): LabelsValue => ({
  t: createTranslate<LabelKey>(catalogues[language], language),
  language,
  direction: directionOf(language),
});

/** A component as a page in that language shows it. */
export const inLanguage = (children: ReactNode, language: Language = 'en') => (
  <LabelsProvider value={labelsOf(language)}>{children}</LabelsProvider>
);
