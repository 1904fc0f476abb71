// Written from the manifest of the elements by `npm run api`.

/**
 * Names of the properties that a page can set, by the tag of the element, including those that only the classes of a page
 * with a service have.
 */
export interface SettableProperties {
  readonly 'footlight-embed':
    | 'ads'
    | 'audioLanguage'
    | 'autoAdvance'
    | 'autoplay'
    | 'controls'
    | 'currentTime'
    | 'defaultMuted'
    | 'defaultVolume'
    | 'dvrWindow'
    | 'embedAddress'
    | 'errorActions'
    | 'keyboard'
    | 'language'
    | 'latency'
    | 'live'
    | 'loading'
    | 'loop'
    | 'muted'
    | 'origin'
    | 'playbackRate'
    | 'playlist'
    | 'poster'
    | 'preload'
    | 'protocol'
    | 'rates'
    | 'shareAddress'
    | 'startAt'
    | 'subtitleLanguage'
    | 'titles'
    | 'video'
    | 'videoTitle'
    | 'volume';
  readonly 'footlight-guide-card':
    | 'event'
    | 'eventId'
    | 'for'
    | 'language'
    | 'preview'
    | 'theme'
    | 'titles';
  readonly 'footlight-live-now':
    | 'language'
    | 'mode'
    | 'theme'
    | 'titles';
  readonly 'footlight-watch-together':
    | 'content'
    | 'inviteHref'
    | 'kind'
    | 'language'
    | 'player'
    | 'room'
    | 'theme';
  readonly 'footlight-watchlist':
    | 'compact'
    | 'inline'
    | 'item'
    | 'itemTitle'
    | 'kind'
    | 'language'
    | 'list'
    | 'mode'
    | 'open'
    | 'owner'
    | 'shareHref'
    | 'signInHref'
    | 'theme';
}
