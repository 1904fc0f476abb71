import { createTranslate, loadCatalogue, type LabelKey, type LabelValues } from '@footlight/i18n';
import type { LabelsValue } from '@footlight/ui';
import { createInstance } from 'i18next';

/**
 * Words for the components: the service's labels over the built-in catalogue, which is only fetched where
 * the service gave none (PAGE-20).
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
    // A language may have more plural forms than a catalogue gives: then the general one does.
    instance.t('count' in values ? [key, `${key}_other`] : key, { ...values });
  // A page asks for many words at once, and most of them have no number and name no others: those need no rules.
  const simply = createTranslate<LabelKey>(words, language);
  const t: LabelsValue['t'] = (key, values = {}) => {
    if ('count' in values || words[key]?.includes('$t(') !== false) return rules(key, values);
    const text = simply(key, values);
    return text.includes('{{') ? rules(key, values) : text;
  };
  return { language, direction, t };
};
