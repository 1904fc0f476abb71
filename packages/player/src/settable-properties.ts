// Written from the manifest of the elements by `npm run api`.

/**
 * Names of the properties that a page can set, by the tag of the element, including those that only the classes of a page
 * with a service have.
 */
export interface SettableProperties {
  readonly 'footlight-multi-view':
    | 'candidates'
    | 'events'
    | 'language'
    | 'layout'
    | 'loader'
    | 'sessionKey'
    | 'titles'
    | 'videos'
    | 'views';
  readonly 'footlight-player':
    | 'ads'
    | 'adTag'
    | 'audioLanguage'
    | 'autoAdvance'
    | 'autoplay'
    | 'chapters'
    | 'controls'
    | 'crossOrigin'
    | 'currentTime'
    | 'defaultMuted'
    | 'defaultVolume'
    | 'drm'
    | 'dvrWindow'
    | 'embedAddress'
    | 'errorActions'
    | 'fullscreenTarget'
    | 'keyboard'
    | 'language'
    | 'live'
    | 'loader'
    | 'loop'
    | 'muted'
    | 'playback'
    | 'playbackRate'
    | 'playlist'
    | 'poster'
    | 'preload'
    | 'protocol'
    | 'rates'
    | 'resume'
    | 'shareAddress'
    | 'shortcuts'
    | 'skipMarkers'
    | 'src'
    | 'startAt'
    | 'storage'
    | 'subtitleLanguage'
    | 'thumbnails'
    | 'titles'
    | 'video'
    | 'videoTitle'
    | 'volume';
}
