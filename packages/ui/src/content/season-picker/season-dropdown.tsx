import { ChevronDown } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import foldOut from '../../controls/fold-out.module.css';
import { useFoldOut } from '../../controls/use-fold-out.js';
import { classNames } from '../../labels/class-names.js';
import { useLabels } from '../../labels/labels.js';
import { Link } from '../../labels/link.js';
import { Skeleton } from '../../feedback/skeleton.js';
import styles from './season-picker.module.css';
import type { SeasonPickerProps } from './season-picking.js';
import { useBothEnds } from './use-both-ends.js';

/** A dropdown of seasons that opens at the current one and loads more at both ends. */
export const SeasonDropdown = ({
  seasons,
  currentId,
  hrefOf,
  hasMoreBefore = false,
  hasMoreAfter = false,
  onBefore,
  onAfter,
  isLoading = false,
  error = null,
  onFollow,
}: SeasonPickerProps) => {
  const { t } = useLabels();
  const { isOpen, close, root, toggle, list: folded } = useFoldOut<HTMLElement>();
  const list = useRef<HTMLUListElement>(null);
  const mayGrow = isOpen && !isLoading && error === null;
  const { before, after } = useBothEnds(list, {
    onBefore: mayGrow && hasMoreBefore ? onBefore : undefined,
    onAfter: mayGrow && hasMoreAfter ? onAfter : undefined,
    firstId: seasons[0]?.id,
  });
  const current = seasons.find((season) => season.id === currentId);

  useLayoutEffect(() => {
    const link = isOpen ? list.current?.querySelector<HTMLElement>('[aria-current]') : null;
    link?.scrollIntoView({ block: 'center' });
    link?.focus({ preventScroll: true });
  }, [isOpen]);

  return (
    // Key events bubble up from the button and the links; the box itself is not interactive.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <nav {...root} aria-label={t('seasons')} className={styles['picker']}>
      <button {...toggle} className={styles['toggle']}>
        <span>{current?.title ?? t('seasons')}</span>
        <ChevronDown aria-hidden="true" />
      </button>
      <ul {...folded} ref={list} className={classNames(foldOut['list'], styles['list'])}>
        {hasMoreBefore && (
          <li ref={before} className={styles['mark']} aria-hidden="true">
            <Skeleton shape="line" />
          </li>
        )}
        {seasons.map((season) => (
          <li key={season.id}>
            <Link
              href={hrefOf(season)}
              aria-current={season.id === currentId ? 'true' : undefined}
              onClick={(click) => {
                onFollow?.(season, click);
                close();
              }}
            >
              <span>{season.title}</span>
              <span className={styles['count']}>{t('episodeCount', { count: season.episodeCount })}</span>
            </Link>
          </li>
        ))}
        {hasMoreAfter && (
          <li ref={after} className={styles['mark']} aria-hidden="true">
            <Skeleton shape="line" />
          </li>
        )}
      </ul>
    </nav>
  );
};
