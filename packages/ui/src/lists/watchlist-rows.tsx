import type { Watchlist } from '@footlight/contract';
import type { WatchlistLabelKey, Translate } from '@footlight/i18n';
import { Check, ChevronRight, Plus } from 'lucide-react';
import { Mosaic } from './mosaic.js';
import classes from './watchlist-rows.module.css';

export interface WatchlistRowsProps {
  readonly watchlists: readonly Watchlist[];
  /** The action of a press on a list. */
  readonly does: 'add' | 'open';
  /** Id of the list that a title is being added to. */
  readonly busyId: string | null;
  readonly t: Translate<WatchlistLabelKey>;
  readonly onChoose: (watchlist: Watchlist) => void;
}

/** The viewer's lists, each as a button. */
export const WatchlistRows = ({ watchlists, does, busyId, t, onChoose }: WatchlistRowsProps) => (
  <ul className={classes['rows']}>
    {watchlists.map((list) => {
      const { watchlistExternalId: id, name, itemCount, ownership, thumbnails } = list;
      const count = t('watchlistCount', { count: itemCount });
      const isAdded = does === 'add' && list.holds === true;
      return (
        <li key={id}>
          <button
            type="button"
            className={classes['row']}
            aria-label={does === 'add' && !isAdded ? `${t('watchlistAddTo', { name })}, ${count}` : undefined}
            aria-busy={busyId === id}
            aria-disabled={busyId !== null || isAdded}
            data-held={isAdded}
            onClick={() => {
              if (!isAdded) onChoose(list);
            }}
          >
            <Mosaic pictures={thumbnails} isFavourites={list.systemDefinedType !== null} />
            <span className={classes['words']}>
              <span className={classes['name']}>
                <bdi>{name}</bdi>
              </span>{' '}
              <span className={classes['meta']}>
                {count}
                {isAdded && ` · ${t('watchlistHeld')}`}
                {ownership === 'SHARED' && ` · ${t('watchlistSharedWithYou')}`}
              </span>
            </span>
            <span className={classes['mark']} aria-hidden="true">
              {isAdded ? (
                <Check size={20} strokeWidth={1.75} />
              ) : does === 'add' ? (
                <Plus size={20} strokeWidth={1.75} />
              ) : (
                <ChevronRight size={20} strokeWidth={1.75} data-mirror="" />
              )}
            </span>
          </button>
        </li>
      );
    })}
  </ul>
);

const WAITING = ['first', 'second', 'third'] as const;

/** Placeholder rows shown while the lists are loading. */
export const WaitingRows = ({ label }: { readonly label: string }) => (
  <ul className={classes['rows']} aria-label={label} aria-busy="true">
    {WAITING.map((name) => (
      <li key={name} className={classes['row']} aria-hidden="true">
        <span className={`${classes['mosaic']} ${classes['waiting']}`} />
        <span className={classes['words']}>
          <span className={`${classes['line']} ${classes['waiting']}`} />
          <span className={`${classes['line']} ${classes['waiting']}`} />
        </span>
      </li>
    ))}
  </ul>
);

/** Empty state, with a hint for the next step. */
export const NothingHere = ({ words, hint }: { readonly words: string; readonly hint: string }) => (
  <div className={classes['nothing']}>
    <p className={classes['nothing-words']}>{words}</p>
    <p>{hint}</p>
  </div>
);
