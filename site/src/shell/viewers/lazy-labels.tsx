import { createTranslate, type Labels, type Translate } from '@footlight/i18n';
import { useLabels } from '@footlight/ui';
import {
  createContext,
  lazy,
  Suspense,
  use,
  useMemo,
  type LazyExoticComponent,
  type ComponentType,
  type ReactNode,
} from 'react';
import { NotFetched } from '../../app/lazy-page.js';
import { WaitingPage } from '../pages/waiting-page.js';

type Provider = LazyExoticComponent<ComponentType<{ readonly children: ReactNode }>>;

/**
 * Creates a provider of labels that are loaded when it is first rendered, and the hook that reads them. The service
 * waits for them, and the browser keeps the service's markup until it has them. A failure to load is thrown to the
 * route's error page, like a page's code that fails to load; the next page with these labels tries again.
 */
export const createLazyLabels = <K extends string>(load: (language: string) => Promise<Labels>) => {
  const LabelsContext = createContext<Translate<K>>((key) => key);
  const providers = new Map<string, Provider>();

  const providerIn = (language: string): Provider => {
    const started = providers.get(language);
    if (started !== undefined) return started;
    const provider = lazy(async () => {
      try {
        const t = createTranslate<K>(await load(language), language);
        return {
          default: ({ children }: { readonly children: ReactNode }) => (
            <LabelsContext value={t}>{children}</LabelsContext>
          ),
        };
      } catch (cause) {
        // `lazy` keeps a failure.
        providers.delete(language);
        throw new NotFetched(cause);
      }
    });
    providers.set(language, provider);
    return provider;
  };

  const LabelsProvider = ({
    waiting,
    children,
  }: {
    /** Rendered while loading; a full-page placeholder by default. */
    readonly waiting?: ReactNode;
    readonly children: ReactNode;
  }) => {
    const { language } = useLabels();
    // Kept outside the boundary: React renders again after a failure, which must not load again.
    const Provided = useMemo(() => providerIn(language), [language]);
    return (
      <Suspense fallback={waiting === undefined ? <WaitingPage /> : waiting}>
        <Provided>{children}</Provided>
      </Suspense>
    );
  };

  return { LabelsProvider, useLazyLabels: (): Translate<K> => use(LabelsContext) };
};
