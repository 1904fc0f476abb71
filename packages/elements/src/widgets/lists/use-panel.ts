import { useCallback, useEffect, useState, type ComponentType } from 'react';
import { useLatest } from '../hooks/use-latest.js';
import type { WatchlistPanelWidgetProps } from './watchlist-panel.widget.js';

export type PanelComponent = ComponentType<WatchlistPanelWidgetProps>;

/** The panel's component, loaded once it is needed. */
export const usePanel = (isWanted: boolean, load: () => Promise<PanelComponent>) => {
  const [panel, setPanel] = useState<{ readonly Panel: PanelComponent } | null>(null);
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
  }, [isDue, load, wanted]);
  return {
    Panel: panel?.Panel ?? null,
    hasFailed: hasFailed && isWanted,
    /** Preloads the panel that is likely to be opened soon. */
    prepare: useCallback(() => setRequested(true), []),
    retry: useCallback(() => setFailed(false), []),
  };
};
