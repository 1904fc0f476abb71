'use client';
// Written from the manifest of the elements by `npm run api`.
import type { FootlightWatchlist as Element, WatchlistEventDetails as Details } from '@footlight/elements';
import type { PropValue } from '@footlight/player';
import { createComponent, type ElementComponent, type HtmlProps } from '../create-component.js';

interface OwnProps {
  /** shows the button as an icon only. */
  readonly compact?: PropValue<Element['compact']>;
  /** shows the panel in the page, without a button. */
  readonly inline?: PropValue<Element['inline']>;
  /** id of the title to add; without it the panel shows the viewer's lists. */
  readonly item?: PropValue<Element['item']>;
  /** title of a series, season or playlist, for which the service is not queried. */
  readonly itemTitle?: PropValue<Element['itemTitle']>;
  /** type of the item; `VOD` when absent. */
  readonly kind?: PropValue<Element['kind']>;
  /** language tag; the page's own when absent. */
  readonly language?: PropValue<Element['language']>;
  /** id of the list that the panel shows first. */
  readonly list?: PropValue<Element['list']>;
  /** `lists` opens the panel, `favourites` toggles; by default the realm decides. */
  readonly mode?: PropValue<Element['mode']>;
  /** whether the panel is open; the element updates it. */
  readonly open?: PropValue<Element['open']>;
  /** owner of that list, for a shared list, which guests can open too. */
  readonly owner?: PropValue<Element['owner']>;
  /** your page for shared lists; its query gets `watchlistId` and `owner`. Default: the service's page. */
  readonly shareHref?: PropValue<Element['shareHref']>;
  /** sign-in page for guests; by default the service's own page. */
  readonly signInHref?: PropValue<Element['signInHref']>;
  /** `dark` when absent. */
  readonly theme?: PropValue<Element['theme']>;
  /** `{ action, code }`: an operation failed, and the viewer has seen a message. */
  readonly onFootlightError?: ((event: CustomEvent<Details['footlight-error']>) => void) | undefined;
  /** `{ id, favourite }`: the service has added or removed a favourite. */
  readonly onFootlightFavouriteChange?: ((event: CustomEvent<Details['footlight-favouritechange']>) => void) | undefined;
  /**
   * `{ change, listId, item }`: the service has accepted a change: `create`, `rename`, `delete`, `add`,
   * `remove`, `reorder`, `save`, `forget`.
   */
  readonly onFootlightListChange?: ((event: CustomEvent<Details['footlight-listchange']>) => void) | undefined;
  /** `{ id, kind, title, href, listId }`: a title was chosen; cancel it to stay on the page. */
  readonly onFootlightSelect?: ((event: CustomEvent<Details['footlight-select']>) => void) | undefined;
  /** `{ listId, href, outcome }`: result of sharing a link: `shared`, `copied` or `failed`. */
  readonly onFootlightShare?: ((event: CustomEvent<Details['footlight-share']>) => void) | undefined;
  /** `{ href }`: a guest wants to sign in; cancel it to handle the sign-in in the page. */
  readonly onFootlightSignIn?: ((event: CustomEvent<Details['footlight-signin']>) => void) | undefined;
  /** `{ isOpen }`: the panel is about to open or close; cancel it to keep it as it is. */
  readonly onFootlightToggle?: ((event: CustomEvent<Details['footlight-toggle']>) => void) | undefined;
}

/** Props of `<footlight-watchlist>`. */
export type FootlightWatchlistProps = OwnProps & HtmlProps<Element, keyof OwnProps>;

/** `<footlight-watchlist>` as a component; its ref is the element. It does not define the element. */
export const FootlightWatchlist: ElementComponent<Element, FootlightWatchlistProps> = /* @__PURE__ */ createComponent({
  tag: 'footlight-watchlist',
  properties: {
    compact: 'compact',
    inline: 'inline',
    item: 'item',
    itemTitle: 'item-title',
    kind: 'kind',
    language: 'language',
    list: 'list',
    mode: 'mode',
    open: 'open',
    owner: 'owner',
    shareHref: 'share-href',
    signInHref: 'sign-in-href',
    theme: 'theme',
  },
  events: {
    onFootlightError: 'footlight-error',
    onFootlightFavouriteChange: 'footlight-favouritechange',
    onFootlightListChange: 'footlight-listchange',
    onFootlightSelect: 'footlight-select',
    onFootlightShare: 'footlight-share',
    onFootlightSignIn: 'footlight-signin',
    onFootlightToggle: 'footlight-toggle',
  },
});
