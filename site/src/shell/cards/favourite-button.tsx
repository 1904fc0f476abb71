import type { ContentItem } from '@footlight/contract';
import { IconButton, useLabels } from '@footlight/ui';
import { Bookmark } from 'lucide-react';
import { useSite } from '../../app/site-context.js';

/** Toggles a video as favourite; callers check whether the viewer may. */
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
      label={t(marked ? 'removeFavourite' : 'addFavourite', { title: item.title })}
      aria-pressed={marked}
      onClick={() => void state.favourites.getState().toggle(item)}
    >
      <Bookmark />
    </IconButton>
  );
};
