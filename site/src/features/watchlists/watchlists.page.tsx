import { useParams } from 'react-router-dom';
import { definePage } from '../../app/define-page.js';
import { useSite } from '../../app/site-context.js';
import { ListFrame } from '../../collections/list-frame.js';
import { NotOpen } from './not-open.js';
import { OneList } from './one-list.js';
import { OwnLists } from './own-lists.js';

/** The reader's lists, or one of them; a list that was shared is open to whoever has its link (LIST-41). */
export const WatchlistsPage = () => {
  const { watchlistId } = useParams();
  const { realm } = useSite();
  if (!realm.watchlists.enabled) return <NotOpen />;
  // Another list is another page.
  return watchlistId === undefined ? (
    <OwnLists />
  ) : (
    <OneList key={watchlistId} id={watchlistId} frame={ListFrame} />
  );
};

export const watchlistsPage = definePage({ Component: WatchlistsPage });
