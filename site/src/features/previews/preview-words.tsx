import {
  createTranslate,
  loadPreviewsCatalogue,
  type PreviewLabelKey,
  type Translate,
} from '@footlight/i18n';
import { useLabels } from '@footlight/ui';
import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import { WaitingPage } from '../../shell/waiting-page.js';

export type PreviewTranslate = Translate<PreviewLabelKey>;

const WordsContext = createContext<PreviewTranslate>((key) => key);

export const usePreviewWords = (): PreviewTranslate => use(WordsContext);

type Loading =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly t: PreviewTranslate }
  | { readonly status: 'failed'; readonly cause: unknown };

/** Gives everything below it the words of the previews, which no other page has. */
export const PreviewWords = ({ children }: { readonly children: ReactNode }) => {
  const { language } = useLabels();
  const [loading, setLoading] = useState<Loading>({ status: 'loading' });
  useEffect(() => {
    let isWanted = true;
    loadPreviewsCatalogue(language).then(
      (labels) => {
        if (isWanted) setLoading({ status: 'ready', t: createTranslate<PreviewLabelKey>(labels, language) });
      },
      (cause: unknown) => {
        if (isWanted) setLoading({ status: 'failed', cause });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [language]);
  // As any page whose code did not come.
  if (loading.status === 'failed') throw loading.cause;
  return loading.status === 'loading' ? (
    <WaitingPage />
  ) : (
    <WordsContext value={loading.t}>{children}</WordsContext>
  );
};
