import type { ContentItem } from '@footlight/contract';
import type { WatchlistLabelKey, Translate } from '@footlight/i18n';
import { ChevronDown, ChevronUp, GripVertical } from 'lucide-react';
import type { CSSProperties, FocusEvent, HTMLAttributes, MouseEvent } from 'react';
import { CloseButton } from '../controls/close-button.js';
import { IconButton } from '../controls/icon-button.js';
import { formatDuration } from '../labels/durations.js';
import classes from './watchlist-rows.module.css';

export interface WatchlistItemProps {
  readonly item: ContentItem;
  readonly href: string;
  /** Position from 1, and the number of items. */
  readonly position: number;
  readonly count: number;
  /** Props for sorting; absent when the list has a fixed order. */
  readonly sorting?:
    | {
        readonly row: HTMLAttributes<HTMLLIElement>;
        readonly handle: HTMLAttributes<HTMLButtonElement>;
        readonly hintId: string;
        /** Lifted by a key or a press: buttons to move it are shown. */
        readonly isLifted: boolean;
        readonly onBlur: (event: FocusEvent<HTMLElement>) => void;
        readonly onStep: (by: -1 | 1) => void;
      }
    | undefined;
  readonly language: string;
  readonly t: Translate<WatchlistLabelKey>;
  readonly onFollow: (item: ContentItem, click: MouseEvent<HTMLAnchorElement>) => void;
  /** Absent in lists of other viewers. */
  readonly onRemove?: (() => void) | undefined;
}

const KINDS: Partial<Record<ContentItem['type'], WatchlistLabelKey>> = {
  SERIES: 'watchlistSeries',
  SEASON: 'watchlistSeason',
  PLAYLIST: 'watchlistPlaylist',
};

const metaOf = (
  { type, duration }: ContentItem,
  language: string,
  t: Translate<WatchlistLabelKey>,
): string => {
  const kind = KINDS[type];
  if (kind !== undefined) return t(kind);
  return duration === undefined ? '' : formatDuration(duration, language);
};

const Picture = ({ item }: { readonly item: ContentItem }) => {
  const { url, variants, dominantColour } = item.images.thumbnail;
  return (
    <span className={classes['picture']} style={{ '--artwork': dominantColour } as CSSProperties}>
      <img
        src={variants[0]?.url ?? (url || undefined)}
        srcSet={variants.map((variant) => `${variant.url} ${variant.width}w`).join(', ')}
        sizes="112px"
        width={112}
        height={63}
        alt=""
        draggable={false}
        loading="lazy"
        decoding="async"
        onError={({ currentTarget }) => {
          // If the picture fails to load, the artwork's colour shows in its place.
          currentTarget.hidden = true;
        }}
      />
    </span>
  );
};

/** One title of a list: its drag handle, picture, name and remove button. */
export const WatchlistItem = (props: WatchlistItemProps) => {
  const { item, position, count, sorting, language, t } = props;
  const { title } = item;
  const meta = metaOf(item, language, t);
  return (
    <li {...sorting?.row} className={classes['item']} onBlur={sorting?.onBlur}>
      {sorting !== undefined && (
        <button
          type="button"
          {...sorting.handle}
          className={classes['handle']}
          aria-label={t('watchlistMove', { title, position, count })}
          aria-describedby={sorting.hintId}
        >
          <GripVertical size={20} strokeWidth={1.75} aria-hidden="true" />
        </button>
      )}
      <a className={classes['title']} href={props.href} onClick={(click) => props.onFollow(item, click)}>
        <Picture item={item} />
        <span className={classes['words']}>
          <span className={classes['name']}>
            <bdi>{title}</bdi>
          </span>
          {meta !== '' && <span className={classes['meta']}>{meta}</span>}
        </span>
      </a>
      {sorting?.isLifted === true && (
        <span className={classes['steps']}>
          <IconButton look="quiet" label={t('watchlistMoveUp')} onClick={() => sorting.onStep(-1)}>
            <ChevronUp />
          </IconButton>
          <IconButton look="quiet" label={t('watchlistMoveDown')} onClick={() => sorting.onStep(1)}>
            <ChevronDown />
          </IconButton>
        </span>
      )}
      {props.onRemove !== undefined && sorting?.isLifted !== true && (
        <CloseButton
          look="quiet"
          data-remove=""
          label={t('watchlistRemove', { title })}
          onClick={props.onRemove}
        />
      )}
    </li>
  );
};
