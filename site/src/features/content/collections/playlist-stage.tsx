import { PAGE_SIZES, type ContentItem } from '@footlight/contract';
import { PLAYLIST_PANEL_OUT_MS, linkToWatchPlaylist } from '@footlight/domain';
import { lastPage } from '@footlight/widgets';
import { playlistPanelQuery } from '@footlight/state';
import { ABOVE_TABLET } from '@footlight/tokens';
import { IconButton, PlaylistPanel, ShareControl, useLabels } from '@footlight/ui';
import { ListPlus } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useViewer, useSite } from '../../../app/site-context.js';
import { useQuery } from '../../../app/use-query.js';
import { useAddToList } from '../../../shell/cards/add-to-list-provider.js';

const SIZE = PAGE_SIZES.playlistPanel;

const wantsStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Closes the panel with an exit transition. The focus returns to the card that opened it. */
const useLeaving = (id: string, onClose: () => void) => {
  const [isLeaving, setLeaving] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const leave = useCallback(() => {
    const panel = document.getElementById(id);
    const hadFocus = panel?.contains(document.activeElement) === true;
    setLeaving(true);
    if (hadFocus)
      panel?.closest('[data-row]')?.querySelector<HTMLElement>('a[aria-expanded="true"]')?.focus();
    timer.current = setTimeout(onClose, wantsStillness() ? 0 : PLAYLIST_PANEL_OUT_MS);
  }, [id, onClose]);
  return { isLeaving, leave };
};

/** The panel of a playlist, below its card's row. */
export const PlaylistStage = ({
  id,
  playlist,
  onClose,
}: {
  readonly id: string;
  readonly playlist: ContentItem;
  readonly onClose: () => void;
}) => {
  const { t } = useLabels();
  const { realm, addresses } = useSite();
  const viewer = useViewer();
  const keep = useAddToList();
  const playlistId = playlist.id;
  const entry = useQuery(playlistPanelQuery, { id: playlistId });
  const { data, items, hasMore, loadMore, retry } = entry;
  const { status } = lastPage(entry);
  const { isLeaving, leave } = useLeaving(id, onClose);

  useEffect(() => {
    const life = new AbortController();
    const row = document.getElementById(id)?.closest<HTMLElement>('[data-row]');
    row?.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape') return;
        // Escape closes only this panel, not the page that contains it.
        event.preventDefault();
        leave();
      },
      { signal: life.signal },
    );
    // There is no panel in narrower windows.
    matchMedia(ABOVE_TABLET).addEventListener('change', leave, { signal: life.signal });
    return () => life.abort();
  }, [id, leave]);

  const [first] = items;
  // Null if this playlist is not shared or the realm disables sharing.
  const sharing = data?.socialSharingDetail ?? null;
  return (
    <PlaylistPanel
      id={id}
      playlist={playlist}
      titleDisplayMode={realm.titleDisplayMode}
      items={items}
      pageSize={SIZE}
      hasMore={hasMore}
      status={status === 'idle' ? 'loading' : status}
      onMore={() => void (status === 'failed' ? retry() : loadMore())}
      hrefOf={(item) => addresses.content(item, { playlistId })}
      playHref={first === undefined ? null : addresses.target(linkToWatchPlaylist(playlistId, first))}
      pageHref={addresses.content(playlist)}
      isLeaving={isLeaving}
      onClose={leave}
    >
      {sharing !== null && (
        <ShareControl address={addresses.share(playlist, {}, sharing)} title={sharing.shareTitle} />
      )}
      {viewer?.isGuest === false && realm.watchlists.enabled && (
        <IconButton
          label={t('watchlistAddTitle', { title: playlist.title })}
          aria-haspopup="dialog"
          onClick={() => keep(playlist)}
        >
          <ListPlus />
        </IconButton>
      )}
    </PlaylistPanel>
  );
};
