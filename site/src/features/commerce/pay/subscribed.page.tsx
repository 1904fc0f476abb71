import { returnTarget, watchAddressOf, type WatchAddress } from '@footlight/domain';
import { useMaybeLoaded } from '@footlight/widgets';
import { liveEventQuery, paymentQuery, userLicencesQuery, vodQuery } from '@footlight/state';
import { Artwork, ButtonLink, classNames, headings } from '@footlight/ui';
import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { definePage } from '../../../app/define-page.js';
import { useSite } from '../../../app/site-context.js';
import { useQuery } from '../../../app/use-query.js';
import { CheckoutForViewers } from '../checkout/checkout-for-viewers.js';
import { useCheckoutLabels } from '../checkout/checkout-labels.js';
import { PageTitle } from '../../../shell/navigation/page-title.js';
import { GiftCode } from './gift-code.js';
import styles from './subscribed.module.css';

const useWanted = (wanted: WatchAddress | null) => {
  const { state } = useSite();
  const { queries } = state;
  const video = useMaybeLoaded(wanted?.kind === 'vod' ? queries.entry(vodQuery, { id: wanted.id }) : null);
  const event = useMaybeLoaded(
    wanted?.kind === 'live' ? queries.entry(liveEventQuery, { id: wanted.id }) : null,
  );
  return (event ?? video)?.data ?? null;
};

/** Confirms a purchase and links to the title that it was for (ACC-29). */
const Subscribed = () => {
  const t = useCheckoutLabels();
  const { addresses, origin, state } = useSite();
  const [query] = useSearchParams();
  const from = returnTarget(query.get('from'), origin);
  const details = useWanted(from === null ? null : watchAddressOf(new URL(from, origin)));
  const paymentId = query.get('payment');
  const isGift = query.get('gift') === '1';
  const payment = useMaybeLoaded(
    paymentId === null ? null : state.queries.entry(paymentQuery, { id: paymentId }),
  )?.data;
  const { items, status } = useQuery(userLicencesQuery, {});
  const bought = items.find(({ id }) => id === payment?.skuLicence) ?? null;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  if (paymentId === null && !isGift && status === 'ready' && items.length === 0)
    return <Navigate to={addresses.route('purchase')} replace />;
  const heading = t(isGift ? 'giftPaid' : 'subscribedTitle');
  return (
    <>
      <PageTitle of={heading} />
      <div className={styles['page']}>
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
        <div className={styles['words']}>
          <span className={styles['sign']} aria-hidden="true">
            <Check size={32} strokeWidth={2} />
          </span>
          <h1 ref={title} className={classNames(headings['hero'], styles['title'])} tabIndex={-1}>
            {heading}
          </h1>
          <p className={styles['text']}>
            {isGift
              ? t('giftPaidText')
              : bought === null
                ? t('subscribedPlain')
                : t('subscribedText', { name: bought.name })}
          </p>
          {payment?.gift !== undefined && <GiftCode gift={payment.gift} />}
          <div className={styles['actions']}>
            {isGift ? (
              <>
                <ButtonLink look="primary" href={addresses.route('home')}>
                  {t('subscribedBrowse')}
                </ButtonLink>
                <ButtonLink href={addresses.route('gift')}>{t('giftAnother')}</ButtonLink>
              </>
            ) : (
              <>
                <ButtonLink look="primary" href={from ?? addresses.route('home')}>
                  {details === null ? t('subscribedBrowse') : t('subscribedWatch', { title: details.title })}
                </ButtonLink>
                <ButtonLink href={addresses.route('account', { section: 'subscriptions' })}>
                  {t('subscribedManage')}
                </ButtonLink>
              </>
            )}
            {paymentId !== null && (
              <ButtonLink look="bare" href={addresses.route('payment', { id: paymentId })}>
                {t('paymentReceipt')}
              </ButtonLink>
            )}
          </div>
        </div>
      </div>
    </>
  );
};

export const SubscribedPage = () => (
  <CheckoutForViewers title="subscribedTitle">
    <Subscribed />
  </CheckoutForViewers>
);

export const subscribedPage = definePage({ Component: SubscribedPage, layout: { bleed: true } });
