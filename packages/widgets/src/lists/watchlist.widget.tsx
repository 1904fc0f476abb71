import type { Client } from '@footlight/client';
import { directionOf, loadWatchlistCatalogue, type WatchlistLabelKey } from '@footlight/i18n';
import {
  WatchlistButton,
  WatchlistButtonFailed,
  WatchlistButtonWaiting,
  WatchlistSignIn,
  errorMessage,
} from '@footlight/ui';
import { useCallback, useEffect, useRef, type MouseEvent } from 'react';
import { useStoreState } from '../hooks/use-store.js';
import { useLazyLabels } from '../hooks/use-lazy-labels.js';
import type { PageWatchlists } from './page-watchlists.js';
import { useFavourite } from './use-favourite.js';
import { usePanel } from './use-panel.js';
import { useOffer } from './use-offer.js';
import type { SignInLink } from './watchlist-context.js';
import type { ContentRef, WatchlistCallbacks } from './watchlist-events.js';

export interface WatchlistWidgetProps extends WatchlistCallbacks {
  readonly client: Client;
  readonly lists: PageWatchlists;
  readonly origin: string;
  readonly language: string;
  /** The title to add; null for a panel of lists. */
  readonly contentRef: (ContentRef & { readonly title: string | null }) | null;
  /** Whether a press opens the lists or toggles the favourite; `realm` uses the realm's setting. */
  readonly mode: 'lists' | 'favourites' | 'realm';
  readonly list: { readonly id: string; readonly owner: string | null } | null;
  readonly isOpen: boolean;
  readonly isInline: boolean;
  readonly isCompact: boolean;
  /** Address of the sign-in page for guests. */
  readonly signInHref: string;
  readonly shareHref: string | undefined;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** Handles a press on slotted content; the element's own button has its own handler. */
const useSlottedPress = (onPress: () => void) => {
  const press = useRef(onPress);
  useEffect(() => {
    press.current = onPress;
  });
  return useCallback((slot: HTMLSlotElement | null) => {
    if (slot === null) return;
    slot.onclick = () => {
      if (slot.assignedElements().length > 0) press.current();
    };
  }, []);
};

/** The button of the watchlists with its panel. Nothing is rendered for actions that the viewer may not do. */
export const WatchlistWidget = (props: WatchlistWidgetProps) => {
  const { client, lists, origin, language, contentRef, list, isOpen, isInline, isCompact } = props;
  const { signInHref, onToggle, onSignIn, onOpenChange } = props;
  const t = useLazyLabels<WatchlistLabelKey>(language, loadWatchlistCatalogue);
  const offer = useOffer({ lists, contentRef, list, mode: props.mode });
  const favourite = useFavourite(lists, offer.item, props);
  const { realm, user } = useStoreState(lists.viewer);
  const opens = offer.kind === 'add' || offer.kind === 'lists' || offer.kind === 'shared';
  const isShown = opens && (isOpen || isInline);
  const { Panel, hasFailed, prepare, retry } = usePanel(isShown);

  const turn = (open: boolean): void => {
    if (onToggle?.({ isOpen: open }) ?? true) onOpenChange(open);
  };
  const press = (): void => (offer.kind === 'favourite' ? favourite.toggle() : turn(!isOpen));
  const slot = useSlottedPress(press);

  if (t === null || offer.kind === 'waiting')
    return isInline ? null : (
      <WatchlistButtonWaiting isCompact={isCompact} words={t?.('watchlistLoading') ?? ''} />
    );
  if (offer.kind === 'nothing') return null;

  const signIn: SignInLink = {
    href: signInHref,
    notify: () => onSignIn?.({ href: signInHref }) ?? true,
    go: () => {
      if (signIn.notify()) location.assign(signInHref);
    },
  };
  const followSignIn = (click: MouseEvent<HTMLAnchorElement>): void => {
    if (!signIn.notify()) click.preventDefault();
  };
  if (offer.kind === 'failed') {
    const words = `${t('watchlistItemFailed')} ${errorMessage(offer.error, t)}`;
    return (
      <WatchlistButtonFailed
        words={words}
        retry={offer.isFinal ? undefined : t('watchlistRetry')}
        onRetry={offer.retry}
      />
    );
  }
  if (offer.kind === 'guest')
    return (
      <slot name="guest">
        <WatchlistSignIn
          href={signInHref}
          words={t('watchlistSignIn')}
          isCompact={isCompact}
          onFollow={followSignIn}
        />
      </slot>
    );
  return (
    <div
      dir={directionOf(language)}
      lang={language}
      onPointerEnter={opens ? prepare : undefined}
      onFocus={opens ? prepare : undefined}
    >
      {!isInline && (
        <slot ref={slot} name="trigger">
          <WatchlistButton
            kind={offer.kind}
            title={contentRef?.title ?? offer.item?.title ?? null}
            isMarked={favourite.isMarked}
            outcome={favourite.outcome}
            isOpen={isOpen}
            isBusy={isShown && Panel === null && !hasFailed}
            isCompact={isCompact}
            t={t}
            onPress={press}
          />
        </slot>
      )}
      {hasFailed && (
        <WatchlistButtonFailed words={t('watchlistsFailed')} retry={t('watchlistRetry')} onRetry={retry} />
      )}
      {isShown && Panel !== null && realm !== null && user !== null && (
        <Panel
          context={{
            client,
            lists,
            realm,
            isGuest: user.isGuest,
            origin,
            shareHref: props.shareHref,
            signIn,
            language,
            t,
            callbacks: props,
          }}
          contentRef={
            contentRef === null
              ? null
              : { ...contentRef, title: contentRef.title ?? offer.item?.title ?? null }
          }
          list={list}
          isInline={isInline}
          onClose={() => turn(false)}
        />
      )}
    </div>
  );
};
