import type { ContentItem, Playlist } from '@footlight/contract';
import type { Linkable } from '@footlight/domain';
import { Button, ShareControl, useLabels } from '@footlight/ui';
import { ListPlus } from 'lucide-react';
import { useIsGuest, useSite } from '../../../app/site-context.js';
import { useAddToList } from '../../../shell/cards/add-to-list-provider.js';

/** Actions on a whole playlist, series or season: sharing it and adding it to a watchlist. */
export const ListActions = ({
  item,
  sharing,
}: {
  readonly item: Linkable & Pick<ContentItem, 'title'>;
  /** The service's sharing settings for this item; null if it is not shared. If omitted, the realm's settings apply. */
  readonly sharing?: Playlist['socialSharingDetail'];
}) => {
  const { t } = useLabels();
  const { realm, addresses } = useSite();
  const isGuest = useIsGuest();
  const keep = useAddToList();
  return (
    <>
      {realm.socialSharing.enabled && sharing !== null && (
        <ShareControl
          address={addresses.share(item, {}, sharing)}
          title={sharing?.shareTitle ?? item.title}
        />
      )}
      {/* Watchlists hold series and playlists; a season is added as its series. */}
      {item.type !== 'SEASON' && !isGuest && realm.watchlists.enabled && (
        <Button icon={<ListPlus />} aria-haspopup="dialog" onClick={() => keep(item)}>
          {t('watchlistAddTitle', { title: item.title })}
        </Button>
      )}
    </>
  );
};
