import type { Client } from '@footlight/client';
import type { PublicRealm } from '@footlight/contract';
import type { WatchlistLabelKey, Translate } from '@footlight/i18n';
import type { WatchlistContext } from './watchlist-context.js';
import type { ContentRef } from './watchlist-events.js';
import { WatchlistPanelWidget } from './watchlist-panel.widget.js';

export interface AddToListProps {
  readonly client: Client;
  readonly lists: WatchlistContext['lists'];
  readonly realm: PublicRealm;
  readonly language: string;
  readonly t: Translate<WatchlistLabelKey>;
  readonly contentRef: ContentRef & { readonly title: string };
  /** Where to sign in again when the session has ended. */
  readonly signInHref: string;
  readonly onClose: () => void;
}

/** The panel that adds a title to one of the viewer's lists, on a page with a session of its own. */
export const AddToList = (props: AddToListProps) => {
  const { client, lists, realm, language, t, contentRef, signInHref, onClose } = props;
  return (
    <WatchlistPanelWidget
      context={{
        client,
        lists,
        realm,
        isGuest: false,
        origin: location.origin,
        shareHref: undefined,
        signIn: { href: signInHref, notify: () => true, go: () => location.assign(signInHref) },
        language,
        t,
        callbacks: {},
      }}
      contentRef={contentRef}
      list={null}
      isInline={false}
      onClose={onClose}
    />
  );
};
