import { MetaLine, PageHeader, ButtonLink, Notice, useLabels } from '@footlight/ui';
import { Play } from 'lucide-react';
import { vodQuery } from '@footlight/state';
import { useParams, useSearchParams } from 'react-router-dom';
import { definePage } from '../../../app/define-page.js';
import { useSite } from '../../../app/site-context.js';
import { loadAhead, useQuery } from '../../../app/use-query.js';
import { FailedPage } from '../../../shell/pages/failed-page.js';
import { PageTitle } from '../../../shell/navigation/page-title.js';
import { interstitialHead } from './watch-head.js';
import { useHindrance } from './access-notice.js';
import { DeferredRelated } from '../../content/collections/deferred-related.js';
import { TitleActions } from './title-actions.js';
import { useTitleDecision } from '../../../app/use-title-decision.js';
import { WaitingStage } from '../stage/waiting-stage.js';
import styles from './watch.module.css';
import type { VodDetails } from '@footlight/contract';

const Interstitial = ({ details }: { readonly details: VodDetails }) => {
  const { t } = useLabels();
  const { realm, addresses } = useSite();
  const [query] = useSearchParams();
  const { showInterstitial: _shown, ...own } = Object.fromEntries(query);
  const page = { route: 'vod', params: { eventId: details.id }, query: own } as const;
  const decision = useTitleDecision(details);
  const hindrance = useHindrance(decision, page);
  return (
    <>
      <PageTitle of={details.title} />
      <PageHeader
        title={details.title}
        titleDisplayMode={realm.titleDisplayMode}
        description={details.description}
        images={details.images}
        fillsWindow
        meta={<MetaLine item={details} />}
        actions={
          <>
            {hindrance === null && (
              <ButtonLink look="primary" icon={<Play fill="currentColor" />} href={addresses.target(page)}>
                {t('watchNow')}
              </ButtonLink>
            )}
            <TitleActions details={details} />
          </>
        }
      >
        {hindrance !== null && (
          <div className={styles['offer']}>
            <Notice {...hindrance} />
          </div>
        )}
      </PageHeader>
      <DeferredRelated key={details.id} id={details.id} />
    </>
  );
};

/** Details of a title before it can be watched, with the links that unlock it. */
export const InterstitialPage = () => {
  const { eventId = '' } = useParams();
  const { status, error, data: details, retry } = useQuery(vodQuery, { id: eventId });
  if (status === 'failed') return <FailedPage error={error} onRetry={() => void retry()} />;
  if (details === null) return <WaitingStage />;
  return <Interstitial details={details} />;
};

export const interstitialPage = definePage({
  load: ({ site, params: { eventId: id = '' } }) => loadAhead(site, vodQuery, { id }),
  head: import.meta.env.SSR ? interstitialHead : undefined,
  Component: InterstitialPage,
  layout: { detail: true, bleed: true },
  sharedByGuests: true,
});
