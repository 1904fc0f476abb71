import type { ContentItem } from '@footlight/contract';
import { IconButton, useLabels } from '@footlight/ui';
import { Bookmark } from 'lucide-react';
import { useSite } from '../../app/site-context.js';

/** Marks a video as a favourite, or no longer; who may is for the page to say. */
export const FavouriteButton = ({
  item,
  className,
}: {
  readonly item: ContentItem;
  readonly className?: string | undefined;
}) => {
  const { t } = useLabels();
  const { state } = useSite();
  const { favourite: marked } = item;
  return (
    <IconButton
      className={className}
      label={marked ? t('removeFavourite') : t('addFavourite')}
      aria-pressed={marked}
      onClick={() => void state.favourites.getState().toggle(item)}
    >
      <Bookmark />
    </IconButton>
  );
};
