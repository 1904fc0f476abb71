import type { CallError } from '@footlight/state';
import { useLabels } from '@footlight/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { errorMessage } from '../../../app/error-message.js';
import { useSite } from '../../../app/site-context.js';
import { NotFoundPage } from '../../../shell/pages/not-found.page.js';
import { PageTitle } from '../../../shell/navigation/page-title.js';
import { AccountFrame } from '../account-frame.js';
import { AccountConflict } from '../conflict/account-conflict.js';
import { useAccountConflict } from '../conflict/use-account-conflict.js';
import { CredentialsForm } from '../credentials-form.js';
import { useAfterSignIn } from '../use-after-sign-in.js';
import { GIGYA_ERRORS, loadGigya, type Gigya, type GigyaResponse } from './gigya-sdk.js';
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
  const { state, realm, addresses } = useSite();
  const { conflict, run } = useAccountConflict();
  const leave = useAfterSignIn();
  const [error, setError] = useState<CallError | null>(null);
  const [isChecking, setChecking] = useState(true);

  /** @returns why it failed; null also for an absent session */
  const enter = async (ask: (gigya: Gigya) => Promise<GigyaResponse>): Promise<CallError | null> => {
    const answer = await loadGigya(sdk)
      .then(ask)
      .catch(() => null);
    if (answer === null) return failed('PROVIDER_FAILED');
    const { errorCode, UID, UIDSignature, signatureTimestamp } = answer;
    if (errorCode === GIGYA_ERRORS.noSession) return null;
    if (
      errorCode !== 0 ||
      UID === undefined ||
      UIDSignature === undefined ||
      signatureTimestamp === undefined
    )
      return failed(errorCode === GIGYA_ERRORS.wrongLogin ? 'INVALID_CREDENTIALS' : 'PROVIDER_FAILED');
    const body = { uid: UID, signature: UIDSignature, signatureTimestamp: String(signatureTimestamp) };
    return run(async () => {
      await state.enterWith((client) => client.call('loginGigya', { body }));
      await leave();
    });
  };
  // Signs in right away if the viewer already has a session at Gigya.
  const resume = useEffectEvent(() => enter((gigya) => gigya.session()));
  useEffect(() => {
    void resume().then((found) => {
      setError(found);
      setChecking(false);
    });
  }, [sdk.apiKey, sdk.sdkUri]);

  const provider = partnerLabel(realm.signIn, 'GIGYA');
  const title = t('signInWithProvider', { provider });
  if (conflict !== null)
    return <AccountConflict error={conflict} provider={provider} back={addresses.route('login')} />;
  return (
    <>
      <PageTitle of={title} />
      <AccountFrame title={title} lead={t('signInLead')}>
        <CredentialsForm
          account="partner"
          submitLabel={t('signIn')}
          pendingLabel={t('signingIn')}
          isDisabled={isChecking}
          error={error === null ? null : errorMessage(error, t)}
          send={async ({ id, secret }) => {
            setError(null);
            if (id === '' && secret === '') return failed('EMPTY_INPUTS');
            return enter((gigya) => gigya.login({ loginID: id, password: secret }));
          }}
        />
      </AccountFrame>
    </>
  );
};

/** Sign-in with Gigya, whose SDK returns the signed id of a session. */
export const GigyaSignIn = () => {
  const { gigya } = useSite().realm.signIn.tv;
  return gigya === null ? <NotFoundPage /> : <GigyaForm sdk={gigya} />;
};
