import { useCallback, useEffect, useState, type ComponentType } from 'react';
import { useLatest } from '../hooks/use-latest.js';
import type { WatchlistPanelWidgetProps } from './watchlist-panel.widget.js';

const load = async () => (await import('./watchlist-panel-in-shadow.widget.js')).WatchlistPanelInShadow;

/** The panel's component, loaded once it is needed. */
export const usePanel = (isWanted: boolean) => {
  const [panel, setPanel] = useState<{ readonly Panel: ComponentType<WatchlistPanelWidgetProps> } | null>(
    null,
  );
  const [hasFailed, setFailed] = useState(false);
  const [isRequested, setRequested] = useState(false);
  const wanted = useLatest(isWanted);
  const isDue = (isWanted || isRequested) && panel === null && !hasFailed;
  useEffect(() => {
    if (!isDue) return undefined;
    let isCurrent = true;
    load().then(
      (Panel) => {
        if (isCurrent) setPanel({ Panel });
      },
      () => {
        if (!isCurrent) return;
        // A failure matters only while the panel is open; a failed preload is retried when it opens.
        if (wanted.current) setFailed(true);
        else setRequested(false);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isDue, wanted]);
  return {
    Panel: panel?.Panel ?? null,
    hasFailed: hasFailed && isWanted,
    /** Preloads the panel that is likely to be opened soon. */
    prepare: useCallback(() => setRequested(true), []),
    retry: useCallback(() => setFailed(false), []),
  };
};
