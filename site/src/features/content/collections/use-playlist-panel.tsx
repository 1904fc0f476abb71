import type { ContentItem } from '@footlight/contract';
import { ABOVE_TABLET } from '@footlight/tokens';
import { useMedia, type CardPanel } from '@footlight/ui';
import { useCallback, useId, useState, type MouseEvent, type ReactNode } from 'react';
import { useSite } from '../../../app/site-context.js';
import { lazyPart } from '../../../app/lazy-part.js';
import { notFetched } from '../../../app/not-fetched.js';
import styles from './missing-panel.module.css';

const PlaylistStage = lazyPart(async () => (await import('./playlist-stage.js')).PlaylistStage);

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

export interface OpenPlaylist {
  /** Index of its card in the list. */
  readonly at: number;
  readonly content: ReactNode;
}

/**
 * State of the open playlist panel of a list. In narrow windows the card links to the playlist's page instead (ROW-9).
 */
export const usePlaylistPanel = (items: readonly ContentItem[]) => {
  const panelId = useId();
  const [openId, setOpenId] = useState<string | null>(null);
  const close = useCallback(() => setOpenId(null), []);
  const at = items.findIndex(({ type, id }) => type === 'PLAYLIST' && id === openId);
  const playlist = items[at];

  const { renderedFor } = useSite();
  // Only lists with playlists subscribe to the media query, because each change renders the list again.
  const hasPlaylists = items.some(({ type }) => type === 'PLAYLIST');
  const hasRoom = useMedia(hasPlaylists ? ABOVE_TABLET : null, renderedFor === 'WEB');

  const panelOf = (item: ContentItem): CardPanel | undefined =>
    hasRoom && item.type === 'PLAYLIST'
      ? {
          id: panelId,
          isOpen: item.id === openId,
          onFollow: (click) => {
            if (!isPlain(click)) return;
            click.preventDefault();
            setOpenId(item.id === openId ? null : item.id);
          },
        }
      : undefined;

  const open: OpenPlaylist | null =
    playlist === undefined
      ? null
      : {
          at,
          content: (
            <PlaylistStage
              key={playlist.id}
              of={{ id: panelId, playlist, onClose: close }}
              failed={(again) => (
                <div id={panelId} className={styles['missing']}>
                  {notFetched(again)}
                </div>
              )}
            />
          ),
        };
  return { panelOf, open };
};
