import { watchlistButtonSheets } from '@footlight/ui';
import { WatchlistElement, type WatchlistElementProps } from '../lists/watchlist-element.widget.js';
import placeSheet from '../lists/watchlist.module.css?inline';
import { safeDefine } from '../safe-define.js';
import { createElementClass } from '../wrap.js';

/**
 * `<footlight-watchlist>`: adds a title to one of the viewer's lists, toggles it as a favourite, or shows the lists.
 * @attribute item - id of the title to add; without it the panel shows the viewer's lists.
 * @attribute {'VOD' | 'SERIES' | 'SEASON_VOD' | 'PLAYLIST'} kind - type of the item; `VOD` when absent.
 * @attribute item-title - title of a series, season or playlist, for which the service is not queried.
 * @attribute {'lists' | 'favourites'} mode - `lists` opens the panel, `favourites` toggles; by default the realm
 * decides.
 * @attribute list - id of the list that the panel shows first.
 * @attribute owner - owner of that list, for a shared list, which guests can open too.
 * @attribute {boolean} open - whether the panel is open; the element updates it.
 * @attribute {boolean} inline - shows the panel in the page, without a button.
 * @attribute {boolean} compact - shows the button as an icon only.
 * @attribute sign-in-href - sign-in page for guests; by default the service's own page.
 * @attribute share-href - your page for shared lists; its query gets `watchlistId` and `owner`. Default: the service's
 * page.
 * @attribute language - language tag; the page's own when absent.
 * @attribute {'dark' | 'light' | 'auto'} theme - `dark` when absent.
 * @fires footlight-toggle - `{ isOpen }`: the panel is about to open or close; cancel it to keep it as it is.
 * @fires footlight-signin - `{ href }`: a guest wants to sign in; cancel it to handle the sign-in in the page.
 * @fires footlight-select - `{ id, kind, title, href, listId }`: a title was chosen; cancel it to stay on the page.
 * @fires footlight-listchange - `{ change, listId, item }`: the service has accepted a change: `create`, `rename`,
 * `delete`, `add`, `remove`, `reorder`, `save`, `forget`.
 * @fires footlight-favouritechange - `{ id, favourite }`: the service has added or removed a favourite.
 * @fires footlight-share - `{ listId, href, outcome }`: result of sharing a link: `shared`, `copied` or `failed`.
 * @fires footlight-error - `{ action, code }`: an operation failed, and the viewer has seen a message.
 * @slot trigger - a button of the page that replaces the element's own.
 * @slot guest - content that guests see instead of the sign-in link.
 * @csspart button - the element's own button.
 * @csspart sign-in - the sign-in link that guests see.
 * @csspart panel - the panel.
 * @cssproperty --footlight-glow - the accent colour.
 * @cssproperty --footlight-watchlist-height - the maximum height of an inline panel.
 */
safeDefine('footlight-watchlist', () =>
  createElementClass<WatchlistElementProps>(WatchlistElement, {
    properties: {
      item: 'string',
      kind: 'string',
      itemTitle: 'string',
      mode: 'string',
      list: 'string',
      owner: 'string',
      open: 'boolean',
      inline: 'boolean',
      compact: 'boolean',
      signInHref: 'string',
      shareHref: 'string',
      language: 'string',
    },
    events: {
      onToggle: 'footlight-toggle',
      onSignIn: 'footlight-signin',
      onSelect: 'footlight-select',
      onListChange: 'footlight-listchange',
      onFavouriteChange: 'footlight-favouritechange',
      onShare: 'footlight-share',
      onError: 'footlight-error',
    },
    writes: { onOpenChange: 'open' },
    sheets: [...watchlistButtonSheets, placeSheet],
  }),
);
