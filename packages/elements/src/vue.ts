/** Types of the elements in templates of Vue: `import '@footlight/elements/vue'`. */
import type { SettableProps } from '@footlight/player';
import type { MediaEvents, VueElement } from '@footlight/player/vue';
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
type VueOf<Tag extends keyof SettableProperties & keyof Elements, Details, Others = object> = VueElement<
  Elements[Tag],
  SettableProps<Elements[Tag], SettableProperties[Tag]>,
  Details,
  Others
>;

declare module 'vue' {
  interface GlobalComponents {
    'footlight-watchlist': VueOf<'footlight-watchlist', WatchlistEventDetails>;
    'footlight-guide-card': VueOf<'footlight-guide-card', GuideCardEventDetails>;
    'footlight-embed': VueOf<'footlight-embed', EmbedEventDetails, MediaEvents>;
    'footlight-watch-together': VueOf<'footlight-watch-together', WatchTogetherEventDetails>;
    'footlight-live-now': VueOf<'footlight-live-now', LiveNowEventDetails>;
  }
}
