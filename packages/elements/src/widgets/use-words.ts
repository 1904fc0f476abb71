import { createTranslate, loadCatalogue, type LabelKey, type Translate } from '@footlight/i18n';
import { useEffect, useState } from 'react';

/** The words of a language, once they are there; null until then. */
export const useWords = (language: string): Translate<LabelKey> | null => {
  const [words, setWords] = useState<{ readonly t: Translate<LabelKey> } | null>(null);
  useEffect(() => {
    let isWanted = true;
    void loadCatalogue(language).then((labels) => {
      if (isWanted) setWords({ t: createTranslate<LabelKey>(labels, language) });
    });
    return () => {
      isWanted = false;
    };
  }, [language]);
  return words?.t ?? null;
};
