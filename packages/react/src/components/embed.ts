'use client';
// Written from the manifest of the elements by `npm run api`.
import type { FootlightEmbed as Element, EmbedEventDetails as Details } from '@footlight/elements';
import type { PropValue } from '@footlight/player';
import { createComponent, type ElementComponent, type HtmlProps } from '../create-component.js';

interface OwnProps {
  /** `none` plays no advertisements, regardless of the playback data. */
  readonly ads?: PropValue<Element['ads']>;
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
   * `none` hides all controls, so that the page can provide its own; `reduced` also hides them, but keeps
   * loading and error messages. The property also takes `false` for `none`.
   */
  readonly controls?: PropValue<Element['controls']>;
  /** Seconds; before there is a player, the position from which it will start. */
  readonly currentTime?: PropValue<Element['currentTime']>;
  /** Starts muted. */
  readonly defaultMuted?: PropValue<Element['defaultMuted']>;
  /** The volume at the start, 0–1; by default the viewer's last choice. */
  readonly defaultVolume?: PropValue<Element['defaultVolume']>;
  /** Seekable seconds behind the live edge; defaults to the value of the playback data. */
  readonly dvrWindow?: PropValue<Element['dvrWindow']>;
  /** Address of a page for frames on other sites, used in the embed code. */
  readonly embedAddress?: PropValue<Element['embedAddress']>;
  /**
   * Error actions that the page handles itself on `footlight-erroraction`: any of `sign-in purchase back`. If
   * the suitable action is not listed, the viewer is offered a retry.
   */
  readonly errorActions?: PropValue<Element['errorActions']>;
  /** Whether keyboard shortcuts are enabled; defaults to whether the player has controls. */
  readonly keyboard?: PropValue<Element['keyboard']>;
  /** Language of the player's own text; defaults to the language of the surrounding page. */
  readonly language?: PropValue<Element['language']>;
  /**
   * Seconds behind the live edge to play at, such as `3`; defaults to the distance that the stream names. The
   * player keeps it by its speed, and is further behind for a while after stalls.
   */
  readonly latency?: PropValue<Element['latency']>;
  /** Id of a live event. */
  readonly live?: PropValue<Element['live']>;
  /** `eager` creates the frame at once; by default it is created near the viewport. */
  readonly loading?: PropValue<Element['loading']>;
  /** Restarts the video when it ends. */
  readonly loop?: PropValue<Element['loop']>;
  /** Whether the sound is off. */
  readonly muted?: PropValue<Element['muted']>;
  /**
   * The service's origin; by default the configured one, else the origin that this script was loaded from.
   */
  readonly origin?: PropValue<Element['origin']>;
  /** 0.0625–16. Live streams always play at 1. */
  readonly playbackRate?: PropValue<Element['playbackRate']>;
  /** Id of a playlist, which plays from its first video, or from `video`. */
  readonly playlist?: PropValue<Element['playlist']>;
  /** URL of the picture shown until the player appears. */
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
  /**
   * Address for viewers to share, to which `t` (seconds) is added; defaults to the address of the video's
   * page.
   */
  readonly shareAddress?: PropValue<Element['shareAddress']>;
  /** Start position in seconds. */
  readonly startAt?: PropValue<Element['startAt']>;
  /** BCP 47 tag of the subtitles to show if they are available. */
  readonly subtitleLanguage?: PropValue<Element['subtitleLanguage']>;
  /** `none` hides the titles of the current and the next video; they stay available to screen readers. */
  readonly titles?: PropValue<Element['titles']>;
  /** Id of a video. */
  readonly video?: PropValue<Element['video']>;
  /** The frame's accessible name until the player reports a title. */
  readonly videoTitle?: PropValue<Element['videoTitle']>;
  /** 0–1, unlike `state.volume` and `setVolume()`, which use 0–100 like the remote control. */
  readonly volume?: PropValue<Element['volume']>;
  /** As `<video>` dispatches it; it does not bubble. */
  readonly onCanPlay?: ((event: Event) => void) | undefined;
  /** As `<video>` dispatches it; it does not bubble. */
  readonly onCanPlayThrough?: ((event: Event) => void) | undefined;
  /** As `<video>` dispatches it; it does not bubble. */
  readonly onDurationChange?: ((event: Event) => void) | undefined;
  /** As `<video>` dispatches it; it does not bubble. */
  readonly onEmptied?: ((event: Event) => void) | undefined;
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
  /** The browser blocked autoplay. A press on the player, or `play` called after a press, starts playback. */
  readonly onFootlightAutoplayBlocked?: ((event: CustomEvent<Details['footlight-autoplayblocked']>) => void) | undefined;
  /** The video played to its end. `{ id }` */
  readonly onFootlightEnded?: ((event: CustomEvent<Details['footlight-ended']>) => void) | undefined;
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
  /** a video is ready for commands: `{ id }` */
  readonly onFootlightReady?: ((event: CustomEvent<Details['footlight-ready']>) => void) | undefined;
  /** An intro, a recap or credits started; times in seconds. `{ type, from, to }` */
  readonly onFootlightSkipMarker?: ((event: CustomEvent<Details['footlight-skipmarker']>) => void) | undefined;
  /** the state has changed: `{ changes, revision }` */
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
  readonly onRateChange?: ((event: Event) => void) | undefined;
  /** As `<video>` dispatches it; it does not bubble. */
  readonly onResize?: ((event: Event) => void) | undefined;
  /** As `<video>` dispatches it; it does not bubble. */
  readonly onSeeked?: ((event: Event) => void) | undefined;
  /** As `<video>` dispatches it; it does not bubble. */
  readonly onSeeking?: ((event: Event) => void) | undefined;
  /** As `<video>` dispatches it; it does not bubble. */
  readonly onStreamTypeChange?: ((event: Event) => void) | undefined;
  /** As `<video>` dispatches it; it does not bubble. */
  readonly onTimeUpdate?: ((event: Event) => void) | undefined;
  /** As `<video>` dispatches it; it does not bubble. */
  readonly onVolumeChange?: ((event: Event) => void) | undefined;
  /** As `<video>` dispatches it; it does not bubble. */
  readonly onWaiting?: ((event: Event) => void) | undefined;
}

/** Props of `<footlight-embed>`. */
export type FootlightEmbedProps = OwnProps & HtmlProps<Element, keyof OwnProps>;

/** `<footlight-embed>` as a component; its ref is the element. It does not define the element. */
export const FootlightEmbed: ElementComponent<Element, FootlightEmbedProps> = /* @__PURE__ */ createComponent({
  tag: 'footlight-embed',
  properties: {
    ads: 'ads',
    audioLanguage: 'audio-language',
    autoAdvance: 'auto-advance',
    autoplay: 'autoplay',
    controls: 'controls',
    currentTime: null,
    defaultMuted: 'muted',
    defaultVolume: 'volume',
    dvrWindow: 'dvr-window',
    embedAddress: 'embed-address',
    errorActions: 'error-actions',
    keyboard: 'keyboard',
    language: 'language',
    latency: 'latency',
    live: 'live',
    loading: 'loading',
    loop: 'loop',
    muted: 'muted',
    origin: 'origin',
    playbackRate: null,
    playlist: 'playlist',
    poster: 'poster',
    preload: 'preload',
    protocol: 'protocol',
    rates: 'rates',
    shareAddress: 'share-address',
    startAt: 'start-at',
    subtitleLanguage: 'subtitle-language',
    titles: 'titles',
    video: 'video',
    videoTitle: 'video-title',
    volume: 'volume',
  },
  events: {
    onCanPlay: 'canplay',
    onCanPlayThrough: 'canplaythrough',
    onDurationChange: 'durationchange',
    onEmptied: 'emptied',
    onEnded: 'ended',
    onEnterPictureInPicture: 'enterpictureinpicture',
    onError: 'error',
    onFootlightAdEnd: 'footlight-adend',
    onFootlightAdStart: 'footlight-adstart',
    onFootlightAutoplayBlocked: 'footlight-autoplayblocked',
    onFootlightEnded: 'footlight-ended',
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
    onRateChange: 'ratechange',
    onResize: 'resize',
    onSeeked: 'seeked',
    onSeeking: 'seeking',
    onStreamTypeChange: 'streamtypechange',
    onTimeUpdate: 'timeupdate',
    onVolumeChange: 'volumechange',
    onWaiting: 'waiting',
  },
});
