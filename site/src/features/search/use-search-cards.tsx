import type { ContentItem } from '@footlight/contract';
import type { ReactNode } from 'react';
import { useNow } from '../../app/use-now.js';
import { isAtOnce } from '../content/collections/eager-images.js';
import { usePlaylistPanel, type OpenPlaylist } from '../content/collections/use-playlist-panel.js';
import { SearchCard } from './search-card.js';

/** The cards of a result list, and its open playlist panel. */
export const useSearchCards = (
  items: readonly ContentItem[],
  isFirstList: boolean,
): { readonly cards: readonly ReactNode[]; readonly open: OpenPlaylist | null } => {
  const now = useNow();
  const { panelOf, open } = usePlaylistPanel(items);
  const cards = items.map((item, index) => (
    <SearchCard
      key={`${item.type} ${item.id}`}
      item={item}
      now={now}
      panel={panelOf(item)}
      eager={isAtOnce(isFirstList, index)}
    />
  ));
  return { cards, open };
};
