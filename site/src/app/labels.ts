import { loadCatalogue, type LabelKey, type LabelValues } from '@footlight/i18n';
import type { LabelsValue } from '@footlight/ui';
import { createInstance } from 'i18next';

/**
 * Words for the components: the service's labels over the built-in catalogue, which is only fetched where
 * the service gave none (“Label fetch with non-200 answer: empty translations”, specification 000 §8).
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
  // A page asks for most of its words as they stand, and for many of them: those need no rules.
  const asTheyStand = (key: LabelKey): string | undefined => {
    const held = words[key];
    return held?.includes('{{') === true || held?.includes('$t(') === true ? undefined : held;
  };
  return {
    language,
    direction,
    // A language may have more plural forms than a catalogue gives: then the general one does.
    t: (key: LabelKey, values?: LabelValues) =>
      values === undefined
        ? (asTheyStand(key) ?? instance.t(key))
        : instance.t('count' in values ? [key, `${key}_other`] : key, { ...values }),
  };
};
