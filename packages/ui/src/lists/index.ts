export { CreateWatchlist, type CreateWatchlistProps } from './create-watchlist.js';
export { ErrorNote } from './error-note.js';
export {
  PanelEnd,
  PanelFooter,
  PanelFrame,
  PanelScroll,
  PanelButton,
  type PanelFrameProps,
} from './panel-frame.js';
export { WatchlistAdded } from './watchlist-added.js';
export {
  WatchlistButton,
  WatchlistButtonFailed,
  WatchlistButtonWaiting,
  WatchlistSignIn,
  type WatchlistButtonKind,
  type WatchlistButtonProps,
} from './watchlist-button.js';
export { Mosaic } from './mosaic.js';
export { errorMessage, type WatchlistError } from './watchlist-error.js';
export { WatchlistItems, type WatchlistItemsProps } from './watchlist-items.js';
export { NothingHere, WaitingRows, WatchlistRows, type WatchlistRowsProps } from './watchlist-rows.js';
export { WatchlistTools, type WatchlistToolsProps } from './watchlist-tools.js';
export { watchlistButtonSheets } from './watchlist-button.styles.js';
export { watchlistPanelSheets } from './watchlist-panel.styles.js';
