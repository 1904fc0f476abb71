import type { ContentItem } from '@footlight/contract';
import { IconButton, useLabels } from '@footlight/ui';
import { Bookmark } from 'lucide-react';
import { useStore } from 'zustand';
import { useReader, useSite } from '../app/site-context.js';

/** Keeps a video on the reader's list; for signed-in readers and videos that they may watch. */
export const FavouriteButton = ({
  item,
  className,
}: {
  readonly item: ContentItem;
  readonly className?: string | undefined;
}) => {
  const { t } = useLabels();
  const { state } = useSite();
  const reader = useReader();
  const marked = useStore(state.favourites, (favourites) => favourites.isFavourite(item));
  const offered = reader?.isGuest === false && item.type === 'VOD' && item.accessLevel === 'GRANTED';
  if (!offered) return null;
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
