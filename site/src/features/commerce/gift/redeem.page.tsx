import { isHttpError } from '@footlight/client';
import type { UserLicence } from '@footlight/contract';
import { userLicencesQuery } from '@footlight/state';
import {
  Button,
  ButtonLink,
  FormSummary,
  Notice,
  TextField,
  formatDay,
  useLabels,
  useViewerLocale,
} from '@footlight/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { definePage } from '../../../app/define-page.js';
import { useViewer, useSite } from '../../../app/site-context.js';
import { useForm } from '../../../app/use-form.js';
import { CheckoutFrame } from '../checkout/checkout-frame.js';
import frame from '../checkout/checkout-frame.module.css';
import { CheckoutLabels, useCheckoutLabels } from '../checkout/checkout-labels.js';
import { errorMessage } from '../checkout/error-message.js';
import { ForAdmitted } from '../../../shell/viewers/for-admitted.js';
import { PageTitle } from '../../../shell/navigation/page-title.js';
import { VoucherPlan } from './voucher-plan.js';

/** Maximum length that the service accepts. */
const LONGEST_CODE = 64;

interface Redeemed {
  readonly licence: UserLicence;
  readonly isVoucher: boolean;
}

/** Codes of a refused voucher that need more than its label. */
const VOUCHER_ERRORS = {
  VOUCHER_NOT_APPLICABLE: 'redeemVoucherOther',
  FAILED_PAYMENT: 'redeemVoucherMethod',
} as const;

const isVoucherError = (code: string): code is keyof typeof VOUCHER_ERRORS =>
  Object.hasOwn(VOUCHER_ERRORS, code);

/**
 * Redeems the code of a gift, or of a voucher for a plan; the address keeps the code while the viewer signs in
 * (MONEY-89, MONEY-152).
 */
const Redeem = () => {
  const { t: common, language } = useLabels();
  const t = useCheckoutLabels();
  const { state, addresses } = useSite();
  const viewer = useViewer();
  const place = useViewerLocale();
  const [query] = useSearchParams();
  const [redeemed, setRedeemed] = useState<Redeemed | null>(null);
  /** A code that no gift has. */
  const [voucherCode, setVoucherCode] = useState<string | null>(null);
  const [licenceId, setLicenceId] = useState<string | null>(null);
  const accept = (by: Redeemed): null => {
    setRedeemed(by);
    state.queries.changeViewer();
    void state.queries.renew(userLicencesQuery);
    return null;
  };
  const form = useForm({
    initial: { redeemCode: query.get('redeemCode') ?? '' },
    send: async ({ redeemCode: typed }) => {
      const redeemCode = typed.trim();
      if (redeemCode === '') return { issues: { redeemCode: t('redeemCodeEmpty') } };
      if (redeemCode === voucherCode && licenceId !== null) {
        const body = { voucherCode: redeemCode, licenceId };
        return accept({ licence: await state.client.call('redeemVoucher', { body }), isVoucher: true });
      }
      try {
        const licence = await state.client.call('redeemGift', { body: { redeemCode } });
        return accept({ licence, isVoucher: false });
      } catch (error) {
        if (!isHttpError(error) || error.code !== 'GIFT_NOT_FOUND') throw error;
        setVoucherCode(redeemCode);
        return { issues: { redeemCode: t('redeemVoucherText') } };
      }
    },
    word: (error) => ({
      issues: {
        redeemCode: isVoucherError(error.code) ? t(VOUCHER_ERRORS[error.code]) : errorMessage(error, t),
      },
    }),
  });
  const code = form.values.redeemCode.trim();
  if (redeemed !== null) {
    const { licence, isVoucher } = redeemed;
    const { name, licenceStatus } = licence;
    const until = licenceStatus.expiryTimestamp;
    const isForRenewals = isVoucher && licenceStatus.discounts.length > 0;
    const text =
      until === null
        ? t('redeemDonePlain', { name })
        : t('redeemDoneText', { name, date: formatDay(until, language, place) });
    return (
      <Notice
        urgent
        title={t(isVoucher ? 'redeemVoucherDone' : 'redeemDone')}
        text={isForRenewals ? t('redeemVoucherDoneText', { name }) : text}
        action={
          <>
            <ButtonLink look="primary" href={addresses.route('home')}>
              {t('subscribedBrowse')}
            </ButtonLink>
            <ButtonLink href={addresses.route('account', { section: 'subscriptions' })}>
              {t('subscribedManage')}
            </ButtonLink>
          </>
        }
      />
    );
  }
  const isGuest = viewer?.isGuest !== false;
  return (
    <form className={frame['form']} {...form.attributes}>
      <FormSummary {...form.summary} />
      <TextField
        {...form.field('redeemCode')}
        label={t('redeemCode')}
        required
        maxLength={LONGEST_CODE}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        dir="ltr"
      />
      {voucherCode !== null && voucherCode === code && !isGuest && (
        <VoucherPlan licenceId={licenceId} onChoose={setLicenceId} />
      )}
      {isGuest ? (
        <>
          <p className={frame['text']}>{t('redeemSignInText')}</p>
          <div className={frame['actions']}>
            <ButtonLink
              look="primary"
              href={
                code === ''
                  ? addresses.route('login')
                  : addresses.route('giftRedeemLogin', { redeemCode: code })
              }
            >
              {t('redeemSignIn')}
            </ButtonLink>
            <ButtonLink
              href={
                code === ''
                  ? addresses.route('signup')
                  : addresses.route('giftRedeemRegister', { redeemCode: code })
              }
            >
              {t('redeemSignUp')}
            </ButtonLink>
          </div>
        </>
      ) : (
        <div className={frame['actions']}>
          <Button type="submit" look="primary" disabled={form.isPending}>
            {form.isPending
              ? common('loading')
              : t(voucherCode === code && code !== '' ? 'redeemVoucherButton' : 'redeemButton')}
          </Button>
        </div>
      )}
    </form>
  );
};

const TheRedeemPage = () => {
  const t = useCheckoutLabels();
  return (
    <>
      <PageTitle of={t('redeemTitle')} />
      <CheckoutFrame narrow title={t('redeemTitle')} lead={t('redeemLead')}>
        <Redeem />
      </CheckoutFrame>
    </>
  );
};

export const RedeemPage = () => (
  <ForAdmitted>
    <CheckoutLabels>
      <TheRedeemPage />
    </CheckoutLabels>
  </ForAdmitted>
);

export const redeemPage = definePage({ Component: RedeemPage });
