import type { Licence } from '@footlight/contract';
import { chargeOfPlan, priceOfPlan, trialDaysOf } from '@footlight/domain';
import { formatMoney } from '@footlight/i18n';
import { Button, ButtonLink, formatDay, headings, useLabels, useViewerLocale } from '@footlight/ui';
import { useSite } from '../../../app/site-context.js';
import { useNow } from '../../../app/use-now.js';
import { useCheckoutLabels } from '../checkout/checkout-labels.js';
import { periodLabel, priceLabel } from '../checkout/money.js';
import styles from './plans.module.css';

/** Why a plan cannot be bought, with a link to what helps; null if it can (MONEY-84). */
const Hurdle = ({ licence }: { readonly licence: Licence }) => {
  const t = useCheckoutLabels();
  const { addresses } = useSite();
  if (licence.purchase === 'HELD')
    return (
      <>
        <p className={styles['reason']}>{t('planHeld')}</p>
        <ButtonLink
          className={styles['button']}
          href={addresses.route('account', { section: 'subscriptions' })}
        >
          {t('planManage')}
        </ButtonLink>
      </>
    );
  return (
    <p className={styles['reason']}>
      {t(licence.purchase === 'DOWNGRADE_BLOCKED' ? 'planDowngradeBlocked' : 'planNotAllowed')}
    </p>
  );
};

const Price = ({ licence }: { readonly licence: Licence }) => {
  const { language } = useLabels();
  const t = useCheckoutLabels();
  const price = priceOfPlan(licence);
  const charge = chargeOfPlan(licence);
  if (price === null || price.amount === 0)
    return (
      <p className={styles['price']}>
        <strong className={styles['amount']}>{t('planFree')}</strong>
      </p>
    );
  const period = periodLabel(price.period, t) ?? t('planOnce');
  return (
    <>
      <p className={styles['price']}>
        {price.before !== null && (
          <s className={styles['before']}>{formatMoney({ ...price, amount: price.before }, language)}</s>
        )}
        <strong className={styles['amount']}>{formatMoney(price, language)}</strong>{' '}
        <span className={styles['period']}>{period}</span>
      </p>
      <p className={styles['small']}>
        {[
          charge === null ? null : t('planCharged', { price: priceLabel(charge, language, t) }),
          price.campaign,
          t(price.taxInclusive ? 'taxIncluded' : 'taxExcluded'),
        ]
          .filter((part) => part !== null)
          .join(' · ')}
      </p>
    </>
  );
};

/** One plan with its features, price and button. */
export const PlanCard = ({
  licence,
  isRecommended,
  isOnly,
  isUpgrade,
  isChoosing,
  isDisabled,
  onChoose,
}: {
  readonly licence: Licence;
  readonly isRecommended: boolean;
  /** Whether the page offers nothing else. */
  readonly isOnly: boolean;
  /** Whether it replaces a plan that the viewer holds. */
  readonly isUpgrade: boolean;
  readonly isChoosing: boolean;
  readonly isDisabled: boolean;
  readonly onChoose: () => void;
}) => {
  const { language, t: common } = useLabels();
  const t = useCheckoutLabels();
  const { addresses } = useSite();
  const place = useViewerLocale();
  const now = useNow();
  const { name, description, purchaseStrategy, ctaControl, cta, purchase } = licence;
  const { type, startsAt, endsAt, externalAuthProviderDetails } = purchaseStrategy;
  const trial = purchase === 'ALLOWED' ? trialDaysOf(licence) : 0;
  const isOwned = purchase === 'HELD';
  const words = (): string => {
    if (isChoosing) return t('choosing');
    if (cta !== null && cta !== '') return cta;
    if (isUpgrade) return t('planUpgrade', { name });
    if (type === 'FREE') return t('planGetFree', { name });
    return type === 'PPV' ? t('planPassed', { name }) : t('planChoose', { name });
  };
  return (
    <article className={styles['plan']} data-recommended={isRecommended} data-held={isOwned}>
      {(isRecommended || isOwned) && (
        <p className={styles['badge']}>{t(isOwned ? 'planYours' : 'planRecommended')}</p>
      )}
      <h3 className={headings['section']} dir="auto">
        {name}
      </h3>
      <p className={styles['description']} dir="auto">
        {description}
      </p>
      <div className={styles['terms']}>
        <Price licence={licence} />
        {trial > 0 && <p className={styles['trial']}>{t('planTrial', { count: trial })}</p>}
        {type === 'FIXED_DATE' && startsAt !== null && Date.parse(startsAt) > now && (
          <p className={styles['small']}>{t('planFrom', { date: formatDay(startsAt, language, place) })}</p>
        )}
        {type === 'FIXED_DATE' && endsAt !== null && (
          <p className={styles['small']}>{t('planUntil', { date: formatDay(endsAt, language, place) })}</p>
        )}
      </div>
      <div className={styles['foot']}>
        {purchase !== 'ALLOWED' && <Hurdle licence={licence} />}
        {purchase === 'ALLOWED' && ctaControl === 'BUY' && (
          <Button
            look={isRecommended || isOnly ? 'primary' : 'quiet'}
            className={styles['button']}
            disabled={isDisabled}
            onClick={onChoose}
          >
            {words()}
          </Button>
        )}
        {purchase === 'ALLOWED' && ctaControl === 'EXTERNAL' && (
          <>
            <p className={styles['reason']}>
              {t('planElsewhere', { provider: externalAuthProviderDetails?.providerName ?? name })}
            </p>
            <ButtonLink className={styles['button']} href={addresses.route('login')}>
              {cta ?? common('signIn')}
            </ButtonLink>
          </>
        )}
      </div>
    </article>
  );
};
