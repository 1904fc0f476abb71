import { createTranslate, type Labels, type Translate } from '@footlight/i18n';
import { useLabels } from '@footlight/ui';
import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import { NotFetched } from '../../app/lazy-page.js';
import { WaitingPage } from '../pages/waiting-page.js';

type Loading<K extends string> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly t: Translate<K> }
  | { readonly status: 'failed'; readonly cause: unknown };

/**
 * Creates a provider of labels that are loaded when it mounts, and the hook that reads them. A failure to load is
 * thrown to the route's error page, like a page's code that fails to load.
 */
export const createLazyLabels = <K extends string>(load: (language: string) => Promise<Labels>) => {
  const LabelsContext = createContext<Translate<K>>((key) => key);

  const LabelsProvider = ({
    waiting,
    children,
  }: {
    /** Rendered while loading; a full-page placeholder by default. */
    readonly waiting?: ReactNode;
    readonly children: ReactNode;
  }) => {
    const { language } = useLabels();
    const [loading, setLoading] = useState<Loading<K>>({ status: 'loading' });
    useEffect(() => {
      let isWanted = true;
      load(language).then(
        (labels) => {
          if (isWanted) setLoading({ status: 'ready', t: createTranslate<K>(labels, language) });
        },
        (cause: unknown) => {
          if (isWanted) setLoading({ status: 'failed', cause });
        },
      );
      return () => {
        isWanted = false;
      };
    }, [language]);
    if (loading.status === 'failed') throw new NotFetched(loading.cause);
    return loading.status === 'loading' ? (
      waiting === undefined ? (
        <WaitingPage />
      ) : (
        waiting
      )
    ) : (
      <LabelsContext value={loading.t}>{children}</LabelsContext>
    );
  };

  return { LabelsProvider, useLazyLabels: (): Translate<K> => use(LabelsContext) };
};
