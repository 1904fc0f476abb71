import { watchlistPanelSheets } from '@footlight/ui';
import { useLayoutEffect, useRef } from 'react';
import { WatchlistPanelWidget, type WatchlistPanelWidgetProps } from './watchlist-panel.widget.js';

let sheets: readonly CSSStyleSheet[] | undefined;

const panelSheets = (): readonly CSSStyleSheet[] => {
  sheets ??= watchlistPanelSheets.map((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    return sheet;
  });
  return sheets;
};

/** The panel with the styles for its shadow root; both are loaded when it is opened. */
export const WatchlistPanelInShadow = (props: WatchlistPanelWidgetProps) => {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const root = place.current?.getRootNode();
    if (!(root instanceof ShadowRoot)) return;
    const missing = panelSheets().filter((sheet) => !root.adoptedStyleSheets.includes(sheet));
    root.adoptedStyleSheets.push(...missing);
  }, []);
  return (
    <div ref={place}>
      <WatchlistPanelWidget {...props} />
    </div>
  );
};
