import { LabelsProvider, HydrationProvider, type LabelsValue } from '@footlight/ui';
import { useEffect, type ReactNode } from 'react';
import type { Prefetch } from '../navigation/prefetch.js';
import { PrefetchProvider } from '../shell/navigation/use-prefetch.js';
import { SiteProvider, type Site } from './site-context.js';

/** What stands around the router, in the service and in the browser alike, so that ids made by React agree. */
export const SiteRoot = ({
  site,
  labels,
  prefetch,
  isDrawn,
  children,
}: {
  readonly site: Site;
  readonly labels: LabelsValue;
  readonly prefetch: Prefetch;
  /** Whether the service draws the page, or has drawn what is taken over. */
  readonly isDrawn: boolean;
  readonly children: ReactNode;
}) => {
  // After the effects of all that it holds: what is drawn is looked at then.
  useEffect(() => site.state.takeOver(), [site]);
  return (
    <LabelsProvider value={labels}>
      <SiteProvider value={site}>
        <PrefetchProvider value={prefetch}>
          <HydrationProvider isDrawn={isDrawn}>{children}</HydrationProvider>
        </PrefetchProvider>
      </SiteProvider>
    </LabelsProvider>
  );
};
