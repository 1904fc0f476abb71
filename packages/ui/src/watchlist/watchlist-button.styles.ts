import button from './watchlist-button.module.css?inline';

/** The sheet of the watchlist's button as text, for a shadow root to adopt. */
export const watchlistButtonSheet: string = button;
