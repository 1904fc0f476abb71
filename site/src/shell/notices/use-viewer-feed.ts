import { useEffect } from 'react';
import { useIsGuest, useSite } from '../../app/site-context.js';

/**
 * Applies the viewer's changes on other devices to this page (LIST-45). Not essential, so a chunk that fails to load is
 * ignored.
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
