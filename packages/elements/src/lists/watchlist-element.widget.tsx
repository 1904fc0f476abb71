import {
  WatchlistWidget,
  pageWatchlists,
  type ContentRef,
  type WatchlistCallbacks,
} from '@footlight/widgets';
import { usePageSession } from '../use-page-session.js';
import { signInAddress } from './sign-in-address.js';

export interface WatchlistElementProps extends WatchlistCallbacks {
  /** Id of the title to add; absent when the panel only shows lists. */
  readonly item?: string;
  readonly kind?: ContentRef['kind'];
  /** Title of the item, if the page knows it. */
  readonly itemTitle?: string;
  readonly mode?: 'lists' | 'favourites';
  /** Id of the list to show first. */
  readonly list?: string;
  readonly owner?: string;
  readonly open?: boolean;
  readonly inline?: boolean;
  readonly compact?: boolean;
  readonly signInHref?: string;
  readonly shareHref?: string;
  /** Language tag; the page's own when absent. */
  readonly language?: string;
  readonly onOpenChange?: (isOpen: boolean) => void;
}

/** An empty attribute counts as absent. */
const isPresent = (text: string | undefined): text is string => text !== undefined && text !== '';

const absolute = (address: string): string => new URL(address, document.baseURI).href;

/** Renders `<footlight-watchlist>` with the session of the page. */
export const WatchlistElement = (props: WatchlistElementProps) => {
  const { item, kind: written, itemTitle, mode, list, owner, signInHref, shareHref, ...rest } = props;
  const session = usePageSession();
  const lists = pageWatchlists(session);
  const kind = (isPresent(written) ? written.toUpperCase() : 'VOD') as ContentRef['kind'];
  const contentRef = isPresent(item)
    ? { id: item, kind, title: isPresent(itemTitle) ? itemTitle : null }
    : null;
  const wanted = isPresent(list) ? { id: list, owner: isPresent(owner) ? owner : null } : null;
  return (
    <WatchlistWidget
      {...rest}
      key={`${String(lists.key)} ${kind} ${item ?? ''} ${list ?? ''}`}
      client={session.client}
      lists={lists}
      origin={session.origin}
      language={props.language ?? session.language}
      contentRef={contentRef}
      mode={mode === 'lists' || mode === 'favourites' ? mode : 'realm'}
      list={wanted}
      isOpen={props.open === true}
      isInline={props.inline === true}
      isCompact={props.compact === true}
      signInHref={
        isPresent(signInHref) ? absolute(signInHref) : signInAddress(session.origin, contentRef, wanted)
      }
      shareHref={isPresent(shareHref) ? absolute(shareHref) : undefined}
      onOpenChange={(isOpen) => props.onOpenChange?.(isOpen)}
    />
  );
};
