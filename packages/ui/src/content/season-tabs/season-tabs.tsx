import type { SeasonSummary } from '@footlight/contract';
import { useEffect, useRef, type MouseEvent } from 'react';
import { useLabels } from '../../labels/labels.js';
import { Link } from '../../labels/link.js';
import { scrollFullyIntoView } from '../../viewport/scroll-fully-into-view.js';
import styles from './season-tabs.module.css';

export interface SeasonTabsProps {
  readonly seasons: readonly SeasonSummary[];
  readonly currentId: string | null;
  readonly hrefOf: (season: SeasonSummary) => string;
  /** Called when a season is clicked; `preventDefault` keeps the viewer on the page. */
  readonly onFollow?: ((season: SeasonSummary, click: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

/** The seasons of a series as links; the current one is scrolled into view. */
export const SeasonTabs = ({ seasons, currentId, hrefOf, onFollow }: SeasonTabsProps) => {
  const { t } = useLabels();
  const current = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const tab = current.current;
    const list = tab?.parentElement;
    if (tab !== null && list !== null && list !== undefined)
      list.scrollTo({ left: tab.offsetLeft - (list.clientWidth - tab.clientWidth) / 2 });
    // The `current` ref points to another tab when the season changes.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [currentId]);

  return (
    <nav aria-label={t('seasons')} className={styles['seasons']}>
      <ul className={styles['list']} onFocus={scrollFullyIntoView}>
        {seasons.map((season) => (
          <li key={season.id} ref={season.id === currentId ? current : null}>
            <Link
              href={hrefOf(season)}
              className={styles['tab'] ?? ''}
              aria-current={season.id === currentId ? 'true' : undefined}
              onClick={(click) => onFollow?.(season, click)}
            >
              {season.title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
