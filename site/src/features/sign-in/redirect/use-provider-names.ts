import { useLabels } from '@footlight/ui';
import { useSite } from '../../../app/site-context.js';
import { providerLabel, type RealmProvider } from './redirect-providers.js';

/** Names that the service gives providers that are linked, or that bill a plan. */
interface Named {
  readonly provider: string;
  readonly clientName?: string | null;
}

/** Clients of Adobe, which many TV providers share. */
const OF_MANY: ReadonlySet<string> = new Set(['ADOBE', 'ADOBE_DCR']);

/** How a provider is called on the site: the realm's title for it, else its brand, never its name in the file (SIGN-203). */
export const useProviderNames = (): ((of: Named) => string) => {
  const { t } = useLabels();
  const { providers } = useSite().realm.signIn;
  return ({ provider, clientName = null }) => {
    const known = providers.find(
      (one) => one.name === provider && (clientName === null || one.clientName === clientName),
    );
    if (OF_MANY.has(provider)) return known?.label ?? t('tvProviderName');
    return providerLabel(
      known ?? { name: provider as RealmProvider['name'], clientName: clientName ?? provider },
    );
  };
};
