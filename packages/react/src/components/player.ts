'use client';
// Written from the manifest of the elements by `npm run api`.
import type { FootlightPlayer as Element, PlayerEventDetails as Details } from '@footlight/elements';
import type { PropValue } from '@footlight/player';
import { createComponent, type ElementComponent, type HtmlProps } from '../create-component.js';

interface OwnProps {
  /** The ad breaks of a plain `src`: a list of `{ offset, tag, repeatAfter }`. As an attribute, JSON. */
  readonly adBreaks?: PropValue<Element['adBreaks']>;
  /** `none` plays no advertisements, regardless of the playback data. */
  readonly ads?: PropValue<Element['ads']>;
  /**
   * Address of a VAST document with the advertisement before a plain `src`, or of a VMAP document with all
   * its breaks.
   */
  readonly adTag?: PropValue<Element['adTag']>;
  /** BCP 47 tag of the audio language to play if it is available. */
  readonly audioLanguage?: PropValue<Element['audioLanguage']>;
  /**
   * Whether the next video of a list starts automatically: `on` or `off`; defaults to the viewer's choice,
   * else to on.
   */
  readonly autoAdvance?: PropValue<Element['autoAdvance']>;
  /**
   * Starts playback automatically: with sound if the browser allows it, else muted, else the player prompts
   * the viewer.
   */
  readonly autoplay?: PropValue<Element['autoplay']>;
  /**
   * Address of the chapters of a plain `src`, a WebVTT file; equivalent to a `<track kind="chapters">` child.
   */
  readonly chapters?: PropValue<Element['chapters']>;
  /**
   * `none` hides all controls, so that the page can provide its own; `reduced` also hides them, but keeps
   * loading and error messages. The property also takes `false` for `none`.
   */
  readonly controls?: PropValue<Element['controls']>;
  /**
   * CORS mode: `anonymous` or `use-credentials`, as for `<video>`. `use-credentials` also sends cookies with
   * the requests for streams.
   */
  readonly crossOrigin?: PropValue<Element['crossOrigin']>;
  /** Seconds; before there is media, the position from which it will start. */
  readonly currentTime?: PropValue<Element['currentTime']>;
  /** Starts muted. */
  readonly defaultMuted?: PropValue<Element['defaultMuted']>;
  /** The rate at which a video starts. */
  readonly defaultPlaybackRate?: PropValue<Element['defaultPlaybackRate']>;
  /** 0–1; defaults to the viewer's last volume, else 1. */
  readonly defaultVolume?: PropValue<Element['defaultVolume']>;
  /** Picture in picture is neither offered nor possible. */
  readonly disablePictureInPicture?: PropValue<Element['disablePictureInPicture']>;
  /** Remote playback is neither offered nor possible. */
  readonly disableRemotePlayback?: PropValue<Element['disableRemotePlayback']>;
  /**
   * The DRM settings of a plain `src`: `{ url, token, headers, keySystems, systems, certificateUrl,
   * encryptionMode }`. Only `url`, the address of the DRM licence server, is required, unless each of
   * `systems` has a `licenceUrl`. As an attribute, JSON.
   */
  readonly drm?: PropValue<Element['drm']>;
  /** Seekable seconds behind the live edge; defaults to the value of the playback data. */
  readonly dvrWindow?: PropValue<Element['dvrWindow']>;
  /** Address of a page for frames on other sites, used in the embed code. */
  readonly embedAddress?: PropValue<Element['embedAddress']>;
  /**
   * Error actions that the page handles itself on `footlight-erroraction`: any of `sign-in purchase back`. If
   * the suitable action is not listed, the viewer is offered a retry.
   */
  readonly errorActions?: PropValue<Element['errorActions']>;
  /**
   * The element for full screen instead of the player, such as a container with the player and other content.
   */
  readonly fullscreenTarget?: PropValue<Element['fullscreenTarget']>;
  /** Pixels; 0 for none. The size is that of style sheets, as for any element. */
  readonly height?: PropValue<Element['height']>;
  /** Whether keyboard shortcuts are enabled; defaults to whether the player has controls. */
  readonly keyboard?: PropValue<Element['keyboard']>;
  /**
   * Words of the page instead of the player's own: `{ playerPlay: 'Start' }`, or a function that has or loads
   * those of a language: `(language) => labels`. What is absent stays as it is built in.
   */
  readonly labels?: PropValue<Element['labels']>;
  /** Language of the player's own text; defaults to the language of the surrounding page. */
  readonly language?: PropValue<Element['language']>;
  /**
   * Seconds behind the live edge to play at, such as `3`; defaults to the distance that the stream names. The
   * player keeps it by its speed, and is further behind for a while after stalls.
   */
  readonly latency?: PropValue<Element['latency']>;
  /** Id of a live event. */
  readonly live?: PropValue<Element['live']>;
  /** How `load`, `next` and `previous` get playback data. */
  readonly loader?: PropValue<Element['loader']>;
  /** Restarts the video when it ends. */
  readonly loop?: PropValue<Element['loop']>;
  /** Whether the sound is off. */
  readonly muted?: PropValue<Element['muted']>;
  /**
   * How media is requested: `{ headers, credentials, requestInterceptor, responseInterceptor }`, for
   * manifests, segments, keys, text tracks and licences. It applies from the next load on.
   */
  readonly network?: PropValue<Element['network']>;
  /** Playback data that the page already has; setting it loads the video. */
  readonly playback?: PropValue<Element['playback']>;
  /** 0, or 0.0625–16. Live streams always play at 1. */
  readonly playbackRate?: PropValue<Element['playbackRate']>;
  /**
   * Id of a playlist of the service, which plays from its first video, or from `video`. As a property, also a
   * list of videos without the service: `[{ src, title, poster, … }]`.
   */
  readonly playlist?: PropValue<Element['playlist']>;
  /** Has no effect: the player always plays within the page. */
  readonly playsInline?: PropValue<Element['playsInline']>;
  /** Parts that the page adds to the player: `[{ name, start(context) }]`. */
  readonly plugins?: PropValue<Element['plugins']>;
  /**
   * Address of the poster, shown before the first frame and after the end; defaults to the poster of the
   * playback data. Reads as an absolute address, `''` for none.
   */
  readonly poster?: PropValue<Element['poster']>;
  /**
   * What is loaded before the viewer starts playback. `auto`: everything that playback needs. `metadata`: the
   * first frame and what playback needs to start, once the element is within two viewports of being visible.
   * `none`: nothing. Has no effect with `autoplay`.
   */
  readonly preload?: PropValue<Element['preload']>;
  /** Protocol to prefer if there is a choice: `hls` or `dash`. */
  readonly protocol?: PropValue<Element['protocol']>;
  /** Speeds offered to the viewer, such as `0.5 1 1.5`; defaults to eight from 0.25 to 2. */
  readonly rates?: PropValue<Element['rates']>;
  /** Resumes a plain `src` where this browser stopped playing it. */
  readonly resume?: PropValue<Element['resume']>;
  /**
   * Address for viewers to share, to which `t` (seconds) is added; defaults to the address of the video's
   * page.
   */
  readonly shareAddress?: PropValue<Element['shareAddress']>;
  /**
   * Overrides the keyboard shortcuts, such as `{ mute: ['S'], fullscreen: [] }`; an empty list disables a
   * shortcut.
   */
  readonly shortcuts?: PropValue<Element['shortcuts']>;
  /**
   * Intro, recap and credits of a plain `src`: a list of `{ type, from, to }`, in seconds. As an attribute,
   * JSON.
   */
  readonly skipMarkers?: PropValue<Element['skipMarkers']>;
  /**
   * Address of a plain stream or file, for pages without a service; `''` for none. Reads as an absolute
   * address.
   */
  readonly src?: PropValue<Element['src']>;
  /** A stream, media source or file of the page that plays instead of `src`; null for none. */
  readonly srcObject?: PropValue<Element['srcObject']>;
  /** Start position in seconds; defaults to where the viewer stopped, if known. */
  readonly startAt?: PropValue<Element['startAt']>;
  /**
   * Storage for the viewer's preferences; defaults to this browser's storage. With null they are not stored.
   */
  readonly storage?: PropValue<Element['storage']>;
  /** BCP 47 tag of the subtitles to show if they are available. */
  readonly subtitleLanguage?: PropValue<Element['subtitleLanguage']>;
  /**
   * Address of the thumbnails of a plain `src`, a WebVTT file; equivalent to a `<track kind="metadata"
   * label="thumbnails">` child.
   */
  readonly thumbnails?: PropValue<Element['thumbnails']>;
  /** `none` hides the titles of the current and the next video; they stay available to screen readers. */
  readonly titles?: PropValue<Element['titles']>;
  /** Id of a video. */
  readonly video?: PropValue<Element['video']>;
  /** Title of a plain `src`. */
  readonly videoTitle?: PropValue<Element['videoTitle']>;
  /** 0–1, unlike `state.volume` and `setVolume()`, which use 0–100 like the remote control. */
  readonly volume?: PropValue<Element['volume']>;
  /** Pixels; 0 for none. The size is that of style sheets, as for any element. */
  readonly width?: PropValue<Element['width']>;
  /** As `<video>` dispatches it; it does not bubble. */
  readonly onAbort?: ((event: Event) => void) | undefined;
  /** As `<video>` dispatches it; it does not bubble. */
  readonly onCanPlay?: ((event: Event) => void) | undefined;
  /** As `<video>` dispatches it; it does not bubble. */
  readonly onCanPlayThrough?: ((event: Event) => void) | undefined;
  /** As `<video>` dispatches it; it does not bubble. */
  readonly onDurationChange?: ((event: Event) => void) | undefined;
  /** As `<video>` dispatches it; it does not bubble. */
  readonly onEmptied?: ((event: Event) => void) | undefined;
  /** As `<video>` dispatches it; it does not bubble. */
  readonly onEncrypted?: ((event: Event) => void) | undefined;
  /** As `<video>` dispatches it; it does not bubble. */
  readonly onEnded?: ((event: Event) => void) | undefined;
  /** As `<video>` dispatches it; it does not bubble. */
  readonly onEnterPictureInPicture?: ((event: Event) => void) | undefined;
  /** As `<video>` dispatches it; it does not bubble. */
  readonly onError?: ((event: Event) => void) | undefined;
  /** The advertisement ended, completed or not. `{ placement, index, count, title, advertiser }` */
  readonly onFootlightAdEnd?: ((event: CustomEvent<Details['footlight-adend']>) => void) | undefined;
  /**
   * An advertisement started to show; `index` counts from 1 within its break. `{ placement, index, count,
   * title, advertiser }`
   */
  readonly onFootlightAdStart?: ((event: CustomEvent<Details['footlight-adstart']>) => void) | undefined;
  /**
   * an advertisement begins that lists a script to measure it: `{ vendor, resource, apiFramework, parameters
   * }`; cancel it to tell that the page executes it
   */
  readonly onFootlightAdVerification?: ((event: CustomEvent<Details['footlight-adverification']>) => void) | undefined;
  /** The browser blocked autoplay. A press on the player, or `play` called after a press, starts playback. */
  readonly onFootlightAutoplayBlocked?: ((event: CustomEvent<Details['footlight-autoplayblocked']>) => void) | undefined;
  /** The video played to its end. `{ id }` */
  readonly onFootlightEnded?: ((event: CustomEvent<Details['footlight-ended']>) => void) | undefined;
  /** hls.js or dash.js has been created for a video, and has not loaded anything yet: `{ engine }` */
  readonly onFootlightEngineChange?: ((event: CustomEvent<Details['footlight-enginechange']>) => void) | undefined;
  /** The video failed. `{ error }` */
  readonly onFootlightError?: ((event: CustomEvent<Details['footlight-error']>) => void) | undefined;
  /**
   * The viewer chose an error action. The player handles `retry` itself; the host page handles `sign-in`,
   * `purchase` and `back` if `errorActions` lists them. `{ action, error }`
   */
  readonly onFootlightErrorAction?: ((event: CustomEvent<Details['footlight-erroraction']>) => void) | undefined;
  /** The live event started. `{ id }` */
  readonly onFootlightGoneLive?: ((event: CustomEvent<Details['footlight-gonelive']>) => void) | undefined;
  /** The current programme of a guide channel changed. `{ now, next }` */
  readonly onFootlightProgrammeChanged?: ((event: CustomEvent<Details['footlight-programmechanged']>) => void) | undefined;
  /** a video is loaded and accepts commands: `{ id }` */
  readonly onFootlightReady?: ((event: CustomEvent<Details['footlight-ready']>) => void) | undefined;
  /** An intro, a recap or credits started; times in seconds. `{ type, from, to }` */
  readonly onFootlightSkipMarker?: ((event: CustomEvent<Details['footlight-skipmarker']>) => void) | undefined;
  /**
   * the state changed: `{ changes, revision }`; at most once per frame, and every 250 ms if only the time
   * changed
   */
  readonly onFootlightStateChange?: ((event: CustomEvent<Details['footlight-statechange']>) => void) | undefined;
  /** As `<video>` dispatches it; it does not bubble. */
  readonly onLeavePictureInPicture?: ((event: Event) => void) | undefined;
  /** As `<video>` dispatches it; it does not bubble. */
  readonly onLoadedData?: ((event: Event) => void) | undefined;
  /** As `<video>` dispatches it; it does not bubble. */
  readonly onLoadedMetadata?: ((event: Event) => void) | undefined;
  /** As `<video>` dispatches it; it does not bubble. */
  readonly onLoadStart?: ((event: Event) => void) | undefined;
  /** As `<video>` dispatches it; it does not bubble. */
  readonly onPause?: ((event: Event) => void) | undefined;
  /** As `<video>` dispatches it; it does not bubble. */
  readonly onPlay?: ((event: Event) => void) | undefined;
  /** As `<video>` dispatches it; it does not bubble. */
  readonly onPlaying?: ((event: Event) => void) | undefined;
  /** As `<video>` dispatches it; it does not bubble. */
  readonly onProgress?: ((event: Event) => void) | undefined;
  /** As `<video>` dispatches it; it does not bubble. */
  readonly onRateChange?: ((event: Event) => void) | undefined;
  /** As `<video>` dispatches it; it does not bubble. */
  readonly onResize?: ((event: Event) => void) | undefined;
  /** As `<video>` dispatches it; it does not bubble. */
  readonly onSeeked?: ((event: Event) => void) | undefined;
  /** As `<video>` dispatches it; it does not bubble. */
  readonly onSeeking?: ((event: Event) => void) | undefined;
  /** As `<video>` dispatches it; it does not bubble. */
  readonly onStalled?: ((event: Event) => void) | undefined;
  /** As `<video>` dispatches it; it does not bubble. */
  readonly onStreamTypeChange?: ((event: Event) => void) | undefined;
  /** As `<video>` dispatches it; it does not bubble. */
  readonly onSuspend?: ((event: Event) => void) | undefined;
  /** As `<video>` dispatches it; it does not bubble. */
  readonly onTimeUpdate?: ((event: Event) => void) | undefined;
  /** As `<video>` dispatches it; it does not bubble. */
  readonly onVolumeChange?: ((event: Event) => void) | undefined;
  /** As `<video>` dispatches it; it does not bubble. */
  readonly onWaiting?: ((event: Event) => void) | undefined;
  /** As `<video>` dispatches it; it does not bubble. */
  readonly onWaitingforkey?: ((event: Event) => void) | undefined;
  /** As `<video>` dispatches it; it does not bubble. */
  readonly onWebkitbeginfullscreen?: ((event: Event) => void) | undefined;
  /** As `<video>` dispatches it; it does not bubble. */
  readonly onWebkitendfullscreen?: ((event: Event) => void) | undefined;
  /** As `<video>` dispatches it; it does not bubble. */
  readonly onWebkitpresentationmodechanged?: ((event: Event) => void) | undefined;
}

/** Props of `<footlight-player>`. */
export type FootlightPlayerProps = OwnProps & HtmlProps<Element, keyof OwnProps>;

/** `<footlight-player>` as a component; its ref is the element. It does not define the element. */
export const FootlightPlayer: ElementComponent<Element, FootlightPlayerProps> = /* @__PURE__ */ createComponent({
  tag: 'footlight-player',
  properties: {
    adBreaks: 'ad-breaks',
    ads: 'ads',
    adTag: 'ad-tag',
    audioLanguage: 'audio-language',
    autoAdvance: 'auto-advance',
    autoplay: 'autoplay',
    chapters: 'chapters',
    controls: 'controls',
    crossOrigin: 'crossorigin',
    currentTime: null,
    defaultMuted: 'muted',
    defaultPlaybackRate: null,
    defaultVolume: 'volume',
    disablePictureInPicture: 'disablepictureinpicture',
    disableRemotePlayback: 'disableremoteplayback',
    drm: 'drm',
    dvrWindow: 'dvr-window',
    embedAddress: 'embed-address',
    errorActions: 'error-actions',
    fullscreenTarget: null,
    height: 'height',
    keyboard: 'keyboard',
    labels: null,
    language: 'language',
    latency: 'latency',
    live: 'live',
    loader: null,
    loop: 'loop',
    muted: 'muted',
    network: null,
    playback: null,
    playbackRate: null,
    playlist: 'playlist',
    playsInline: 'playsinline',
    plugins: null,
    poster: 'poster',
    preload: 'preload',
    protocol: 'protocol',
    rates: 'rates',
    resume: 'resume',
    shareAddress: 'share-address',
    shortcuts: null,
    skipMarkers: 'skip-markers',
    src: 'src',
    srcObject: null,
    startAt: 'start-at',
    storage: null,
    subtitleLanguage: 'subtitle-language',
    thumbnails: 'thumbnails',
    titles: 'titles',
    video: 'video',
    videoTitle: 'video-title',
    volume: 'volume',
    width: 'width',
  },
  events: {
    onAbort: 'abort',
    onCanPlay: 'canplay',
    onCanPlayThrough: 'canplaythrough',
    onDurationChange: 'durationchange',
    onEmptied: 'emptied',
    onEncrypted: 'encrypted',
    onEnded: 'ended',
    onEnterPictureInPicture: 'enterpictureinpicture',
    onError: 'error',
    onFootlightAdEnd: 'footlight-adend',
    onFootlightAdStart: 'footlight-adstart',
    onFootlightAdVerification: 'footlight-adverification',
    onFootlightAutoplayBlocked: 'footlight-autoplayblocked',
    onFootlightEnded: 'footlight-ended',
    onFootlightEngineChange: 'footlight-enginechange',
    onFootlightError: 'footlight-error',
    onFootlightErrorAction: 'footlight-erroraction',
    onFootlightGoneLive: 'footlight-gonelive',
    onFootlightProgrammeChanged: 'footlight-programmechanged',
    onFootlightReady: 'footlight-ready',
    onFootlightSkipMarker: 'footlight-skipmarker',
    onFootlightStateChange: 'footlight-statechange',
    onLeavePictureInPicture: 'leavepictureinpicture',
    onLoadedData: 'loadeddata',
    onLoadedMetadata: 'loadedmetadata',
    onLoadStart: 'loadstart',
    onPause: 'pause',
    onPlay: 'play',
    onPlaying: 'playing',
    onProgress: 'progress',
    onRateChange: 'ratechange',
    onResize: 'resize',
    onSeeked: 'seeked',
    onSeeking: 'seeking',
    onStalled: 'stalled',
    onStreamTypeChange: 'streamtypechange',
    onSuspend: 'suspend',
    onTimeUpdate: 'timeupdate',
    onVolumeChange: 'volumechange',
    onWaiting: 'waiting',
    onWaitingforkey: 'waitingforkey',
    onWebkitbeginfullscreen: 'webkitbeginfullscreen',
    onWebkitendfullscreen: 'webkitendfullscreen',
    onWebkitpresentationmodechanged: 'webkitpresentationmodechanged',
  },
});
