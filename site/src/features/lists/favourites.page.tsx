import { listOfFavourites } from '@footlight/domain';
import { ButtonLink, CardGrid, CardGridSkeleton, Notice, useLabels } from '@footlight/ui';
import { favouritesQuery } from '@footlight/state';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { definePage } from '../../app/define-page.js';
import { useViewer, useSite } from '../../app/site-context.js';
import { useNow } from '../../app/use-now.js';
import { useQuery } from '../../app/use-query.js';
import { ItemCard } from '../content/collections/item-card.js';
import { ListFrame } from '../../shell/lists/list-frame.js';
import { LoadError } from '../../shell/pages/load-error.js';
import { QueryEnd } from '../../shell/pages/query-end.js';
import { SignInNotice } from '../../shell/viewers/sign-in-notice.js';

/** The viewer's favourites, newest first; each card links on to the next. */
const Favourites = () => {
  const { t } = useLabels();
  const { realm, addresses } = useSite();
  const now = useNow();
  const list = useQuery(favouritesQuery, {});
  const { status, items, hasMore, loadMore } = list;
  // After all loaded items have been removed, more may be left on the service.
  const needsMore = status === 'ready' && items.length === 0 && hasMore;
  useEffect(() => {
    if (needsMore) void loadMore();
  }, [needsMore, loadMore]);

  if (items.length > 0)
    return (
      <>
        <CardGrid id="favourites" label={t('favouritesList')}>
          {items.map((item) => (
            <ItemCard key={item.id} item={item} list={listOfFavourites(realm.watchlists)} now={now} />
          ))}
        </CardGrid>
        <QueryEnd list={list} />
      </>
    );
  if (status === 'failed') return <LoadError entry={list} />;
  if (status !== 'ready' || needsMore) return <CardGridSkeleton label={t('loading')} />;
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
  const { pathname } = useLocation();
  const viewer = useViewer();
  return (
    // Three routes render this page; the key makes navigation between them a page change.
    <ListFrame key={pathname} title={t('favouritesList')}>
      {viewer === null ? (
        <CardGridSkeleton label={t('loading')} />
      ) : viewer.isGuest ? (
        <SignInNotice title={t('favouritesOfGuest')} text={t('favouritesOfGuestText')} />
      ) : (
        <Favourites />
      )}
    </ListFrame>
  );
};

export const favouritesPage = definePage({ Component: FavouritesPage });
