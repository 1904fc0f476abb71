import { createTranslate, loadCatalogue, type LabelKey, type Labels, type Translate } from '@footlight/i18n';
import { useEffect, useState } from 'react';

/** Delay before retrying labels that failed to load. */
const AGAIN_MS = 4000;

/**
 * The labels of a language; null until they have loaded.
 * @param load loads a part of the labels, to avoid loading a whole catalogue
 */
export const useLazyLabels = <Key extends string = LabelKey>(
  language: string,
  load: (language: string) => Promise<Labels> = loadCatalogue,
): Translate<Key> | null => {
  const [loaded, setLoaded] = useState<{ readonly t: Translate<Key> } | null>(null);
  useEffect(() => {
    let isWanted = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const loadLabels = (): void => {
      load(language).then(
        (labels) => {
          if (isWanted) setLoaded({ t: createTranslate<Key>(labels, language) });
        },
        () => {
          // Without labels no error message can be shown either.
          if (isWanted) timer = setTimeout(loadLabels, AGAIN_MS);
        },
      );
    };
    loadLabels();
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [language, load]);
  return loaded?.t ?? null;
};
