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

/** Maximum length that the service accepts. */
const LONGEST_CODE = 64;

/** Redeems a gift code; the address keeps the code while the viewer signs in (MONEY-89). */
const Redeem = () => {
  const { t: common, language } = useLabels();
  const t = useCheckoutLabels();
  const { state, addresses } = useSite();
  const viewer = useViewer();
  const place = useViewerLocale();
  const [query] = useSearchParams();
  const [licence, setLicence] = useState<UserLicence | null>(null);
  const form = useForm({
    initial: { redeemCode: query.get('redeemCode') ?? '' },
    send: async ({ redeemCode: typed }) => {
      const redeemCode = typed.trim();
      if (redeemCode === '') return { issues: { redeemCode: t('redeemCodeEmpty') } };
      setLicence(await state.client.call('redeemGift', { body: { redeemCode } }));
      state.queries.changeViewer();
      void state.queries.renew(userLicencesQuery);
      return null;
    },
    word: (error) => ({ issues: { redeemCode: errorMessage(error, t) } }),
  });
  const code = form.values.redeemCode.trim();
  if (licence !== null) {
    const { name, licenceStatus } = licence;
    const until = licenceStatus.expiryTimestamp;
    return (
      <Notice
        urgent
        title={t('redeemDone')}
        text={
          until === null
            ? t('redeemDonePlain', { name })
            : t('redeemDoneText', { name, date: formatDay(until, language, place) })
        }
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
            {form.isPending ? common('loading') : t('redeemButton')}
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
