import { listOfFavourites } from '@footlight/domain';
import { errorLabel } from '@footlight/i18n';
import { Button, ButtonLink, CardGrid, CardGridSkeleton, ListEnd, Notice, useLabels } from '@footlight/ui';
import { favouritesQuery } from '@footlight/state';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { definePage } from '../../app/define-page.js';
import { useViewer, useSite } from '../../app/site-context.js';
import { useNow } from '../../app/use-now.js';
import { useQuery } from '../../app/use-query.js';
import { ItemCard } from '../../collections/item-card.js';
import { ListFrame } from '../../collections/list-frame.js';
import { signInQuery } from '../../navigation/sign-in-query.js';

/** The viewer's favourites, newest first; each card links on to the next. */
const Favourites = () => {
  const { t } = useLabels();
  const { realm, addresses } = useSite();
  const now = useNow();
  const { status, failure, items, hasMore, more, loadMore, retry } = useQuery(favouritesQuery, {});
  // After all loaded items have been removed, more may be left on the service.
  const isSpent = status === 'ready' && items.length === 0 && hasMore;
  useEffect(() => {
    if (isSpent) void loadMore();
  }, [isSpent, loadMore]);

  if (items.length > 0)
    return (
      <>
        <CardGrid id="favourites" label={t('favouritesList')}>
          {items.map((item) => (
            <ItemCard key={item.id} item={item} list={listOfFavourites(realm.watchlists)} now={now} />
          ))}
        </CardGrid>
        <ListEnd
          hasMore={hasMore}
          isLoading={more === 'loading'}
          hasFailed={more === 'failed' || status === 'failed'}
          onMore={() => void (more === 'failed' || status === 'failed' ? retry() : loadMore())}
        />
      </>
    );
  if (status === 'failed')
    return (
      <Notice
        urgent
        title={t(errorLabel(failure?.code ?? 'NETWORK'))}
        action={<Button onClick={() => void retry()}>{t('retry')}</Button>}
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

/** The signed-in viewer's favourites; guests are asked to sign in. */
export const FavouritesPage = () => {
  const { t } = useLabels();
  const { addresses } = useSite();
  const { pathname, search } = useLocation();
  const viewer = useViewer();
  return (
    // Three routes render this page; the key makes navigation between them a page change.
    <ListFrame key={pathname} title={t('favouritesList')}>
      {viewer === null ? (
        <CardGridSkeleton label={t('loading')} />
      ) : viewer.isGuest ? (
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
