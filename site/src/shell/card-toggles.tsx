import type { ContentItem } from '@footlight/contract';
import { togglesOf } from '@footlight/domain';
import { IconButton, useLabels } from '@footlight/ui';
import { ListPlus } from 'lucide-react';
import { useReader, useSite } from '../app/site-context.js';
import { FavouriteButton } from './favourite-button.js';
import { useListDesk } from './list-desk.js';

/** Whether a card has toggles for its reader: it grows more under the pointer then. */
export const useToggles = (item: ContentItem) => {
  const { realm } = useSite();
  const reader = useReader();
  return togglesOf(item, realm.watchlists, { isGuest: reader?.isGuest !== false });
};

/** Keeps a title: among the favourites, or on one of the reader's lists. */
export const CardToggles = ({
  item,
  className,
}: {
  readonly item: ContentItem;
  readonly className?: string | undefined;
}) => {
  const { t } = useLabels();
  const toggles = useToggles(item);
  const open = useListDesk();
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
