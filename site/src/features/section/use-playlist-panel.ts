import type { ContentItem } from '@footlight/contract';
import { PLAYLIST_PANEL_MEDIA } from '@footlight/domain';
import type { CardPanel } from '@footlight/ui';
import { useCallback, useId, useState, type MouseEvent } from 'react';

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * Which playlist of a row has its panel open. “On wide screens clicking opens an expanded panel … On narrow screens
 * clicking navigates to the playlist page” (specification 000 §2, Playlist card).
 */
export const usePlaylistPanel = (items: readonly ContentItem[]) => {
  const panelId = useId();
  const [openId, setOpenId] = useState<string | null>(null);
  const playlist = items.find(({ type, id }) => type === 'PLAYLIST' && id === openId);

  const panelOf = (item: ContentItem): CardPanel | undefined =>
    item.type === 'PLAYLIST'
      ? {
          id: panelId,
          isOpen: item.id === openId,
          onFollow: (click) => {
            if (!isPlain(click) || !matchMedia(PLAYLIST_PANEL_MEDIA).matches) return;
            click.preventDefault();
            setOpenId(item.id === openId ? null : item.id);
          },
        }
      : undefined;

  const close = useCallback(() => setOpenId(null), []);
  return { open: playlist === undefined ? null : { panelId, playlist }, panelOf, close };
};
