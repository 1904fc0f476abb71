import type { ContentItem, Playlist } from '@footlight/contract';
import type { Linkable } from '@footlight/domain';
import { Button, ShareControl, useLabels } from '@footlight/ui';
import { ListPlus } from 'lucide-react';
import { useIsGuest, useSite } from '../app/site-context.js';
import { useListDesk } from '../shell/cards/list-desk.js';

/** What can be done with a playlist, series or season as a whole: hand it on, keep it. */
export const ListActions = ({
  item,
  sharing,
}: {
  readonly item: Linkable & Pick<ContentItem, 'title'>;
  /** How the service has this one shared, null where it does not; without it, as the realm shares all of them. */
  readonly sharing?: Playlist['socialSharingDetail'];
}) => {
  const { t } = useLabels();
  const { realm, addresses } = useSite();
  const isGuest = useIsGuest();
  const keep = useListDesk();
  return (
    <>
      {realm.socialSharing.enabled && sharing !== null && (
        <ShareControl
          address={addresses.share(item, {}, sharing)}
          title={sharing?.shareTitle ?? item.title}
        />
      )}
      {/* Lists keep series and playlists; a season stands in them as its series. */}
      {item.type !== 'SEASON' && !isGuest && realm.watchlists.enabled && (
        <Button icon={<ListPlus />} aria-haspopup="dialog" onClick={() => keep(item)}>
          {t('watchlistAddTitle', { title: item.title })}
        </Button>
      )}
    </>
  );
};
