import type { ContentItem } from '@footlight/contract';
import { lockOf, serviceDecision } from '@footlight/domain';
import { Artwork } from '../../media/artwork.js';
import { LockChip } from '../../controls/lock-chip.js';
import { formatDuration } from '../../labels/durations.js';
import { useLabels } from '../../labels/labels.js';
import { Link } from '../../labels/link.js';
import { Skeleton } from '../../feedback/skeleton.js';
import { unseen } from '../../text/unseen.js';
import styles from './playlist-panel.module.css';

/** One page of a playlist’s videos, with placeholders for those that are still loading. */
export const PlaylistPanelItems = ({
  items,
  titleDisplayMode,
  label,
  missing,
  startAt,
  hrefOf,
}: {
  readonly items: readonly ContentItem[];
  readonly titleDisplayMode: 'SHOW' | 'HIDE';
  readonly label: string;
  readonly missing: number;
  /** Number of the first item, from 1. */
  readonly startAt: number;
  readonly hrefOf: (item: ContentItem) => string;
}) => {
  const { language } = useLabels();
  return (
    <ol className={styles['items']} aria-label={label} start={startAt} aria-busy={missing > 0}>
      {items.map((item, index) => {
        const lock = lockOf(serviceDecision(item));
        return (
          <li key={item.id}>
            <Link href={hrefOf(item)} className={styles['item'] ?? ''}>
              <span className={styles['picture']}>
                <Artwork image={item.images.thumbnail} sizes="200px" />
                {lock !== null && (
                  <span className={styles['chip']}>
                    <LockChip lock={lock} />
                  </span>
                )}
              </span>
              <span className={styles['words']}>
                <span className={styles['name']}>
                  <span className={styles['number']}>{startAt + index}</span>{' '}
                  <span className={titleDisplayMode === 'HIDE' ? unseen : undefined}>{item.title}</span>
                </span>
                {item.duration !== undefined && (
                  <span className={styles['duration']}>{formatDuration(item.duration, language)}</span>
                )}
              </span>
            </Link>
          </li>
        );
      })}
      {Array.from({ length: missing }, (_, place) => (
        <li key={`missing ${startAt + items.length + place}`} aria-hidden="true">
          <span className={styles['item']}>
            <Skeleton shape="wide" />
            <Skeleton shape="line" />
          </span>
        </li>
      ))}
    </ol>
  );
};
