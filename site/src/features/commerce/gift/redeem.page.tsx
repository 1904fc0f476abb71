import { isHttpError } from '@footlight/client';
import type { UserLicence } from '@footlight/contract';
import { callErrorOf, userLicencesQuery, type CallError } from '@footlight/state';
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
import { useId, useState } from 'react';
import { useSingleAction } from '../../../app/use-single-action.js';
import { useSearchParams } from 'react-router-dom';
import { definePage } from '../../../app/define-page.js';
import { useViewer, useSite } from '../../../app/site-context.js';
import { CheckoutFrame } from '../checkout/checkout-frame.js';
import frame from '../checkout/checkout-frame.module.css';
import { CheckoutLabels, useCheckoutLabels } from '../checkout/checkout-labels.js';
import { errorMessage } from '../checkout/error-message.js';
import { ForAdmitted } from '../../../shell/viewers/for-admitted.js';
import { PageTitle } from '../../../shell/navigation/page-title.js';

/** Maximum length that the service accepts. */
const LONGEST_CODE = 64;

interface Outcome {
  readonly attempt: number;
  readonly code: string;
  readonly error: CallError | 'empty' | null;
  readonly licence: UserLicence | null;
}

/** Redeems a gift code; the address keeps the code while the viewer signs in (MONEY-89). */
const Redeem = () => {
  const { t: common, language } = useLabels();
  const t = useCheckoutLabels();
  const { state, addresses } = useSite();
  const viewer = useViewer();
  const place = useViewerLocale();
  const formId = useId();
  const [query] = useSearchParams();
  const [typed, setTyped] = useState(query.get('redeemCode') ?? '');
  const code = typed.trim();
  const [outcome, redeem, isRedeeming] = useSingleAction<Outcome>(
    async ({ attempt }) => {
      const next = { attempt: attempt + 1, code, licence: null };
      if (code === '') return { ...next, error: 'empty' };
      try {
        const licence = await state.client.call('redeemGift', { body: { redeemCode: code } });
        state.queries.changeViewer();
        void state.queries.renew(userLicencesQuery);
        return { ...next, error: null, licence };
      } catch (error) {
        if (!isHttpError(error)) throw error;
        return { ...next, error: callErrorOf(error) };
      }
    },
    { attempt: 0, code: '', error: null, licence: null },
  );
  if (outcome.licence !== null) {
    const { name, licenceStatus } = outcome.licence;
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
  const { error } = outcome;
  const issue =
    error !== null && outcome.code === code
      ? error === 'empty'
        ? t('redeemCodeEmpty')
        : errorMessage(error, t)
      : null;
  return (
    <form className={frame['form']} noValidate action={redeem}>
      <FormSummary
        attempt={outcome.attempt}
        issues={issue === null ? [] : [{ id: formId, message: issue }]}
      />
      <TextField
        id={formId}
        label={t('redeemCode')}
        name="redeemCode"
        value={typed}
        onValue={setTyped}
        required
        maxLength={LONGEST_CODE}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        dir="ltr"
        error={issue ?? undefined}
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
          <Button type="submit" look="primary" disabled={isRedeeming}>
            {isRedeeming ? common('loading') : t('redeemButton')}
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
