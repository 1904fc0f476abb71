import share from '../embed/share-press.module.css?inline';
import iconButton from '../controls/icon-button.module.css?inline';
import controls from './watchlist-controls.module.css?inline';
import form from './watchlist-form.module.css?inline';
import notes from './watchlist-notes.module.css?inline';
import panel from './watchlist-panel.module.css?inline';
import rows from './watchlist-rows.module.css?inline';

/** The style sheets of the watchlist's panel as text, for a shadow root to adopt once the panel has loaded. */
export const watchlistPanelSheets: readonly string[] = [
  iconButton,
  controls,
  form,
  notes,
  panel,
  rows,
  share,
];
