import type { ContentItem, ReplyOf } from '@footlight/contract';
import { chosenCount, isNoSearch } from '@footlight/domain';
import { Card, FacetFilters, SearchField, useLabels } from '@footlight/ui';
import { SEARCH_FIELD_ID } from '../../shell/search-field-id.js';
import { shownKind, shownKinds, type AddressedSearch } from './addressed-search.js';
import { isAtOnce } from '../../collections/at-once.js';
import { FilterBar } from './filter-bar.js';
import { KindRow, TitledGrid } from './found-list.js';
import { KIND_LABELS } from './kind-labels.js';
import { SearchLayout, headingOf } from './search-layout.js';
import styles from './search.module.css';

export interface FirstFoundProps {
  readonly query: AddressedSearch;
  readonly reply: ReplyOf<'searchContent'>;
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly titleDisplayMode: 'SHOW' | 'HIDE';
  readonly hrefOf: (item: ContentItem) => string;
}

const FACETS_PANEL = 'search-facets';

/** What a wide window shows of a row, or of a grid before one scrolls. */
const FIRST_CARDS = 8;

/** The first of what was found, before the page's scripts are there: cards lead on already. */
export const FirstFound = ({ query: asked, reply, now, titleDisplayMode, hrefOf }: FirstFoundProps) => {
  const { t } = useLabels();
  const { results, totalCount, popularContent, refines } = reply;
  const query = { ...asked, kind: shownKind(asked.kind, results) };
  const shown = shownKinds(query.kind, results);
  const cardsOf = (items: readonly ContentItem[], isFirst: boolean) =>
    items
      .slice(0, FIRST_CARDS)
      .map((item, index) => (
        <Card
          key={`${item.type} ${item.id}`}
          item={item}
          href={hrefOf(item)}
          now={now}
          titleDisplayMode={titleDisplayMode}
          eager={isAtOnce(isFirst, index)}
        />
      ));
  const isWithout = isNoSearch(query);
  const isNarrowed = query.facets.size > 0;
  return (
    <SearchLayout
      heading={headingOf(query, t)}
      count={isWithout ? '' : t('searchFound', { count: totalCount })}
      field={
        <SearchField
          id={SEARCH_FIELD_ID}
          value={query.value}
          onValue={() => undefined}
          onSubmit={() => undefined}
        />
      }
      filters={
        !isWithout && (
          <div className={styles['filters']}>
            <FilterBar
              kind={query.kind}
              found={results}
              totalCount={totalCount}
              chosen={chosenCount(query.facets)}
              isRefinable={refines.length > 0}
              panel={{ id: FACETS_PANEL, isOpen: isNarrowed }}
            />
            {isNarrowed && refines.length > 0 && (
              <div id={FACETS_PANEL} className={styles['facets']}>
                <FacetFilters
                  refines={refines}
                  chosen={query.facets}
                  onToggle={() => undefined}
                  onAll={() => undefined}
                />
              </div>
            )}
          </div>
        )
      }
    >
      {isWithout ? (
        <TitledGrid id="search-popular" title={t('searchPopular')}>
          {cardsOf(popularContent, true)}
        </TitledGrid>
      ) : 'grid' in shown ? (
        <TitledGrid id={`search-${shown.grid}`} title={t(KIND_LABELS[shown.grid])}>
          {cardsOf(results[shown.grid].hits, true)}
        </TitledGrid>
      ) : (
        shown.rows.map((kind, at) => (
          <KindRow key={kind} kind={kind} totalHits={results[kind].totalHits}>
            {cardsOf(results[kind].hits, at === 0)}
          </KindRow>
        ))
      )}
    </SearchLayout>
  );
};
