import { SEARCH_KINDS, type SearchKind } from '@footlight/domain';
import { Button, PillButton, useLabels } from '@footlight/ui';
import { SlidersHorizontal } from 'lucide-react';
import type { FoundByKind } from './addressed-search.js';
import { KIND_LABELS } from './kind-labels.js';
import styles from './search.module.css';

export interface FilterBarProps {
  readonly kind: SearchKind | null;
  readonly found: FoundByKind;
  /** Null until loaded. */
  readonly totalCount: number | null;
  /** Number of selected facet values. */
  readonly chosen: number;
  /** Whether there are any facets. */
  readonly isRefinable: boolean;
  /** The facet panel that the button controls. */
  readonly panel: { readonly id: string; readonly isOpen: boolean };
  readonly onPick?: (kind: SearchKind | null) => void;
  readonly onClear?: () => void;
  readonly onPanel?: () => void;
}

/** Choice of the kind of content, and the button that opens the facets. */
export const FilterBar = ({
  kind,
  found,
  totalCount,
  chosen,
  isRefinable,
  panel,
  onPick,
  onClear,
  onPanel,
}: FilterBarProps) => {
  const { t } = useLabels();
  const kinds = SEARCH_KINDS.filter((one) => one === kind || found[one].totalHits > 0);
  const countOf = (count: number) => (totalCount === null ? {} : { count });
  return (
    <div className={styles['bar']}>
      <div className={styles['kinds']} role="group" aria-label={t('searchKinds')}>
        {/* Without a number: it also shows news and fighters, which have no choice of their own to add up. */}
        <PillButton isChosen={kind === null} onClick={() => onPick?.(null)}>
          {t('searchAll')}
        </PillButton>
        {kinds.map((one) => (
          <PillButton
            key={one}
            isChosen={kind === one}
            {...countOf(found[one].totalHits)}
            onClick={() => onPick?.(one)}
          >
            {t(KIND_LABELS[one])}
          </PillButton>
        ))}
      </div>
      {(isRefinable || chosen > 0) && (
        <div className={styles['narrow']}>
          {chosen > 0 && (
            <Button look="bare" onClick={onClear}>
              {t('searchFiltersClear')}
            </Button>
          )}
          {isRefinable && (
            <Button
              icon={<SlidersHorizontal />}
              aria-expanded={panel.isOpen}
              aria-controls={panel.id}
              onClick={onPanel}
            >
              {chosen === 0 ? t('searchFilters') : t('searchFiltersChosen', { count: chosen })}
            </Button>
          )}
        </div>
      )}
    </div>
  );
};
