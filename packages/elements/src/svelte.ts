/** Types of the elements in Svelte: `import '@footlight/elements/svelte'`. */
import type { MediaEventProps, SettableProps } from '@footlight/player';
import type { SvelteElement } from '@footlight/player/svelte';
import type { WatchlistEventDetails } from '@footlight/widgets';
import type { EmbedEventDetails } from './embed/embed-events.js';
import type { SettableProperties } from './settable-properties.js';
import type {
  GuideCardEventDetails,
  LiveNowEventDetails,
  WatchTogetherEventDetails,
} from './widget-elements.js';

// The page's own classes take the place of the player's.
export type { PageMultiView as FootlightMultiView } from './playback/page-multi-view.element.js';
export type { PagePlayer as FootlightPlayer } from './playback/page-player.element.js';

type Elements = HTMLElementTagNameMap;
type SvelteOf<Tag extends keyof SettableProperties & keyof Elements, Details> = SvelteElement<
  Elements[Tag],
  SettableProps<Elements[Tag], SettableProperties[Tag]>,
  Details
>;

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    'footlight-watchlist': SvelteOf<'footlight-watchlist', WatchlistEventDetails>;
    'footlight-guide-card': SvelteOf<'footlight-guide-card', GuideCardEventDetails>;
    'footlight-embed': SvelteOf<'footlight-embed', EmbedEventDetails> & MediaEventProps;
    'footlight-watch-together': SvelteOf<'footlight-watch-together', WatchTogetherEventDetails>;
    'footlight-live-now': SvelteOf<'footlight-live-now', LiveNowEventDetails>;
  }
}
