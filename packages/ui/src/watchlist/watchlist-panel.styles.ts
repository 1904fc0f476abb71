import iconButton from '../icon-button/icon-button.module.css?inline';
import controls from './watchlist-controls.module.css?inline';
import form from './watchlist-form.module.css?inline';
import notes from './watchlist-notes.module.css?inline';
import panel from './watchlist-panel.module.css?inline';
import rows from './watchlist-rows.module.css?inline';

/** The sheets of the watchlist's panel as text, for a shadow root to adopt when the panel is fetched. */
export const watchlistPanelSheets: readonly string[] = [iconButton, controls, form, notes, panel, rows];
