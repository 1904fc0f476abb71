import type { ContentItem } from '@footlight/contract';
import { describeCard } from '@footlight/domain';
import type { ReactNode } from 'react';
import { Artwork } from '../artwork/artwork.js';
import { Chip } from '../chip/chip.js';
import { LOCK_LABELS, LockChip } from '../chip/lock-chip.js';
import { classNames } from '../labels/class-names.js';
import { useLabels } from '../labels/labels.js';
import { Link } from '../labels/link.js';
import { CardMeta } from './card-meta.js';
import styles from './card.module.css';

export interface CardProps {
  readonly item: ContentItem;
  readonly href: string;
  /** Milliseconds since the epoch, by the service's clock. */
  readonly now: number;
  /** Place in its list, from 0. */
  readonly index?: number;
  readonly showPosition?: boolean;
  readonly titleDisplayMode?: 'SHOW' | 'HIDE';
  readonly picture?: 'thumbnail' | 'poster';
  readonly hideMetadata?: boolean;
  /** How far a card grows under the pointer: 1.1; 1.2 with actions on it; 1.4 where cards are stacked. */
  readonly enlarge?: 'card' | 'action' | 'stacked';
  readonly eager?: boolean;
  /** Buttons on the artwork: favourite, watchlist. */
  readonly actions?: ReactNode;
}

const PERCENT = 100;

/** One piece of content in a row or a grid. */
export const Card = (props: CardProps) => {
  const {
    item,
    href,
    now,
    index = 0,
    showPosition = false,
    titleDisplayMode = 'SHOW',
    picture = 'thumbnail',
    enlarge = 'card',
  } = props;
  const { t } = useLabels();
  const card = describeCard(item, { index, showItemPosition: showPosition, titleDisplayMode, now });
  const isPoster = picture === 'poster' && item.images.poster !== undefined;
  const image = (isPoster ? item.images.poster : undefined) ?? item.images.thumbnail;
  const lockLabel = card.lock === null ? null : t(LOCK_LABELS[card.lock]);

  return (
    <article className={classNames(styles['card'], isPoster && styles['poster'])} data-enlarge={enlarge}>
      <Link
        href={href}
        className={styles['link'] ?? ''}
        aria-label={[item.title, card.live ? t('live') : null, lockLabel].filter(Boolean).join(', ')}
      >
        <span className={styles['stage']}>
          <Artwork
            image={image}
            ratio={isPoster ? 'poster' : 'wide'}
            sizes={isPoster ? '220px' : '(max-width: 479px) 88vw, (max-width: 1024px) 46vw, 320px'}
            eager={props.eager ?? false}
          />
          {card.position !== null && (
            <span className={styles['position']} aria-hidden="true">
              {card.position}
            </span>
          )}
          <span className={styles['chips']}>
            {card.live && <Chip tone="live">{t('live')}</Chip>}
            {card.lock !== null && <LockChip lock={card.lock} />}
          </span>
          {item.watchProgress !== undefined && item.watchProgress > 0 && (
            <progress
              className={styles['progress']}
              max={PERCENT}
              value={Math.round(item.watchProgress * PERCENT)}
              aria-label={t('watched')}
            />
          )}
        </span>
        {props.hideMetadata !== true && card.showTitle && (
          <span className={styles['words']}>
            <span className={styles['title']}>{item.title}</span>
            <CardMeta item={item} startsAt={card.startsAt} />
          </span>
        )}
      </Link>
      {props.actions !== undefined && <div className={styles['actions']}>{props.actions}</div>}
    </article>
  );
};
