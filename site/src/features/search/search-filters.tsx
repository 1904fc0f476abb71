import { chosenCount, clearedFacet, toggledFacet, type ChosenFacets } from '@footlight/domain';
import { useEntry } from '@footlight/widgets';
import { searchQuery, searchParamsOf } from '@footlight/state';
import { FacetFilters } from '@footlight/ui';
import { startTransition, useId, useOptimistic, useState } from 'react';
import { useStore } from 'zustand';
import { useSite } from '../../app/site-context.js';
import { NOTHING_FOUND, type AddressedSearch } from './addressed-search.js';
import { FilterBar } from './filter-bar.js';
import styles from './search.module.css';

/** Filters of a search: the kind of content and the facets. */
export const SearchFilters = ({
  query,
  onSeek,
}: {
  readonly query: AddressedSearch;
  readonly onSeek: (next: Partial<AddressedSearch>) => Promise<void>;
}) => {
  const { state } = useSite();
  const { kind } = query;
  // Optimistic, so that checkboxes respond immediately while the results load.
  const [facets, setFacets] = useOptimistic(query.facets);
  const choose = (next: ChosenFacets): void =>
    startTransition(async () => {
      setFacets(next);
      await onSeek({ facets: next });
    });
  const lastRefines = useStore(state.search, (search) => search.refines);
  const { status, data } = useEntry(state.queries.entry(searchQuery, searchParamsOf(query)));
  const refines = data?.refines ?? lastRefines;
  const totalCount = data?.totalCount ?? 0;
  const [isOpen, setOpen] = useState(facets.size > 0);
  const panel = useId();
  const chosen = chosenCount(facets);
  // Without results there are no facets to choose from.
  if (status === 'ready' && totalCount === 0 && chosen === 0) return null;

  return (
    <div className={styles['filters']}>
      <FilterBar
        kind={kind}
        found={data?.results ?? NOTHING_FOUND}
        totalCount={status === 'ready' ? totalCount : null}
        chosen={chosen}
        isRefinable={refines.length > 0}
        panel={{ id: panel, isOpen }}
        onPick={(one) => void onSeek({ kind: one })}
        onClear={() => choose(new Map())}
        onPanel={() => setOpen(!isOpen)}
      />
      <div id={panel} className={styles['facets']} hidden={!isOpen || refines.length === 0}>
        <FacetFilters
          refines={refines}
          chosen={facets}
          onToggle={(name, value) => choose(toggledFacet(facets, name, value))}
          onAll={(name) => {
            if (facets.has(name)) choose(clearedFacet(facets, name));
          }}
        />
      </div>
    </div>
  );
};
