import { LabelsProvider, HydrationProvider, type LabelsValue } from '@footlight/ui';
import { useEffect, type ReactNode } from 'react';
import type { Prefetch } from './navigation/prefetch.js';
import { PrefetchProvider } from './navigation/use-prefetch.js';
import { SiteProvider, type Site } from '../app/site-context.js';

/**
 * Providers around the router. The service and the browser render the same tree, so that React's generated ids match.
 */
export const SiteRoot = ({
  site,
  labels,
  prefetch,
  isServerRendered,
  children,
}: {
  readonly site: Site;
  readonly labels: LabelsValue;
  readonly prefetch: Prefetch;
  /** Whether the page is server-rendered or hydrated. */
  readonly isServerRendered: boolean;
  readonly children: ReactNode;
}) => {
  // The effects of the children run first, so all queries of the page are in use by then.
  useEffect(() => site.state.takeOver(), [site]);
  return (
    <LabelsProvider value={labels}>
      <SiteProvider value={site}>
        <PrefetchProvider value={prefetch}>
          <HydrationProvider isServerRendered={isServerRendered}>{children}</HydrationProvider>
        </PrefetchProvider>
      </SiteProvider>
    </LabelsProvider>
  );
};
