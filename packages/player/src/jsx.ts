/// <reference types="react" />
/**
 * Types of the player for JSX: `import '@footlight/player/jsx'`.
 *
 * React 19 sets a property where the element has one and an attribute otherwise, and listens to the event `x` by the
 * prop `onx`.
 * @see https://react.dev/reference/react-dom/components#custom-html-elements
 */
import type { PlayerOptionName } from '@footlight/player-contract';
import type { MediaEventName } from './media-element/media-events.js';
import type { FootlightMultiView } from './multi-view/multi-view.element.js';
import type { MultiViewEventDetails } from './multi-view/multi-view-events.js';
import type { FootlightPlayer } from './player.element.js';
import type { PlayerEventDetails } from './player-events.js';

export { elementRef, type ElementListeners } from './element-ref.js';

/**
 * Events of forms, which none of our elements sends, and of media elements, which React hears of `<audio>` and `<video>`
 * alone by these names.
 */
type NeverSent = `on${
  | 'Abort'
  | 'BeforeInput'
  | 'CanPlay'
  | 'CanPlayThrough'
  | 'Change'
  | 'CompositionEnd'
  | 'CompositionStart'
  | 'CompositionUpdate'
  | 'DurationChange'
  | 'Emptied'
  | 'Encrypted'
  | 'Ended'
  | 'Error'
  | 'Input'
  | 'Invalid'
  | 'Load'
  | 'LoadStart'
  | 'LoadedData'
  | 'LoadedMetadata'
  | 'Pause'
  | 'Play'
  | 'Playing'
  | 'Progress'
  | 'RateChange'
  | 'Reset'
  | 'Seeked'
  | 'Seeking'
  | 'Stalled'
  | 'Submit'
  | 'Suspend'
  | 'TimeUpdate'
  | 'VolumeChange'
  | 'Waiting'}`;

type EventProps<Details> = {
  readonly [Name in keyof Details & string as `on${Name}`]?: (event: CustomEvent<Details[Name]>) => void;
};

/** Props of one of our elements: those of HTML without events that are never sent, its own, and its events. */
export type ElementProps<Base, Props, Details = object> = Omit<
  Base,
  NeverSent | `${NeverSent}Capture` | keyof Props
> &
  Partial<Props> &
  EventProps<Details>;

/** Properties of the player that a page sets. Packages that give it more of them add theirs here. */
export interface PlayerProps extends Pick<
  FootlightPlayer,
  | PlayerOptionName
  | 'src'
  | 'videoTitle'
  | 'chapters'
  | 'thumbnails'
  | 'drm'
  | 'adTag'
  | 'skipMarkers'
  | 'crossOrigin'
  | 'startAt'
  | 'resume'
  | 'shortcuts'
  | 'fullscreenTarget'
  | 'muted'
  | 'volume'
  | 'defaultMuted'
  | 'defaultVolume'
  | 'currentTime'
  | 'playbackRate'
  | 'poster'
  | 'storage'
  | 'playback'
  | 'loader'
> {}

/** Events of media elements, by the names that React listens to at custom elements: `ontimeupdate`. */
export type MediaEventProps = { readonly [Name in MediaEventName as `on${Name}`]?: (event: Event) => void };

/** Properties of the multi-view that a page sets. */
export interface MultiViewProps extends Pick<
  FootlightMultiView,
  'language' | 'layout' | 'loader' | 'views' | 'candidates' | 'sessionKey' | 'titles'
> {}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'footlight-player': ElementProps<
        React.DetailedHTMLProps<React.HTMLAttributes<FootlightPlayer>, FootlightPlayer>,
        PlayerProps,
        PlayerEventDetails
      > &
        MediaEventProps;
      'footlight-multi-view': ElementProps<
        React.DetailedHTMLProps<React.HTMLAttributes<FootlightMultiView>, FootlightMultiView>,
        MultiViewProps,
        MultiViewEventDetails
      >;
    }
  }
}
