import type { ContentItem, Fighter } from '@footlight/contract';
import { FighterCard, useLabels } from '@footlight/ui';
import { useSite } from '../../app/site-context.js';
import { isAtOnce } from '../content/collections/eager-images.js';
import { TitledGrid } from './found-list.js';
import { useSearchCards } from './use-search-cards.js';

/** Fighters whose names match the search. */
export const FoundFighters = ({
  fighters,
  isFirst,
}: {
  readonly fighters: readonly Fighter[];
  /** Whether it is the first list of results. */
  readonly isFirst: boolean;
}) => {
  const { t } = useLabels();
  const { addresses } = useSite();
  return (
    <TitledGrid id="search-FIGHTER" title={t('searchFighters')}>
      {fighters.map((fighter, index) => (
        <FighterCard
          key={fighter.id}
          fighter={fighter}
          href={addresses.route('fighter', { id: fighter.id })}
          eager={isAtOnce(isFirst, index)}
        />
      ))}
    </TitledGrid>
  );
};

/** News that match the search. */
export const FoundNews = ({
  items,
  isFirst,
}: {
  readonly items: readonly ContentItem[];
  readonly isFirst: boolean;
}) => {
  const { t } = useLabels();
  const { cards } = useSearchCards(items, isFirst);
  return (
    <TitledGrid id="search-NEWS" title={t('searchNews')}>
      {cards}
    </TitledGrid>
  );
};
