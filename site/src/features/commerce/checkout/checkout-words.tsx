import {
  createTranslate,
  loadCheckoutCatalogue,
  type CheckoutLabelKey,
  type Translate,
} from '@footlight/i18n';
import { useLabels } from '@footlight/ui';
import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import { NotFetched } from '../../../app/lazy-page.js';
import { WaitingPage } from '../../../shell/pages/waiting-page.js';

export type CheckoutTranslate = Translate<CheckoutLabelKey>;

const WordsContext = createContext<CheckoutTranslate>((key) => key);

export const useCheckoutWords = (): CheckoutTranslate => use(WordsContext);

type Loading =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly t: CheckoutTranslate }
  | { readonly status: 'failed'; readonly cause: unknown };

/** Provides the checkout labels, which are a separate chunk, to its children. */
export const CheckoutWords = ({ children }: { readonly children: ReactNode }) => {
  const { language } = useLabels();
  const [loading, setLoading] = useState<Loading>({ status: 'loading' });
  useEffect(() => {
    let isWanted = true;
    loadCheckoutCatalogue(language).then(
      (labels) => {
        if (isWanted) setLoading({ status: 'ready', t: createTranslate<CheckoutLabelKey>(labels, language) });
      },
      (cause: unknown) => {
        if (isWanted) setLoading({ status: 'failed', cause });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [language]);
  // Handled by the route's error page, like a page whose code failed to load.
  if (loading.status === 'failed') throw new NotFetched(loading.cause);
  return loading.status === 'loading' ? (
    <WaitingPage />
  ) : (
    <WordsContext value={loading.t}>{children}</WordsContext>
  );
};
