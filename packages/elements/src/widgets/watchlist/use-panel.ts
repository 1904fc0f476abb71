import { useCallback, useEffect, useState, type ComponentType } from 'react';
import { useLatest } from '../use-latest.js';
import type { WatchlistPanelWidgetProps } from './watchlist-panel.widget.js';

export type PanelComponent = ComponentType<WatchlistPanelWidgetProps>;

/** The panel's code, once somebody wants it. */
export const usePanel = (isWanted: boolean, load: () => Promise<PanelComponent>) => {
  const [panel, setPanel] = useState<{ readonly Panel: PanelComponent } | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const wanted = useLatest(isWanted);
  const isDue = (isWanted || isAsked) && panel === null && !hasFailed;
  useEffect(() => {
    if (!isDue) return undefined;
    let isCurrent = true;
    load().then(
      (Panel) => {
        if (isCurrent) setPanel({ Panel });
      },
      () => {
        if (!isCurrent) return;
        // Only what is wanted is missed: whoever wants it later asks again.
        if (wanted.current) setFailed(true);
        else setAsked(false);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isDue, load, wanted]);
  return {
    Panel: panel?.Panel ?? null,
    hasFailed: hasFailed && isWanted,
    /** Somebody is about to want it. */
    prepare: useCallback(() => setAsked(true), []),
    retry: useCallback(() => setFailed(false), []),
  };
};
