import { useEffect } from 'react';
import { useIsGuest, useSite } from '../../app/site-context.js';

/**
 * Shows here what the viewer changes on other devices, for as long as the page stands (LIST-45). Without it everything
 * works, so a chunk that does not load is done without.
 */
export const useViewerFeed = (): void => {
  const { state } = useSite();
  const isViewer = !useIsGuest();
  useEffect(() => {
    if (!isViewer) return undefined;
    let stop = (): void => undefined;
    let hasLeft = false;
    const follow = async (): Promise<void> => {
      const { createViewerFeed } = await import('./viewer-feed.js');
      if (!hasLeft) stop = createViewerFeed(state).follow();
    };
    follow().catch(() => undefined);
    return () => {
      hasLeft = true;
      stop();
    };
  }, [isViewer, state]);
};
