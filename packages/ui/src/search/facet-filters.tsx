import type { ResponseOf } from '@footlight/contract';
import type { ChosenFacets } from '@footlight/domain';
import { useState } from 'react';
import { useLabels } from '../labels/labels.js';
import { PillBox, PillButton } from './pills.js';
import styles from './facet-filters.module.css';

type Refine = ResponseOf<'searchContent'>['refines'][number];

/** Number of values shown at once; a button reveals the rest, which are less frequent. */
const SHOWN = 8;

interface Choosing {
  readonly onToggle: (name: string, value: string) => void;
  /** Clears all chosen values of a facet. */
  readonly onAll: (name: string) => void;
}

const Facet = ({
  refine: { name, label, values },
  chosen,
  onToggle,
  onAll,
}: { readonly refine: Refine; readonly chosen: readonly string[] } & Choosing) => {
  const { t } = useLabels();
  const [isExpanded, setExpanded] = useState(false);
  const shown = values.filter(({ value }, index) => isExpanded || index < SHOWN || chosen.includes(value));
  return (
    <fieldset className={styles['facet']}>
      <legend className={styles['legend']}>{label}</legend>
      <div className={styles['values']}>
        <PillButton
          isChosen={chosen.length === 0}
          aria-label={`${label}: ${t('searchAll')}`}
          onClick={() => onAll(name)}
        >
          {t('searchAll')}
        </PillButton>
        {shown.map(({ value, label: word, count }) => (
          <PillBox
            key={value}
            isChosen={chosen.includes(value)}
            count={count}
            onToggle={() => onToggle(name, value)}
          >
            {word}
          </PillBox>
        ))}
        {shown.length < values.length && (
          <button type="button" className={styles['more']} onClick={() => setExpanded(true)}>
            {t('searchMoreOf', { kind: label })}
          </button>
        )}
      </div>
    </fieldset>
  );
};

/** Filters of the search results, with the number of results for each value. */
export const FacetFilters = ({
  refines,
  chosen,
  ...choosing
}: { readonly refines: readonly Refine[]; readonly chosen: ChosenFacets } & Choosing) => (
  <div className={styles['facets']}>
    {refines.map((refine) => (
      <Facet key={refine.name} refine={refine} chosen={chosen.get(refine.name) ?? []} {...choosing} />
    ))}
  </div>
);
