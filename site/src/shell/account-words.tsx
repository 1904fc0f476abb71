import { createTranslate, loadAccountCatalogue, type AccountLabelKey, type Translate } from '@footlight/i18n';
import { useLabels } from '@footlight/ui';
import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import { WaitingPage } from './waiting-page.js';

export type AccountTranslate = Translate<AccountLabelKey>;

const WordsContext = createContext<AccountTranslate>((key) => key);

export const useAccountWords = (): AccountTranslate => use(WordsContext);

type Loading =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly t: AccountTranslate }
  | { readonly status: 'failed'; readonly cause: unknown };

/** Gives everything below it the words of the account, which pages of guests do not have. */
export const AccountWords = ({ children }: { readonly children: ReactNode }) => {
  const { language } = useLabels();
  const [loading, setLoading] = useState<Loading>({ status: 'loading' });
  useEffect(() => {
    let isWanted = true;
    loadAccountCatalogue(language).then(
      (labels) => {
        if (isWanted) setLoading({ status: 'ready', t: createTranslate<AccountLabelKey>(labels, language) });
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
