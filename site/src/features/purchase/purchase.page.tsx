import type { LiveDetails, VodDetails } from '@footlight/contract';
import { returnTarget, watchAddressOf, type WatchAddress } from '@footlight/domain';
import { useLabels } from '@footlight/ui';
import { useMaybeLoaded } from '@footlight/elements';
import { liveEventQuery, vodQuery } from '@footlight/state';
import { useSearchParams } from 'react-router-dom';
import { definePage } from '../../app/define-page.js';
import { useReader, useSite } from '../../app/site-context.js';
import { useVerdict } from '../../app/use-verdict.js';
import { ForAdmitted } from '../../shell/barred.js';
import { PageNotice } from '../../shell/page-notice.js';
import { PageTitle } from '../../shell/page-title.js';
import { WaysOn, WhatOpens } from './what-opens.js';

/** The title that somebody wants to open, as the address names its page; null where it names none. */
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

/** What opens a title. Nothing is sold here yet, which it says; whoever holds a licence is led to sign in. */
const Purchase = () => {
  const { t } = useLabels();
  const { origin } = useSite();
  const reader = useReader();
  const [query] = useSearchParams();
  const wanted = wantedOf(returnTarget(query.get('from'), origin), origin);
  const details = useWanted(wanted);
  const verdict = useVerdict(details);
  const page =
    wanted === null || wanted.kind === 'playlist'
      ? null
      : { route: wanted.kind, params: { eventId: wanted.id }, query: {} };
  if (details !== null && verdict !== null && page !== null)
    return <WhatOpens details={details} verdict={verdict} page={page} />;
  return (
    <>
      <PageTitle of={t('purchaseTitle')} />
      <PageNotice
        title={t('purchaseTitle')}
        text={t('purchaseText')}
        action={<WaysOn page={page} maySignIn={reader?.isGuest !== false} plays={false} />}
      />
    </>
  );
};

export const PurchasePage = () => (
  <ForAdmitted>
    <Purchase />
  </ForAdmitted>
);

export const purchasePage = definePage({ Component: PurchasePage, layout: { bleed: true } });
