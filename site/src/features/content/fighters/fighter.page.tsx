import { fighterQuery } from '@footlight/state';
import { Row, useLabels } from '@footlight/ui';
import { useParams } from 'react-router-dom';
import { beginFighter } from './begin-fighters.js';
import { definePage } from '../../../app/define-page.js';
import { useSite } from '../../../app/site-context.js';
import { useQuery } from '../../../app/use-query.js';
import { useNow } from '../../../app/use-now.js';
import { ItemCard } from '../collections/item-card.js';
import { FailedPage } from '../../../shell/pages/failed-page.js';
import { PageTitle } from '../../../shell/navigation/page-title.js';
import { fighterHead } from './fighter-head.js';
import { FighterProfile } from './fighter-profile.js';
import styles from './fighter.module.css';
import { WaitingFighter } from './waiting-fighter.js';

/** A fighter's page: profile and related videos. */
export const FighterPage = () => {
  const { id = '' } = useParams();
  const { t } = useLabels();
  const { addresses } = useSite();
  const { data, error, retry } = useQuery(fighterQuery, { id });
  const now = useNow();
  if (error !== null) return <FailedPage error={error} onRetry={() => void retry()} />;
  if (data === null) return <WaitingFighter />;
  const { fighter, statistics } = data;
  const { name, videos } = fighter;

  return (
    <>
      <PageTitle of={name} />
      <FighterProfile fighter={fighter} statistics={statistics} addresses={addresses} />
      {videos.length > 0 && (
        <div className={styles['videos']}>
          <Row id="videos" title={t('fighterVideos', { name })}>
            {videos.map((video) => (
              <ItemCard key={video.id} item={video} now={now} />
            ))}
          </Row>
        </div>
      )}
    </>
  );
};

export const fighterPage = definePage({
  load: beginFighter,
  head: import.meta.env.SSR ? fighterHead : undefined,
  Component: FighterPage,
  layout: { detail: true },
  sharedByGuests: true,
});
