import type { SearchKind } from '@footlight/domain';
import { CardGrid, Row, headings, useLabels, type RowProps } from '@footlight/ui';
import type { ReactNode } from 'react';
import type { OpenPlaylist } from '../../collections/use-playlist-panel.js';
import { KIND_LABELS } from './kind-labels.js';
import styles from './search.module.css';

/** What was found of one kind, in a row; its count is the way to all of it. */
export const KindRow = ({
  kind,
  totalHits,
  onWhole,
  ...row
}: {
  readonly kind: SearchKind;
  readonly totalHits: number;
  readonly onWhole?: () => void;
} & Pick<RowProps, 'children' | 'end' | 'onNearEnd' | 'below'>) => {
  const { t } = useLabels();
  const title = t(KIND_LABELS[kind]);
  const count = t('searchFound', { count: totalHits });
  return (
    <Row
      {...row}
      id={`search-${kind}`}
      title={title}
      more={
        <button type="button" className={styles['whole']} aria-label={`${title}: ${count}`} onClick={onWhole}>
          {count}
        </button>
      }
    />
  );
};

/** Cards line by line under a title. */
export const TitledGrid = ({
  id,
  title,
  after,
  below = null,
  children,
}: {
  readonly id: string;
  readonly title: string;
  /** Below the cards. */
  readonly after?: ReactNode;
  /** What one of the cards has opened. */
  readonly below?: OpenPlaylist | null;
  readonly children: readonly ReactNode[];
}) => (
  <section className={styles['grid']} aria-labelledby={`${id}-title`}>
    <h2 id={`${id}-title`} className={headings['row']}>
      {title}
    </h2>
    <CardGrid id={id} label={title} below={below}>
      {children}
    </CardGrid>
    {after}
  </section>
);
