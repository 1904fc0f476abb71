import { Button, ButtonLink, useLabels } from '@footlight/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSite, useViewer } from '../../app/site-context.js';
import { AccountFrame } from './account-frame.js';

/**
 * Whether the viewer was signed in before the page was opened. Signing in on the page itself does not count, because
 * the page then leaves by itself.
 */
export const useIsSignedInAlready = (): boolean => {
  const viewer = useViewer();
  const [wasGuest, setWasGuest] = useState(false);
  if (viewer?.isGuest === true && !wasGuest) setWasGuest(true);
  return viewer?.isGuest === false && !wasGuest;
};

/**
 * Shown instead of a form to viewers who are signed in: a sign-in here would begin another session, or link another
 * person’s provider to this account (SIGN-162).
 */
export const SignedInAlready = ({ onContinue }: { readonly onContinue: () => Promise<void> }) => {
  const { t } = useLabels();
  const { addresses } = useSite();
  const viewer = useViewer();
  const [query] = useSearchParams();
  const login = addresses.route('login', {}, Object.fromEntries(query));
  const name = viewer?.name ?? viewer?.email ?? t('viewerWithoutName');
  return (
    <AccountFrame title={t('signedInAlready')} lead={t('signedInAlreadyText', { name })}>
      <Button look="primary" onClick={() => void onContinue()}>
        {t('signedInContinue')}
      </Button>
      <ButtonLink href={addresses.route('logout', {}, { from: login })}>{t('logoutAndContinue')}</ButtonLink>
      <ButtonLink href={addresses.route('account', { section: 'linked' })}>{t('signedInLink')}</ButtonLink>
    </AccountFrame>
  );
};
