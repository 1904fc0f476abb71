import { CardGridSkeleton, useLabels } from '@footlight/ui';
import { useParams, useSearchParams } from 'react-router-dom';
import { definePage } from '../../app/define-page.js';
import { useViewer, useSite } from '../../app/site-context.js';
import { ListFrame } from '../../shell/lists/list-frame.js';
import { ListOfAViewer } from './list-of-a-viewer.js';
import { NotOpen } from './not-open.js';
import { OneList } from './one-list.js';
import { OwnLists } from './own-lists.js';

/** The viewer's lists, or one of them; a shared list is open to everybody with its link (LIST-41). */
export const WatchlistsPage = () => {
  const { watchlistId } = useParams();
  const { t } = useLabels();
  const { realm } = useSite();
  const [query] = useSearchParams();
  const viewer = useViewer();
  if (!realm.watchlists.enabled) return <NotOpen />;
  // Without its owner in the address, a list is one of the viewer's own, which guests do not have.
  if (watchlistId !== undefined && !query.has('owner') && viewer?.isGuest !== false)
    return (
      <ListFrame title={t('watchlistMine')}>
        {viewer === null ? <CardGridSkeleton label={t('loading')} /> : <ListOfAViewer />}
      </ListFrame>
    );
  // The key resets the page's state for another list.
  return watchlistId === undefined ? (
    <OwnLists />
  ) : (
    <OneList key={watchlistId} id={watchlistId} frame={ListFrame} />
  );
};

export const watchlistsPage = definePage({ Component: WatchlistsPage });
