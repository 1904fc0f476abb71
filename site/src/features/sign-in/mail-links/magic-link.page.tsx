import { attempt } from '@footlight/state';
import { useLabels } from '@footlight/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useStore } from 'zustand';
import { definePage } from '../../../app/define-page.js';
import { useSite } from '../../../app/site-context.js';
import { PageTitle } from '../../../shell/navigation/page-title.js';
import { errorMessage } from '../../../app/error-message.js';
import { AccountFrame } from '../account-frame.js';
import styles from '../account-frame.module.css';
import { FactorStep } from '../factor-step.js';
import { SendLinkForm } from './send-link-form.js';
import { solveCaptcha } from '../sign-up/solve-captcha.js';
import { useAfterSignIn } from '../use-after-sign-in.js';
import { useFactorChallenge } from '../use-factor-challenge.js';
import { BackLink } from '../back-link.js';

/** Requests a magic link; with a link's token, signs in and continues (SIGN-25, SIGN-26). */
export const MagicLinkPage = () => {
  const { t } = useLabels();
  const { state, realm, addresses } = useSite();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const token = query.get('token');
  const { error, action, signInBy, clearError } = useStore(state.session);
  const leave = useAfterSignIn();
  const factor = useFactorChallenge();
  // A link can be used once, and effects may run twice.
  const used = useRef<string | null>(null);
  useEffect(() => clearError, [clearError]);

  const exchange = useEffectEvent(async (linkToken: string) => {
    const enter = () =>
      factor.run(() => state.client.call('exchangeMagicLink', { body: { token: linkToken } }));
    if (await signInBy(enter)) await leave();
  });
  useEffect(() => {
    if (token === null || used.current === token) return;
    used.current = token;
    void exchange(token);
  }, [token]);

  const send = (email: string) => {
    const from = query.get('from');
    return attempt(async () =>
      state.client.call('requestMagicLink', {
        query: {
          email,
          ...(from?.startsWith('/') === true ? { from } : {}),
          ...(await solveCaptcha(state.client, realm)),
        },
      }),
    );
  };
  if (factor.challenge !== null)
    return (
      <>
        <PageTitle of={t('factorTitle')} />
        <FactorStep
          challenge={factor.challenge}
          onSignedIn={leave}
          // The link is used up: a new sign-in starts at the login page.
          onStartOver={() => void navigate(addresses.route('login'))}
        />
      </>
    );
  const isSigningIn = token !== null && error === null && action !== 'failed';

  return (
    <>
      <PageTitle of={t('magicLinkTitle')} />
      <AccountFrame
        title={t('magicLinkTitle')}
        lead={isSigningIn ? t('signingInByLink') : t('magicLinkLead')}
      >
        {error !== null && (
          <p className={styles['failure']} role="alert">
            {error.code === 'MAGIC_LINK_INVALID' ? t('failedToMagicLogin') : errorMessage(error, t)}
          </p>
        )}
        {!isSigningIn && (
          <SendLinkForm
            send={send}
            isOffered={realm.signIn.magicLink}
            sentLabel="magicLinkSent"
            submitLabel="magicLinkSend"
            email={query.get('email') ?? ''}
          />
        )}
        <BackLink />
      </AccountFrame>
    </>
  );
};

export const magicLinkPage = definePage({ Component: MagicLinkPage, layout: { bleed: true, bare: true } });
