import { errorLabel } from '@footlight/i18n';
import { Button, EpisodeList, Notice, Skeleton, useLabels } from '@footlight/ui';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useSite } from '../../app/site-context.js';
import styles from './series.module.css';

/** The episodes of a season, page by page. */
export const SeasonEpisodes = ({
  seasonId,
  seriesId,
}: {
  readonly seasonId: string;
  readonly seriesId?: string | undefined;
}) => {
  const { t } = useLabels();
  const { state, addresses } = useSite();
  const { status, failure, id, items, paging, more, load, loadMore } = useStore(state.season);
  useEffect(() => void load(seasonId), [seasonId, load]);
  const isHeld = id === seasonId;
  useEffect(() => {
    // The first page is short so that the page stands early; the rest follows at once.
    if (isHeld && status === 'ready' && more === 'idle') void loadMore();
  }, [isHeld, status, more, loadMore]);

  const list = { seasonId, ...(seriesId === undefined ? {} : { seriesId }) };
  return (
    <div className={styles['episodes']}>
      {isHeld && status === 'failed' && (
        <Notice
          urgent
          title={t(errorLabel(failure?.code ?? 'INTERNAL'))}
          action={<Button onClick={() => void load(seasonId)}>{t('retry')}</Button>}
        />
      )}
      {(!isHeld || (status === 'loading' && items.length === 0)) && <Skeleton shape="line" />}
      {isHeld && items.length > 0 && (
        <EpisodeList episodes={items} hrefOf={(episode) => addresses.content(episode, list)} />
      )}
      {isHeld && status === 'ready' && items.length === 0 && <Notice title={t('noEpisodes')} />}
      {isHeld && more === 'failed' && (
        <Notice
          urgent
          title={t('rowFailed')}
          action={<Button onClick={() => void loadMore()}>{t('retry')}</Button>}
        />
      )}
      {isHeld && paging.moreDataAvailable && more === 'ready' && (
        <Button onClick={() => void loadMore()}>{t('showMore')}</Button>
      )}
    </div>
  );
};
