import type { LiveDetails, VodDetails } from '@footlight/contract';
import { returnTarget, signInToWatch, watchAddressOf, type WatchAddress } from '@footlight/domain';
import { ButtonLink, MetaLine, PageHeader, useLabels } from '@footlight/ui';
import { useMaybeLoaded } from '@footlight/elements';
import { liveEventQuery, vodQuery } from '@footlight/state';
import { useSearchParams } from 'react-router-dom';
import { definePage } from '../../app/define-page.js';
import { useReader, useSite } from '../../app/site-context.js';
import { ForAdmitted } from '../../shell/barred.js';
import { PageNotice } from '../../shell/page-notice.js';
import { PageTitle } from '../../shell/page-title.js';

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
  const { t, language } = useLabels();
  const { addresses, origin } = useSite();
  const reader = useReader();
  const [query] = useSearchParams();
  const from = returnTarget(query.get('from'), origin);
  const wanted = wantedOf(from, origin);
  const details = useWanted(wanted);
  const isGuest = reader?.isGuest !== false;
  const names = new Intl.ListFormat(language, { type: 'disjunction' }).format(
    details?.availablePurchases.map(({ name }) => name) ?? [],
  );
  const page =
    wanted === null || wanted.kind === 'playlist'
      ? null
      : { route: wanted.kind, params: { eventId: wanted.id }, query: {} };
  const waysOn = (
    <>
      {isGuest && (
        <ButtonLink
          look="primary"
          href={page === null ? addresses.route('login') : addresses.target(signInToWatch(page))}
        >
          {t('signIn')}
        </ButtonLink>
      )}
      <ButtonLink href={addresses.route('home')}>{t('goHome')}</ButtonLink>
    </>
  );
  if (details === null)
    return (
      <>
        <PageTitle of={t('purchaseTitle')} />
        <PageNotice title={t('purchaseTitle')} text={t('purchaseText')} action={waysOn} />
      </>
    );
  const { title } = details;
  const comesWith = names === '' || names === title ? '' : `${t('deniedText', { names })} `;
  return (
    <>
      <PageTitle of={`${t('purchaseTitle')} · ${title}`} />
      <PageHeader
        eyebrow={t('purchaseTitle')}
        title={title}
        description={`${comesWith}${t('purchaseText')}`}
        images={details.images}
        meta={<MetaLine item={details} />}
        actions={waysOn}
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
