import { createTranslate, loadCatalogue, type LabelKey, type Labels, type Translate } from '@footlight/i18n';
import { useEffect, useState } from 'react';

/** When words that did not come are asked for again. */
const AGAIN_MS = 4000;

/**
 * The words of a language, once they are there; null until then.
 * @param load a part of the words, where a whole catalogue would be too much
 */
export const useWords = <Key extends string = LabelKey>(
  language: string,
  load: (language: string) => Promise<Labels> = loadCatalogue,
): Translate<Key> | null => {
  const [words, setWords] = useState<{ readonly t: Translate<Key> } | null>(null);
  useEffect(() => {
    let isWanted = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = (): void => {
      load(language).then(
        (labels) => {
          if (isWanted) setWords({ t: createTranslate<Key>(labels, language) });
        },
        () => {
          // Without words nothing can be said of it either.
          if (isWanted) timer = setTimeout(ask, AGAIN_MS);
        },
      );
    };
    ask();
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [language, load]);
  return words?.t ?? null;
};
