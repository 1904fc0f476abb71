import { ButtonLink, Notice, useLabels } from '@footlight/ui';
import { useSite } from '../../app/site-context.js';
import { ListFrame } from '../../shell/lists/list-frame.js';

/** Shown if the realm has no watchlists, only favourites. */
export const NotOpen = () => {
  const { t } = useLabels();
  const { addresses } = useSite();
  return (
    <ListFrame title={t('watchlistMine')}>
      <Notice
        title={t('errorWatchlistsDisabled')}
        action={<ButtonLink href={addresses.route('favourites')}>{t('favouritesList')}</ButtonLink>}
      />
    </ListFrame>
  );
};
