/**
 * Types of the elements for JSX: `import '@footlight/elements/react'`.
 *
 * React 19 sets a property if the element has one and an attribute otherwise, and adds a listener for the event `x`
 * from the prop `onx`.
 * @see https://react.dev/reference/react-dom/components#custom-html-elements
 */
import type { GuideCardData } from '@footlight/domain';
import type { PlayerOptionName } from '@footlight/player-contract';
import type { ElementProps as PropsOf } from '@footlight/player/jsx';
import type { WatchlistEventDetails } from '@footlight/widgets';
import type { FootlightEmbed } from './embed/embed.element.js';
import type { EmbedEventDetails } from './embed/embed-events.js';
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { WatchTogetherElementProps } from './rooms/watch-together-element.widget.js';
import type { WatchlistElementProps } from './lists/watchlist-element.widget.js';
import type {
  FootlightGuideCard,
  FootlightLiveNow,
  FootlightWatchTogether,
  FootlightWatchlist,
  GuideCardEventDetails,
  LiveNowEventDetails,
  WatchTogetherEventDetails,
} from './widget-elements.js';

export { elementRef, type ElementListeners } from '@footlight/player/jsx';

type ElementProps<Element, Props, Details = object> = PropsOf<
  DetailedHTMLProps<HTMLAttributes<Element>, Element>,
  Props,
  Details
>;

declare module '@footlight/player/jsx' {
  /** Props of a page's player, which loads content from the page's service. */
  interface PlayerProps {
    readonly video: string | null;
    readonly live: string | null;
    readonly playlist: string | null;
  }
  /** Props of a page's multi-view, which loads content from the page's service. */
  interface MultiViewProps {
    readonly events: string | null;
    readonly videos: string | null;
  }
}

/** Properties of the player in a frame that a page can set. */
type EmbedProps = Pick<
  FootlightEmbed,
  | PlayerOptionName
  | 'video'
  | 'live'
  | 'playlist'
  | 'startAt'
  | 'muted'
  | 'volume'
  | 'poster'
  | 'videoTitle'
  | 'loading'
  | 'origin'
>;

interface GuideCardProps {
  readonly eventId: string;
  /** Data of the event that the page already has. */
  readonly event: GuideCardData;
  readonly for: string;
  readonly preview: 'auto' | 'none';
  readonly titles: 'default' | 'none';
  readonly language: string;
  readonly theme: 'dark' | 'light' | 'auto';
}

interface LiveNowProps {
  readonly mode: 'panel' | 'event';
  readonly titles: 'default' | 'none';
  readonly language: string;
  readonly theme: 'dark' | 'light' | 'auto';
}

/** Properties of a room that a page can set. */
type WatchTogetherProps = Pick<
  WatchTogetherElementProps,
  'room' | 'content' | 'kind' | 'player' | 'inviteHref' | 'language'
> & { readonly theme?: 'dark' | 'light' | 'auto' };

/** Properties of the watchlists that a page can set. */
interface WatchlistProps extends Pick<
  WatchlistElementProps,
  | 'item'
  | 'kind'
  | 'itemTitle'
  | 'mode'
  | 'list'
  | 'owner'
  | 'open'
  | 'inline'
  | 'compact'
  | 'signInHref'
  | 'shareHref'
  | 'language'
> {
  readonly theme: 'dark' | 'light' | 'auto';
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'footlight-watchlist': ElementProps<FootlightWatchlist, WatchlistProps, WatchlistEventDetails>;
      'footlight-guide-card': ElementProps<FootlightGuideCard, GuideCardProps, GuideCardEventDetails>;
      'footlight-embed': ElementProps<FootlightEmbed, EmbedProps, EmbedEventDetails>;
      'footlight-watch-together': ElementProps<
        FootlightWatchTogether,
        WatchTogetherProps,
        WatchTogetherEventDetails
      >;
      'footlight-live-now': ElementProps<FootlightLiveNow, LiveNowProps, LiveNowEventDetails>;
    }
  }
}
