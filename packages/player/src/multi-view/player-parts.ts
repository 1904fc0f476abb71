/**
 * The parts of the inner players, exported under their own names: a single `::part()` of a page styles a part both in
 * the shared row of controls and in a view in full screen. Views have no advertisements.
 */
export const PLAYER_PARTS = `
  action-button appearance-choice appearance-colour appearance-label appearance-opacity appearance-preview
  appearance-reset appearance-sample button caption-region captions centre-back-button centre-controls
  centre-forward-button centre-play-button channel channel-group channel-search channels-button chapter-title
  chapters-button controls cue duration error error-code error-message error-title event-over event-over-button
  event-over-note event-over-picture event-over-title fullscreen-button guide guide-button guide-channel
  guide-channel-name guide-channel-now guide-channel-shown guide-channels guide-description guide-lamp
  guide-lock guide-logo guide-note guide-programme guide-programme-on guide-programmes guide-progress
  guide-state guide-time guide-title guide-watch held-rate icon key-note live-badge live-lamp loading marker
  media menu menu-back menu-group menu-heading menu-item menu-item-chosen menu-note mute-button next-button
  panel panel-body panel-close panel-head panel-heading panel-scrim picture-in-picture-button play-button
  poster premiere premiere-close-button premiere-join-button premiere-lamp premiere-stay-button premiere-title
  preview preview-time preview-title previous-button remote-button remote-note remote-poster resume-button
  resume-note retry-button ripple seek-bar segment settings-button share-address share-button share-moment
  share-note shortcut shortcuts shortcuts-heading skip-button skip-undo-button skipped sleep-notice
  sleep-notice-button sound-button sound-sign sound-title stage start-button start-words statistics
  statistics-button thumb thumbnail time title title-bar tooltip track tracks-button up-next up-next-button
  up-next-cancel-button up-next-duration up-next-heading up-next-picture up-next-progress up-next-seconds
  up-next-title upcoming upcoming-countdown upcoming-kind upcoming-title upcoming-when volume watermark
`
  .trim()
  .split(/\s+/u)
  .join(', ');
