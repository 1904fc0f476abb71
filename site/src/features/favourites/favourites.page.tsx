import { listOfFavourites } from '@footlight/domain';
import { errorLabel } from '@footlight/i18n';
import { Button, ButtonLink, CardGrid, CardGridSkeleton, ListEnd, Notice, useLabels } from '@footlight/ui';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import { definePage } from '../../app/define-page.js';
import { useReader, useSite } from '../../app/site-context.js';
import { useNow } from '../../app/use-now.js';
import { ItemCard } from '../../collections/item-card.js';
import { ListFrame } from '../../collections/list-frame.js';
import { signInQuery } from '../../navigation/sign-in-query.js';

/** What a viewer keeps, newest first: each leads on to the next of them. */
const Favourites = () => {
  const { t } = useLabels();
  const { state, realm, addresses } = useSite();
  const now = useNow();
  const { status, failure, items, paging, load, loadMore } = useStore(state.favourites);
  // Whoever takes out all that is held may have more behind it.
  const isSpent = status === 'ready' && items.length === 0 && paging.moreDataAvailable;
  useEffect(() => {
    if (status === 'idle' || isSpent) void load();
  }, [status, isSpent, load]);

  if (items.length > 0)
    return (
      <>
        <CardGrid id="favourites" label={t('favouritesList')}>
          {items.map((item) => (
            <ItemCard key={item.id} item={item} list={listOfFavourites(realm.watchlists)} now={now} />
          ))}
        </CardGrid>
        <ListEnd
          hasMore={paging.moreDataAvailable}
          isLoading={status === 'loading'}
          hasFailed={status === 'failed'}
          onMore={() => void loadMore()}
        />
      </>
    );
  if (status === 'failed')
    return (
      <Notice
        urgent
        title={t(errorLabel(failure?.code ?? 'NETWORK'))}
        action={<Button onClick={() => void load()}>{t('retry')}</Button>}
      />
    );
  if (status !== 'ready' || isSpent) return <CardGridSkeleton label={t('loading')} />;
  return (
    <Notice
      title={t('favouritesNone')}
      text={t('favouritesNoneText')}
      action={<ButtonLink href={addresses.route('browse')}>{t('browseTitle')}</ButtonLink>}
    />
  );
};

/** The favourites of whoever is signed in; guests are told how to have some. */
export const FavouritesPage = () => {
  const { t } = useLabels();
  const { addresses } = useSite();
  const { pathname, search } = useLocation();
  const reader = useReader();
  return (
    // It has three addresses, each of which is a page to go to and to come back from.
    <ListFrame key={pathname} title={t('favouritesList')}>
      {reader === null ? (
        <CardGridSkeleton label={t('loading')} />
      ) : reader.isGuest ? (
        <Notice
          title={t('favouritesOfGuest')}
          text={t('favouritesOfGuestText')}
          action={
            <ButtonLink look="primary" href={addresses.route('login', {}, signInQuery(pathname, search))}>
              {t('signIn')}
            </ButtonLink>
          }
        />
      ) : (
        <Favourites />
      )}
    </ListFrame>
  );
};

export const favouritesPage = definePage({ Component: FavouritesPage });
