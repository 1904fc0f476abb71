import { watchlistButtonSheets } from '@footlight/ui';
import { safeDefine } from '../safe-define.js';
import {
  WatchlistElement,
  type WatchlistElementProps,
} from '../widgets/watchlist/watchlist-element.widget.js';
import placeSheet from '../widgets/watchlist/watchlist.module.css?inline';
import { createElementClass } from '../wrap.js';

/**
 * `<footlight-watchlist>`: adds a title to a list of its viewer, toggles it as a favourite, or shows the lists.
 * @attribute item - id of what would be added; without it the panel shows the viewer's lists.
 * @attribute {'VOD' | 'SERIES' | 'SEASON_VOD' | 'PLAYLIST'} kind - what the item is; `VOD` when absent.
 * @attribute item-title - what the item is called, where the service is not asked: series, seasons, playlists.
 * @attribute {'lists' | 'favourites'} mode - `lists` opens the panel, `favourites` toggles; when absent as the realm has it.
 * @attribute list - id of the list that the panel begins with.
 * @attribute owner - its owner, for a list that somebody shared: it is open to guests too.
 * @attribute {boolean} open - whether the panel is open; it follows.
 * @attribute {boolean} inline - the panel stands in the page, without a button.
 * @attribute {boolean} compact - the button is a picture alone.
 * @attribute sign-in-href - where a guest signs in; the service's own page when absent.
 * @attribute share-href - a page of one's own that shows shared lists, by `watchlistId` and `owner` of its query; the service's when absent.
 * @attribute language - language tag; the page's own when absent.
 * @attribute {'dark' | 'light' | 'auto'} theme - `dark` when absent.
 * @fires footlight-toggle - `{ isOpen }`: the panel is about to open or close; cancel it to keep it as it is.
 * @fires footlight-signin - `{ href }`: a guest wants to sign in; cancel it to do so in the page.
 * @fires footlight-select - `{ id, kind, title, href, listId }`: a title of a list was chosen; cancel it to stay on the page.
 * @fires footlight-listchange - `{ change, listId, item }`: the service has taken a change: `create`, `rename`, `delete`, `add`, `remove`, `reorder`, `save`, `forget`.
 * @fires footlight-favouritechange - `{ id, favourite }`: the service has taken a favourite, or let it go.
 * @fires footlight-share - `{ listId, href, outcome }`: a link was `shared`, `copied`, or `failed` to be.
 * @fires footlight-error - `{ action, code }`: something failed, and the viewer has been told in words.
 * @slot trigger - a button of the page in the place of the element's own.
 * @slot guest - what a guest sees in the place of the way to sign in.
 * @csspart button - the element's own button.
 * @csspart sign-in - what a guest sees.
 * @csspart panel - the panel.
 * @cssproperty --footlight-glow - the accent.
 * @cssproperty --footlight-watchlist-height - the most height of an inline panel.
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
