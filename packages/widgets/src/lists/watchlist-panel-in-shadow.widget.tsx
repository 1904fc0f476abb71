import { watchlistPanelSheets } from '@footlight/ui';
import { useRef } from 'react';
import { useSheets } from '../hooks/use-sheets.js';
import { WatchlistPanelWidget, type WatchlistPanelWidgetProps } from './watchlist-panel.widget.js';

/** The panel with the styles for its shadow root; both are loaded when it is opened. */
export const WatchlistPanelInShadow = (props: WatchlistPanelWidgetProps) => {
  const place = useRef<HTMLDivElement>(null);
  useSheets(place, watchlistPanelSheets);
  return (
    <div ref={place}>
      <WatchlistPanelWidget {...props} />
    </div>
  );
};
