import type { ContentItem } from '@footlight/contract';
import type { WatchlistLabelKey, Translate } from '@footlight/i18n';
import { useId, useLayoutEffect, useRef, type MouseEvent, type RefObject } from 'react';
import type { SortingStep } from '../controls/use-lifted-row.js';
import { useSortable } from '../controls/use-sortable.js';
import { WatchlistItem } from './watchlist-item.js';
import classes from './watchlist-rows.module.css';

export interface WatchlistItemsProps {
  readonly items: readonly ContentItem[];
  /** Total number of items, including pages that are not loaded. */
  readonly count: number;
  /** Only the viewer's own lists can be sorted, and have items removed. */
  readonly isSortable: boolean;
  readonly isRemovable: boolean;
  /** The scroll container, so that a row can be dragged beyond the visible area. */
  readonly scroller: RefObject<HTMLElement | null>;
  readonly language: string;
  readonly t: Translate<WatchlistLabelKey>;
  readonly hrefOf: (item: ContentItem) => string;
  readonly onFollow: (item: ContentItem, click: MouseEvent<HTMLAnchorElement>) => void;
  readonly onMove: (from: number, to: number) => void;
  readonly onRemove: (at: number) => void;
  /** Announces text in a live region. */
  readonly onAnnounce: (words: string) => void;
}

const STEPS = {
  lifted: 'watchlistLifted',
  moved: 'watchlistMoved',
  putDown: 'watchlistPutDown',
  putBack: 'watchlistPutBack',
} as const satisfies Record<SortingStep['kind'], WatchlistLabelKey>;

/** The items of a list, in its order. */
export const WatchlistItems = (props: WatchlistItemsProps) => {
  const { items, count, isSortable, t, onAnnounce } = props;
  const hintId = useId();
  const sortable = useSortable({
    keys: items.map(({ type, id }) => `${type}:${id}`),
    scroller: props.scroller,
    onMove: props.onMove,
    onStep: ({ kind, from, to }) =>
      onAnnounce(t(STEPS[kind], { title: items[from]?.title ?? '', position: to + 1, count })),
  });
  const { lifted, list } = sortable;

  /** Index of the removed item, whose neighbour takes the focus. */
  const removed = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (removed.current === null) return;
    const next = list.current?.children[Math.min(removed.current, items.length - 1)];
    removed.current = null;
    const panel = list.current?.closest('[data-panel]');
    (next ?? panel)?.querySelector<HTMLElement>(next === undefined ? 'h2' : '[data-remove]')?.focus();
  }, [items, list]);

  return (
    <>
      <ol ref={list} className={classes['items']} data-sorting={lifted?.by}>
        {items.map((item, at) => (
          <WatchlistItem
            key={`${item.type}:${item.id}`}
            item={item}
            href={props.hrefOf(item)}
            position={(lifted?.from === at ? lifted.to : at) + 1}
            count={count}
            sorting={
              isSortable
                ? {
                    row: sortable.rowProps(at),
                    handle: sortable.handleProps(at),
                    hintId,
                    isLifted: lifted?.from === at && lifted.by === 'keys',
                    onBlur: sortable.onRowBlur,
                    onStep: (by) => sortable.moveTo((lifted?.to ?? at) + by),
                  }
                : undefined
            }
            language={props.language}
            t={t}
            onFollow={props.onFollow}
            onRemove={
              props.isRemovable
                ? () => {
                    removed.current = at;
                    onAnnounce(t('watchlistRemoved', { title: item.title }));
                    props.onRemove(at);
                  }
                : undefined
            }
          />
        ))}
      </ol>
      {isSortable && (
        <p id={hintId} hidden>
          {t('watchlistMoveHint')}
        </p>
      )}
    </>
  );
};
