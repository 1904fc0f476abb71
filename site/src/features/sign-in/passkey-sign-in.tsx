import type { SignedChallenge } from '@footlight/contract';
import { callErrorOf } from '@footlight/state';
import { Button, useLabels } from '@footlight/ui';
import { useEffect, useEffectEvent, useRef, useState, useTransition } from 'react';
import {
  cancelPasskey,
  passkeyErrorOf,
  signChallenge,
  supportsPasskeyAutofill,
  useSupportsPasskeys,
} from '../../app/passkeys.js';
import { useSite } from '../../app/site-context.js';
import { errorMessage } from '../../app/error-message.js';
import { enterSession } from './enter-session.js';
import { FormError } from './form-error.js';
import { useIsLeft } from './use-is-left.js';

/** Shorter than the five minutes after which a challenge expires; the pending request gets a new one. */
const RENEW_MS = 4 * 60_000;

/** Signs in with a passkey, either by the button or by picking one from the autofill of the email field (SIGN-117). */
export const PasskeySignIn = ({ onSignedIn }: { readonly onSignedIn: () => Promise<void> }) => {
  const { t } = useLabels();
  const { state } = useSite();
  const isSupported = useSupportsPasskeys();
  const [message, setMessage] = useState<string | null>(null);
  const [isPending, start] = useTransition();
  const isLeft = useIsLeft();
  const isEntering = useRef(false);

  const enter = async (credential: SignedChallenge): Promise<void> => {
    // Both the button and autofill may return a credential, possibly after the viewer has left the page.
    if (isLeft.current || isEntering.current) return;
    isEntering.current = true;
    const error = await enterSession(state, () =>
      state.client.call('loginPasskey', { body: { credential } }),
    );
    if (error === null) return onSignedIn();
    isEntering.current = false;
    setMessage(errorMessage(error, t));
  };

  const waitForAutofill = useEffectEvent(async () => {
    try {
      if (!(await supportsPasskeyAutofill())) return;
      await enter(await signChallenge(state.client, { fromAutofill: true }));
    } catch (error) {
      // The viewer did not start this request, so its failure or cancellation is not shown.
      console.debug('No passkey was picked from autofill:', error);
    }
  });
  useEffect(() => {
    if (!isSupported) return undefined;
    const first = setTimeout(() => void waitForAutofill(), 0);
    const renewal = setInterval(() => void waitForAutofill(), RENEW_MS);
    return () => {
      clearTimeout(first);
      clearInterval(renewal);
      void cancelPasskey().catch(() => undefined);
    };
  }, [isSupported]);

  if (!isSupported) return null;
  const press = () =>
    start(async () => {
      setMessage(null);
      try {
        await enter(await signChallenge(state.client));
      } catch (error) {
        setMessage(
          passkeyErrorOf(error) === null ? errorMessage(callErrorOf(error), t) : t('passkeyNotUsed'),
        );
      }
    });

  return (
    <>
      <Button disabled={isPending} onClick={press}>
        {t('passkeySignIn')}
      </Button>
      <FormError error={message} />
    </>
  );
};
