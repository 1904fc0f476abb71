/**
 * Types of the elements for JSX: `import '@footlight/elements/react'`.
 *
 * React 19 sets a property where the element has one and an attribute otherwise, and listens to the event
 * `x` by the prop `onx`.
 * @see https://react.dev/reference/react-dom/components#custom-html-elements
 */
import type { FootlightPlayer, PlayerEventDetails } from '@footlight/player';
import type { FootlightMultiView, MultiViewEventDetails } from '@footlight/player/multi-view';
import type { DetailedHTMLProps, HTMLAttributes } from 'react';

type EventProps<Details> = {
  readonly [Name in keyof Details & string as `on${Name}`]?: (event: CustomEvent<Details[Name]>) => void;
};

type ElementProps<Element, Props, Details = object> = DetailedHTMLProps<HTMLAttributes<Element>, Element> &
  Partial<Props> &
  EventProps<Details>;

/** Properties of the player that a page sets. */
type PlayerProps = Pick<
  FootlightPlayer,
  | 'src'
  | 'protocol'
  | 'autoplay'
  | 'muted'
  | 'volume'
  | 'language'
  | 'poster'
  | 'controls'
  | 'dvrWindow'
  | 'subtitleLanguage'
  | 'audioLanguage'
  | 'errorActions'
  | 'playback'
  | 'loader'
>;

/** What only the player of a page has, which asks the page's service. */
interface NamedVideo {
  readonly video: string | null;
  readonly live: string | null;
  readonly playlist: string | null;
}

/** Properties of the multi-view that a page sets. */
type MultiViewProps = Pick<
  FootlightMultiView,
  'language' | 'layout' | 'loader' | 'views' | 'candidates' | 'sessionKey'
>;

/** What only the multi-view of a page has, which asks the page's service. */
interface NamedViews {
  readonly events: string | null;
  readonly videos: string | null;
}

interface LiveNowProps {
  readonly mode: 'panel' | 'event';
  readonly language: string;
  readonly theme: 'dark' | 'light' | 'auto';
}

interface LiveNowEvents {
  readonly 'footlight-toggle': { readonly isOpen: boolean; readonly count: number };
  readonly 'footlight-select': { readonly id: string; readonly title: string; readonly href: string };
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'footlight-player': ElementProps<FootlightPlayer, PlayerProps & NamedVideo, PlayerEventDetails>;
      'footlight-multi-view': ElementProps<
        FootlightMultiView,
        MultiViewProps & NamedViews,
        MultiViewEventDetails
      >;
      'footlight-live-now': ElementProps<HTMLElement, LiveNowProps, LiveNowEvents>;
    }
  }
}
