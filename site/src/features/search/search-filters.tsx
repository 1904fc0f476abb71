import { SEARCH_KINDS, chosenCount, clearedFacet, toggledFacet, type SearchKind } from '@footlight/domain';
import { Button, FacetFilters, PillButton, useLabels } from '@footlight/ui';
import { SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { useStore } from 'zustand';
import { useSite } from '../../app/site-context.js';
import { KIND_LABELS } from './found-kind.js';
import styles from './search.module.css';
import type { AddressedSearch } from './use-search.js';

/** What is looked through: one kind or all, and what they are narrowed by. */
export const SearchFilters = ({
  query: { facets, kind },
  onSeek,
}: {
  readonly query: AddressedSearch;
  readonly onSeek: (next: Partial<AddressedSearch>) => void;
}) => {
  const { t } = useLabels();
  const { state } = useSite();
  const { refines, results, totalCount, status } = useStore(state.search);
  const [isOpen, setOpen] = useState(facets.size > 0);
  const panel = useId();
  const chosen = chosenCount(facets);
  // Where nothing was found there is nothing to choose from.
  if (status === 'ready' && totalCount === 0 && chosen === 0) return null;
  const kinds = SEARCH_KINDS.filter((one) => one === kind || results[one].totalHits > 0);
  const countOf = (count: number) => (status === 'ready' ? { count } : {});
  const pick = (one: SearchKind | null) => onSeek({ kind: one });

  return (
    <div className={styles['filters']}>
      <div className={styles['bar']}>
        <div className={styles['kinds']} role="group" aria-label={t('searchKinds')}>
          <PillButton isChosen={kind === null} {...countOf(totalCount)} onClick={() => pick(null)}>
            {t('searchAll')}
          </PillButton>
          {kinds.map((one) => (
            <PillButton
              key={one}
              isChosen={kind === one}
              {...countOf(results[one].totalHits)}
              onClick={() => pick(one)}
            >
              {t(KIND_LABELS[one])}
            </PillButton>
          ))}
        </div>
        {(refines.length > 0 || chosen > 0) && (
          <div className={styles['narrow']}>
            {chosen > 0 && (
              <Button look="bare" onClick={() => onSeek({ facets: new Map() })}>
                {t('searchFiltersClear')}
              </Button>
            )}
            {refines.length > 0 && (
              <Button
                icon={<SlidersHorizontal />}
                aria-expanded={isOpen}
                aria-controls={panel}
                onClick={() => setOpen(!isOpen)}
              >
                {chosen === 0 ? t('searchFilters') : t('searchFiltersChosen', { count: chosen })}
              </Button>
            )}
          </div>
        )}
      </div>
      <div id={panel} className={styles['facets']} hidden={!isOpen || refines.length === 0}>
        <FacetFilters
          refines={refines}
          chosen={facets}
          onToggle={(name, value) => onSeek({ facets: toggledFacet(facets, name, value) })}
          onAll={(name) => {
            if (facets.has(name)) onSeek({ facets: clearedFacet(facets, name) });
          }}
        />
      </div>
    </div>
  );
};
