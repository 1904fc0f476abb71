import type { ContentItem } from '@footlight/contract';
import { togglesOf } from '@footlight/domain';
import { IconButton, useLabels } from '@footlight/ui';
import { ListPlus } from 'lucide-react';
import { useCallback, type ReactNode } from 'react';
import { useIsGuest, useSite } from '../../app/site-context.js';
import { FavouriteButton } from './favourite-button.js';
import { useAddToList } from './add-to-list-provider.js';

/** The toggles of a card for the viewer; cards with toggles grow more on hover. */
export const useToggles = (item: ContentItem) => {
  const { realm } = useSite();
  const isGuest = useIsGuest();
  return togglesOf(item, realm.watchlists, { isGuest });
};

/** Returns a function that renders an item's toggles; null if the viewer has none for it. */
export const useTogglesOf = () => {
  const { realm } = useSite();
  const isGuest = useIsGuest();
  return useCallback(
    (item: ContentItem): ReactNode =>
      togglesOf(item, realm.watchlists, { isGuest }).length === 0 ? null : <CardToggles item={item} />,
    [realm, isGuest],
  );
};

/** Buttons that add a title to the favourites or to a list. */
export const CardToggles = ({
  item,
  className,
}: {
  readonly item: ContentItem;
  readonly className?: string | undefined;
}) => {
  const { t } = useLabels();
  const toggles = useToggles(item);
  const open = useAddToList();
  return (
    <>
      {toggles.includes('favourite') && <FavouriteButton item={item} className={className} />}
      {toggles.includes('watchlist') && (
        <IconButton
          className={className}
          label={t('watchlistAddTitle', { title: item.title })}
          aria-haspopup="dialog"
          onClick={() => open(item)}
        >
          <ListPlus />
        </IconButton>
      )}
    </>
  );
};
