import type { Client } from '@footlight/client';
import type { PublicRealm } from '@footlight/contract';
import type { WatchlistLabelKey, Translate } from '@footlight/i18n';
import type { WatchlistDesk } from './watchlist-desk.js';
import type { ListedThing } from './watchlist-events.js';
import { WatchlistPanelWidget } from './watchlist-panel.widget.js';

export interface AddToListProps {
  readonly client: Client;
  readonly lists: WatchlistDesk['lists'];
  readonly realm: PublicRealm;
  readonly language: string;
  readonly t: Translate<WatchlistLabelKey>;
  readonly thing: ListedThing & { readonly title: string };
  /** Where to sign in again when the session has ended. */
  readonly signInHref: string;
  readonly onClose: () => void;
}

/** The panel that adds a title to one of the viewer's lists, on a page with a session of its own. */
export const AddToList = (props: AddToListProps) => {
  const { client, lists, realm, language, t, thing, signInHref, onClose } = props;
  return (
    <WatchlistPanelWidget
      desk={{
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
      thing={thing}
      list={null}
      isInline={false}
      onClose={onClose}
    />
  );
};
