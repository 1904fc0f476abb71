import { createTranslate, loadCatalogue, type LabelKey, type LabelValues } from '@footlight/i18n';
import type { LabelsValue } from '@footlight/ui';
import { createInstance } from 'i18next';

/**
 * Creates the labels for the components. The service's labels are used as they are; the built-in catalogue is loaded
 * only if the service sent none (PAGE-20).
 */
export const createLabels = async (
  labels: Readonly<Record<string, string>>,
  language: string,
  direction: 'ltr' | 'rtl',
): Promise<LabelsValue> => {
  const words = Object.keys(labels).length === 0 ? await loadCatalogue(language) : labels;
  const instance = createInstance();
  await instance.init({
    lng: language,
    load: 'currentOnly',
    fallbackLng: false,
    resources: { [language]: { translation: words } },
    interpolation: { escapeValue: false },
    keySeparator: false,
    nsSeparator: false,
  });
  const rules = (key: LabelKey, values: LabelValues): string =>
    // A language may have more plural forms than its catalogue; those fall back to the general form.
    instance.t('count' in values ? [key, `${key}_other`] : key, { ...values });
  // Fast path: most of a page's many labels have neither a count nor references to other labels, and need no plural
  // rules.
  const simply = createTranslate<LabelKey>(words, language);
  const t: LabelsValue['t'] = (key, values = {}) => {
    if ('count' in values || words[key]?.includes('$t(') !== false) return rules(key, values);
    const text = simply(key, values);
    return text.includes('{{') ? rules(key, values) : text;
  };
  return { language, direction, t };
};
