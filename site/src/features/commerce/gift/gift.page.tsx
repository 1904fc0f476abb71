import type { GiftProduct } from '@footlight/contract';
import { shownPrice } from '@footlight/domain';
import { formatMoney } from '@footlight/i18n';
import { giftProductsQuery } from '@footlight/state';
import { Artwork, Button, ButtonLink, Link, Notice, Skeleton, headings, useLabels } from '@footlight/ui';
import { Gift } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { definePage } from '../../../app/define-page.js';
import { useViewer, useSite } from '../../../app/site-context.js';
import { useQuery } from '../../../app/use-query.js';
import { CheckoutFrame } from '../checkout/checkout-frame.js';
import frame from '../checkout/checkout-frame.module.css';
import { CheckoutLabels, useCheckoutLabels } from '../checkout/checkout-labels.js';
import { errorMessage } from '../checkout/error-message.js';
import { PaymentErrorNotice } from '../checkout/payment-error-notice.js';
import { useCheckout } from '../checkout/use-checkout.js';
import { ForAdmitted } from '../../../shell/viewers/for-admitted.js';
import { PageTitle } from '../../../shell/navigation/page-title.js';
import { GiftForm, type GiftRequest } from './gift-form.js';
import { GuestBuyer } from './guest-buyer.js';
import styles from './gift.module.css';

/** A gift is a one-off payment, so its price covers the whole period. */
const priceOfGift = ({ amounts }: GiftProduct) =>
  shownPrice(amounts, { marketingPeriod: null, paidPeriod: null });

const GiftCard = ({ gift }: { readonly gift: GiftProduct }) => {
  const { language } = useLabels();
  const t = useCheckoutLabels();
  const { addresses } = useSite();
  const price = priceOfGift(gift);
  return (
    <article className={styles['gift']}>
      <div className={styles['picture']} aria-hidden="true">
        {gift.image === null ? (
          <Gift size={56} strokeWidth={1.25} />
        ) : (
          <Artwork image={gift.image} sizes="320px" />
        )}
      </div>
      <h2 className={headings['section']} dir="auto">
        {gift.name}
      </h2>
      <p className={styles['text']} dir="auto">
        {gift.description}
      </p>
      <p className={styles['price']}>{price === null ? t('planFree') : formatMoney(price, language)}</p>
      <ButtonLink look="primary" href={addresses.route('gift', { giftId: gift.giftId })}>
        {t('giftChoose')}
      </ButtonLink>
    </article>
  );
};

const OneGift = ({ gift }: { readonly gift: GiftProduct }) => {
  const { language } = useLabels();
  const t = useCheckoutLabels();
  const { addresses } = useSite();
  const viewer = useViewer();
  const navigate = useNavigate();
  const checkout = useCheckout();
  const price = priceOfGift(gift);
  const [isFilled, setFilled] = useState(false);
  const pay = addresses.route('giftPay', { giftId: gift.giftId });
  const give = async (request: GiftRequest): Promise<void> => {
    if (!(await checkout.give(request))) return;
    if (viewer?.isGuest === false) await navigate(pay);
    else setFilled(true);
  };
  return (
    <div className={frame['columns']}>
      <div className={frame['aside']}>
        <div className={frame['card']}>
          <h2 className={headings['section']} dir="auto">
            {gift.name}
          </h2>
          <p className={frame['text']} dir="auto">
            {gift.description}
          </p>
          <p className={styles['price']}>{price === null ? t('planFree') : formatMoney(price, language)}</p>
          <Link className={frame['link']} href={addresses.route('gift')}>
            {t('giftAnother')}
          </Link>
        </div>
      </div>
      <div className={frame['main']}>
        {checkout.status === 'failed' && checkout.basketError !== null && (
          <PaymentErrorNotice error={checkout.basketError} />
        )}
        {isFilled ? (
          <GuestBuyer
            signInHref={addresses.route('giftLogin', { giftId: gift.giftId }, { from: pay })}
            onContinue={async () => navigate(pay)}
          />
        ) : (
          <GiftForm gift={gift} isBusy={checkout.status === 'loading'} onGive={give} />
        )}
      </div>
    </div>
  );
};

const Gifts = () => {
  const { t: common } = useLabels();
  const t = useCheckoutLabels();
  const { addresses } = useSite();
  const { giftId } = useParams();
  const { items, data, status, error, retry } = useQuery(giftProductsQuery, {});
  const chosen = items.find((gift) => gift.giftId === giftId) ?? null;
  const content = () => {
    if (data === null)
      return status === 'failed' ? (
        <Notice
          urgent
          title={error === null ? t('failOutage') : errorMessage(error, t)}
          action={<Button onClick={() => void retry()}>{common('retry')}</Button>}
        />
      ) : (
        <div role="status" aria-label={common('loading')}>
          <Skeleton shape="wide" />
        </div>
      );
    if (chosen !== null) return <OneGift gift={chosen} />;
    if (items.length === 0) return <Notice title={t('giftsNone')} text={t('giftsNoneText')} />;
    return (
      <div className={styles['grid']}>
        {items.map((gift) => (
          <GiftCard key={gift.giftId} gift={gift} />
        ))}
      </div>
    );
  };
  return (
    <>
      <PageTitle of={t('giftsTitle')} />
      <CheckoutFrame title={t('giftsTitle')} lead={t('giftsLead')}>
        {content()}
        {chosen === null && (
          <p className={styles['text']}>
            <Link className={frame['link']} href={addresses.route('redeem')}>
              {t('giftsRedeem')}
            </Link>
          </p>
        )}
      </CheckoutFrame>
    </>
  );
};

export const GiftPage = () => (
  <ForAdmitted>
    <CheckoutLabels>
      <Gifts />
    </CheckoutLabels>
  </ForAdmitted>
);

export const giftPage = definePage({ Component: GiftPage });
