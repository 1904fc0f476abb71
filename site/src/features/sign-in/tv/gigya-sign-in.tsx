import { callErrorOf, type CallError } from '@footlight/state';
import { Button, TextField, useLabels } from '@footlight/ui';
import { useEffect, useState, type FormEvent } from 'react';
import { useSite } from '../../../app/site-context.js';
import { NotFoundPage } from '../../../shell/pages/not-found.page.js';
import { PageTitle } from '../../../shell/navigation/page-title.js';
import { AccountFrame } from '../account-frame.js';
import styles from '../account-frame.module.css';
import { FormError } from '../form-error.js';
import { useAfterSignIn } from '../use-after-sign-in.js';
import { GIGYA_ERRORS, loadGigya, type GigyaResponse } from './gigya-sdk.js';
import { partnerLabel } from './partners.js';

const failed = (code: CallError['code']): CallError => ({
  code,
  message: null,
  requestId: null,
  issues: [],
  limit: null,
});

const GigyaForm = ({ sdk }: { readonly sdk: { readonly apiKey: string; readonly sdkUri: string } }) => {
  const { t } = useLabels();
  const { state, realm } = useSite();
  const leave = useAfterSignIn();
  const [loginID, setLoginId] = useState('');
  const [password, setPassword] = useState('');
  const [error, setError] = useState<CallError | null>(null);
  const [isBusy, setBusy] = useState(true);

  /** An absent session is not reported; every other refusal is. */
  const enter = async (answer: GigyaResponse): Promise<void> => {
    const { errorCode, UID, UIDSignature, signatureTimestamp } = answer;
    if (
      errorCode !== 0 ||
      UID === undefined ||
      UIDSignature === undefined ||
      signatureTimestamp === undefined
    ) {
      if (errorCode !== GIGYA_ERRORS.noSession)
        setError(failed(errorCode === GIGYA_ERRORS.wrongLogin ? 'INVALID_CREDENTIALS' : 'PROVIDER_FAILED'));
      return;
    }
    const body = { uid: UID, signature: UIDSignature, signatureTimestamp: String(signatureTimestamp) };
    await state.enterWith((client) => client.call('loginGigya', { body }));
    await leave();
  };
  const attempt = async (work: () => Promise<GigyaResponse>): Promise<void> => {
    setBusy(true);
    setError(null);
    try {
      await enter(await work());
    } catch (error) {
      setError(error instanceof TypeError ? failed('PROVIDER_FAILED') : callErrorOf(error));
    } finally {
      setBusy(false);
    }
  };
  // Signs in right away if the viewer already has a session at Gigya.
  useEffect(() => {
    void attempt(async () => (await loadGigya(sdk)).session());
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [sdk.apiKey, sdk.sdkUri]);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isBusy) return;
    if (loginID.trim() === '' && password === '') setError(failed('EMPTY_INPUTS'));
    else void attempt(async () => (await loadGigya(sdk)).login({ loginID: loginID.trim(), password }));
  };
  const title = t('signInWithProvider', { provider: partnerLabel(realm.signIn, 'GIGYA') });
  return (
    <>
      <PageTitle of={title} />
      <AccountFrame title={title} lead={t('signInLead')}>
        <form className={styles['form']} noValidate onSubmit={submit}>
          <TextField
            label={t('providerId')}
            name="loginID"
            autoComplete="username"
            autoCapitalize="none"
            required
            value={loginID}
            onValue={setLoginId}
          />
          <TextField
            label={t('password')}
            name="password"
            type="password"
            autoComplete="current-password"
            required
            value={password}
            onValue={setPassword}
          />
          <FormError error={error} />
          <Button type="submit" look="primary" disabled={isBusy}>
            {isBusy ? t('signingIn') : t('signIn')}
          </Button>
        </form>
      </AccountFrame>
    </>
  );
};

/** Sign-in with Gigya, whose SDK returns the signed id of a session. */
export const GigyaSignIn = () => {
  const { gigya } = useSite().realm.signIn.tv;
  return gigya === null ? <NotFoundPage /> : <GigyaForm sdk={gigya} />;
};
