import { unseenSheet } from '../text/unseen.styles.js';
import button from './watchlist-button.module.css?inline';

/** The style sheets of the watchlist's button as text, for a shadow root to adopt. */
export const watchlistButtonSheets: readonly string[] = [button, unseenSheet];
