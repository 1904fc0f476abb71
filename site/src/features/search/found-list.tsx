import type { SearchKind } from '@footlight/domain';
import { CardGrid, Row, headings, useLabels, type RowProps } from '@footlight/ui';
import type { ReactNode } from 'react';
import type { OpenPlaylist } from '../content/collections/use-playlist-panel.js';
import { KIND_LABELS } from './kind-labels.js';
import styles from './search.module.css';

/** A row with the results of one kind; its count links to all of them. */
export const KindRow = ({
  kind,
  totalHits,
  onShowAll,
  ...row
}: {
  readonly kind: SearchKind;
  readonly totalHits: number;
  readonly onShowAll?: () => void;
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
        <button
          type="button"
          className={styles['whole']}
          aria-label={`${title}: ${count}`}
          onClick={onShowAll}
        >
          {count}
        </button>
      }
    />
  );
};

/** A titled grid of cards. */
export const TitledGrid = ({
  id,
  title,
  after,
  below = null,
  children,
}: {
  readonly id: string;
  readonly title: string;
  /** Rendered after the cards. */
  readonly after?: ReactNode;
  /** The open playlist panel of a card. */
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
