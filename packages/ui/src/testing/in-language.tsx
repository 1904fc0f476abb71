import { createTranslate, directionOf, type LabelKey, type Language } from '@footlight/i18n';
import { catalogues } from '@footlight/i18n/catalogues';
import type { ReactNode } from 'react';
import { LabelsProvider, type LabelsValue } from '../labels/labels.js';

/** The labels of a language from the catalogues that the service uses. */
export const labelsOf = (language: Language): LabelsValue => ({
  t: createTranslate<LabelKey>(catalogues[language], language),
  language,
  direction: directionOf(language),
});

/** A component rendered in the given language. */
export const inLanguage = (children: ReactNode, language: Language = 'en') => (
  <LabelsProvider value={labelsOf(language)}>{children}</LabelsProvider>
);
