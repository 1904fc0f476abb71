import type { LiveDetails, VodDetails } from '@footlight/contract';
import { returnTarget, watchAddressOf, type LinkTarget, type WatchAddress } from '@footlight/domain';
import { useMaybeLoaded } from '@footlight/widgets';
import { liveEventQuery, vodQuery } from '@footlight/state';
import { Artwork, headings } from '@footlight/ui';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { definePage } from '../../../app/define-page.js';
import { useSite } from '../../../app/site-context.js';
import { useTitleDecision } from '../../../app/use-title-decision.js';
import { CheckoutLabels, useCheckoutLabels } from '../checkout/checkout-labels.js';
import { ForAdmitted } from '../../../shell/viewers/for-admitted.js';
import { PageTitle } from '../../../shell/navigation/page-title.js';
import { Plans } from './plans.js';
import styles from './plans.module.css';
import { WhatOpens } from './what-opens.js';

/** The title whose page is in the address; null if there is none. */
const wantedOf = (from: string | null, origin: string): WatchAddress | null =>
  from === null ? null : watchAddressOf(new URL(from, origin));

const useWanted = (wanted: WatchAddress | null): VodDetails | LiveDetails | null => {
  const { state } = useSite();
  const { queries } = state;
  const video = useMaybeLoaded(wanted?.kind === 'vod' ? queries.entry(vodQuery, { id: wanted.id }) : null);
  const event = useMaybeLoaded(
    wanted?.kind === 'live' ? queries.entry(liveEventQuery, { id: wanted.id }) : null,
  );
  return (event ?? video)?.data ?? null;
};

const Stage = ({
  details,
  lead,
  children,
}: {
  readonly details: VodDetails | LiveDetails | null;
  readonly lead: string;
  readonly children: ReactNode;
}) => {
  const t = useCheckoutLabels();
  return (
    <>
      <PageTitle of={details === null ? t('plansTitle') : `${t('plansTitle')} · ${details.title}`} />
      <div className={styles['stage']}>
        {details !== null && (
          <div className={styles['picture']} aria-hidden="true">
            <Artwork
              image={details.images.hero ?? details.images.thumbnail}
              ratio="fill"
              sizes="100vw"
              eager
            />
          </div>
        )}
        <header className={styles['words']}>
          {details !== null && (
            <p className={styles['eyebrow']} dir="auto">
              {details.title}
            </p>
          )}
          <h1 className={headings['page']}>{t('plansTitle')}</h1>
          <p className={styles['lead']}>{lead}</p>
        </header>
        <div className={styles['body']}>{children}</div>
      </div>
    </>
  );
};

/** Plans on sale; when opened from a locked title, only those that unlock it. */
const Purchase = () => {
  const t = useCheckoutLabels();
  const { origin } = useSite();
  const [query] = useSearchParams();
  const from = returnTarget(query.get('from'), origin);
  const wanted = wantedOf(from, origin);
  const details = useWanted(wanted);
  const decision = useTitleDecision(details);
  const page: LinkTarget | null =
    wanted === null || wanted.kind === 'playlist'
      ? null
      : { route: wanted.kind, params: { eventId: wanted.id }, query: {} };
  if (details !== null && page !== null && decision !== null && decision.kind !== 'buy')
    return <WhatOpens details={details} decision={decision} page={page} />;
  const isForTitle = details !== null && decision?.kind === 'buy' && decision.because === 'licence-missing';
  const only = isForTitle ? decision.licences.map(({ licenceId }) => licenceId) : [];
  return (
    <Stage
      details={isForTitle ? details : null}
      lead={isForTitle && only.length > 0 ? t('plansLeadFor', { title: details.title }) : t('plansLead')}
    >
      <Plans only={only} from={from} />
    </Stage>
  );
};

export const PurchasePage = () => (
  <ForAdmitted>
    <CheckoutLabels>
      <Purchase />
    </CheckoutLabels>
  </ForAdmitted>
);

export const purchasePage = definePage({ Component: PurchasePage, layout: { bleed: true } });
