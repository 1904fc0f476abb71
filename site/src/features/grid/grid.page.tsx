import {
  ButtonLink,
  CardGrid,
  CardGridSkeleton,
  FilterLinks,
  ListEnd,
  Notice,
  useLabels,
} from '@footlight/ui';
import { createGridStore, gridName, type Grid } from '@footlight/state';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useStore } from 'zustand';
import { createPageStore } from '../../app/page-store.js';
import { useSite } from '../../app/site-context.js';
import { useNow } from '../../app/use-now.js';
import { ItemCard } from '../../collections/item-card.js';
import { ListFrame } from '../../collections/list-frame.js';
import { usePlaylistPanel } from '../../collections/use-playlist-panel.js';
import { FailedPage } from '../../shell/failed-page.js';
import { NotFoundPage } from '../../shell/not-found.page.js';

const useGridStore = createPageStore(createGridStore);

const GENRE = 'genre:';
const ALL = '';

/** The genre that an address names, as search does: `facet=genre:drama`. */
const genreOf = (query: URLSearchParams): string | null =>
  query
    .getAll('facet')
    .find((facet) => facet.startsWith(GENRE))
    ?.slice(GENRE.length) ?? null;

/** The grid with its words, kept while it is narrowed. */
const useGrid = (gridId: string, genre: string | null) => {
  const store = useStore(useGridStore());
  const { load, id, collection } = store;
  const name = gridName(gridId, genre);
  const [last, setLast] = useState<Grid | null>(null);
  if (collection !== null && collection !== last) setLast(collection);
  useEffect(() => {
    if (gridId !== '') void load(name);
  }, [gridId, name, load]);
  return { ...store, name, isHeld: id === name, words: last?.id === gridId ? last : null };
};

/** Everything of one kind, narrowed by genre at its reader’s wish. */
export const GridPage = () => {
  const { t } = useLabels();
  const { addresses } = useSite();
  const [query] = useSearchParams();
  const now = useNow();
  const gridId = query.get('gridviewconfigid') ?? '';
  const genre = genreOf(query);
  const { status, failure, items, paging, more, loadMore, load, name, isHeld, words } = useGrid(
    gridId,
    genre,
  );

  const { panelOf, open } = usePlaylistPanel(items);

  if (gridId === '') return <NotFoundPage />;
  if (status === 'failed' && isHeld) return <FailedPage failure={failure} onRetry={() => void load(name)} />;
  const hrefOf = (value: string | null): string =>
    addresses.route(
      'grid',
      {},
      { gridviewconfigid: gridId, ...(value === null ? {} : { facet: `${GENRE}${value}` }) },
    );
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
