import { addressOfGrid, gridOfAddress } from '@footlight/domain';
import { ButtonLink, CardGrid, CardGridSkeleton, ListEnd, Notice, useLabels } from '@footlight/ui';
import { useSearchParams } from 'react-router-dom';
import { definePage } from '../../app/define-page.js';
import { useSite } from '../../app/site-context.js';
import { useNow } from '../../app/use-now.js';
import { ItemCard } from '../../collections/item-card.js';
import { isAtOnce } from '../../collections/at-once.js';
import { usePlaylistPanel } from '../../collections/use-playlist-panel.js';
import { FailedPage } from '../../shell/failed-page.js';
import { NotFoundPage } from '../../shell/not-found.page.js';
import { PageTitle } from '../../shell/page-title.js';
import { GridLayout } from './grid-layout.js';
import { beginGrid, useGrid } from './use-grid.js';

/** Everything of one kind, narrowed by genre at its reader’s wish. */
export const GridPage = () => {
  const { t } = useLabels();
  const { addresses } = useSite();
  const [query] = useSearchParams();
  const now = useNow();
  const grid = gridOfAddress(query);
  const { id: gridId, genre } = grid;
  const { status, failure, collection, items, paging, more, loadMore, load, name, isHeld, words } =
    useGrid(grid);

  const { panelOf, open } = usePlaylistPanel(items);

  if (gridId === '') return <NotFoundPage />;
  const hasFailed = isHeld && status === 'failed';
  if (hasFailed && collection === null)
    return <FailedPage failure={failure} onRetry={() => void load(name)} />;
  const title = words?.title ?? t('gridTitle');
  const isWaiting = !isHeld || (status === 'loading' && items.length === 0);
  return (
    <>
      <PageTitle of={title} />
      <GridLayout grid={grid} words={words} addresses={addresses}>
        {isWaiting ? (
          <CardGridSkeleton label={t('loading')} />
        ) : items.length === 0 ? (
          <Notice
            title={genre === null ? t('nothingHere') : t('gridNothing')}
            text={genre === null ? t('nothingHereText') : t('gridNothingText')}
            action={
              <ButtonLink
                href={
                  genre === null
                    ? addresses.route('home')
                    : addresses.route('grid', {}, addressOfGrid({ id: gridId, genre: null }))
                }
              >
                {genre === null ? t('goHome') : t('gridAll')}
              </ButtonLink>
            }
          />
        ) : (
          <>
            <CardGrid key={name} id={name} label={title} below={open}>
              {items.map((item, index) => (
                <ItemCard
                  key={`${item.type} ${item.id}`}
                  item={item}
                  now={now}
                  panel={panelOf(item)}
                  eager={isAtOnce(true, index)}
                />
              ))}
            </CardGrid>
            <ListEnd
              hasMore={paging.moreDataAvailable}
              isLoading={more === 'loading'}
              hasFailed={hasFailed || more === 'failed'}
              onMore={() => void (hasFailed ? load(name) : loadMore())}
            />
          </>
        )}
      </GridLayout>
    </>
  );
};

export const gridPage = definePage({ load: beginGrid, Component: GridPage });
