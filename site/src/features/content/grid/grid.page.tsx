import type { ContentItem } from '@footlight/contract';
import { addressOfGrid, gridOfAddress } from '@footlight/domain';
import { ButtonLink, CardGrid, CardGridSkeleton, Notice, useLabels } from '@footlight/ui';
import { useSearchParams } from 'react-router-dom';
import { definePage } from '../../../app/define-page.js';
import { useSite } from '../../../app/site-context.js';
import { useNow } from '../../../app/use-now.js';
import { ItemCard } from '../collections/item-card.js';
import { isAtOnce } from '../collections/eager-images.js';
import { usePlaylistPanel } from '../collections/use-playlist-panel.js';
import { FailedPage } from '../../../shell/pages/failed-page.js';
import { NotFoundPage } from '../../../shell/pages/not-found.page.js';
import { PageTitle } from '../../../shell/navigation/page-title.js';
import { gridHead } from './grid-head.js';
import { GridLayout } from './grid-layout.js';
import { gridName } from './grid-name.js';
import { beginGrid, useGrid } from './use-grid.js';
import { QueryEnd } from '../../../shell/pages/query-end.js';

const NONE: readonly ContentItem[] = [];

/** A content grid with an optional genre filter. */
export const GridPage = () => {
  const { t } = useLabels();
  const { addresses } = useSite();
  const [query] = useSearchParams();
  const now = useNow();
  const grid = gridOfAddress(query);
  const { id: gridId, genre } = grid;
  const { list, words } = useGrid(grid);
  const name = gridName(grid);
  const { panelOf, open } = usePlaylistPanel(list?.items ?? NONE);

  if (list === null) return <NotFoundPage />;
  const { status, error, data, items, retry } = list;
  if (status === 'failed' && data === null) return <FailedPage error={error} onRetry={() => void retry()} />;
  const title = words?.title ?? t('gridTitle');
  const isWaiting = status === 'idle' || (status === 'loading' && items.length === 0);
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
            <QueryEnd list={list} />
          </>
        )}
      </GridLayout>
    </>
  );
};

export const gridPage = definePage({
  load: beginGrid,
  head: import.meta.env.SSR ? gridHead : undefined,
  Component: GridPage,
  sharedByGuests: true,
});
