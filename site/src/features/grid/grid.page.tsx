import { addressOfGrid, gridOfAddress } from '@footlight/domain';
import {
  ButtonLink,
  CardGrid,
  CardGridSkeleton,
  FilterLinks,
  ListEnd,
  Notice,
  useLabels,
} from '@footlight/ui';
import { useSearchParams } from 'react-router-dom';
import { useSite } from '../../app/site-context.js';
import { useNow } from '../../app/use-now.js';
import { ItemCard } from '../../collections/item-card.js';
import { ListFrame } from '../../collections/list-frame.js';
import { usePlaylistPanel } from '../../collections/use-playlist-panel.js';
import { FailedPage } from '../../shell/failed-page.js';
import { NotFoundPage } from '../../shell/not-found.page.js';
import { useGrid } from './use-grid.js';

export { beginGrid } from './use-grid.js';

const ALL = '';

/** Everything of one kind, narrowed by genre at its reader’s wish. */
export const GridPage = () => {
  const { t } = useLabels();
  const { addresses } = useSite();
  const [query] = useSearchParams();
  const now = useNow();
  const grid = gridOfAddress(query);
  const { id: gridId, genre } = grid;
  const { status, failure, items, paging, more, loadMore, load, name, isHeld, words } = useGrid(grid);

  const { panelOf, open } = usePlaylistPanel(items);

  if (gridId === '') return <NotFoundPage />;
  if (status === 'failed' && isHeld) return <FailedPage failure={failure} onRetry={() => void load(name)} />;
  const hrefOf = (value: string | null): string =>
    addresses.route('grid', {}, addressOfGrid({ id: gridId, genre: value }));
  const isWaiting = !isHeld || (status === 'loading' && items.length === 0);
  return (
    <ListFrame
      title={words?.title ?? t('gridTitle')}
      description={words?.description}
      tools={
        words !== null &&
        words.genres.length > 1 && (
          <FilterLinks
            label={t('gridFilter')}
            links={[
              { id: ALL, title: t('gridAll'), href: hrefOf(null) },
              ...words.genres.map(({ value, label, count }) => ({
                id: value,
                title: label,
                href: hrefOf(value),
                count,
              })),
            ]}
            currentId={genre ?? ALL}
          />
        )
      }
    >
      {isWaiting ? (
        <CardGridSkeleton label={t('loading')} />
      ) : items.length === 0 ? (
        <Notice
          title={genre === null ? t('nothingHere') : t('gridNothing')}
          text={genre === null ? t('nothingHereText') : t('gridNothingText')}
          action={
            <ButtonLink href={genre === null ? addresses.route('home') : hrefOf(null)}>
              {genre === null ? t('goHome') : t('gridAll')}
            </ButtonLink>
          }
        />
      ) : (
        <>
          <CardGrid key={name} id={name} label={words?.title ?? t('gridTitle')} below={open}>
            {items.map((item) => (
              <ItemCard key={`${item.type} ${item.id}`} item={item} now={now} panel={panelOf(item)} />
            ))}
          </CardGrid>
          <ListEnd
            hasMore={paging.moreDataAvailable}
            isLoading={more === 'loading'}
            hasFailed={more === 'failed'}
            onMore={() => void loadMore()}
          />
        </>
      )}
    </ListFrame>
  );
};
