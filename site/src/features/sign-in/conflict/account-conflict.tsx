import type { CallError } from '@footlight/state';
import { Button, ButtonLink, useLabels } from '@footlight/ui';
import { useEffect } from 'react';
import { useSite, useViewer } from '../../../app/site-context.js';
import { AccountFrame } from '../account-frame.js';
import { identityProviderLabel } from '../firebase/firebase-labels.js';
import { keepPendingLink } from './pending-link.js';

/** The person’s address belongs to another account; Firebase has its own code (SIGN-81). */
const CONFLICTS: ReadonlySet<string> = new Set([
  'ACCOUNT_CONFLICT',
  'ACCOUNT_EXISTS_WITH_DIFFERENT_PROVIDER',
]);

export type Conflict = CallError & {
  readonly code: 'ACCOUNT_CONFLICT' | 'ACCOUNT_EXISTS_WITH_DIFFERENT_PROVIDER';
};

export const isConflict = (error: CallError | null): error is Conflict =>
  error !== null && CONFLICTS.has(error.code);

export interface AccountConflictProps {
  readonly error: CallError;
  /** Display name of the provider. */
  readonly provider: string;
  /** Address of the sign-in page to start again from. */
  readonly back: string;
}

/**
 * Leads the owner of the account to its sign-in, and from there to the question whether to link (SIGN-170). A viewer who is
 * signed in is told that the provider belongs to another account, and is led to the question which one stays (SIGN-181).
 */
export const AccountConflict = ({ error, provider, back }: AccountConflictProps) => {
  const { t, language } = useLabels();
  const { addresses, state } = useSite();
  const { pendingLink, providers = [], stays, otherAccount } = error;
  const viewer = useViewer();
  useEffect(() => {
    if (pendingLink === undefined) return;
    keepPendingLink({
      token: pendingLink,
      provider,
      ...(stays === undefined ? {} : { stays }),
      ...(otherAccount === undefined ? {} : { otherAccount }),
    });
  }, [pendingLink, provider, stays, otherAccount]);
  if (viewer?.isGuest === false)
    return (
      <AccountFrame
        takesFocus
        title={t(pendingLink === undefined ? 'providerRefusedTitle' : 'accountMergeTitle')}
        lead={t(
          pendingLink !== undefined
            ? 'accountMergeKept'
            : stays === undefined
              ? 'cannotLinkAccount'
              : 'accountMergeRefused',
          { provider },
        )}
      >
        {pendingLink !== undefined && (
          <ButtonLink look="primary" href={addresses.route('account', { section: 'linked' })}>
            {t('accountMergeChoose')}
          </ButtonLink>
        )}
        <Button
          {...(pendingLink === undefined ? { look: 'primary' as const } : {})}
          onClick={() =>
            void state.session
              .getState()
              .signOut()
              .then(() => location.assign(back))
          }
        >
          {t('logoutAndContinue')}
        </Button>
      </AccountFrame>
    );
  // Firebase knows the other way to sign in (SIGN-196).
  const others = providers.map((id) => (id === 'password' ? t('password') : identityProviderLabel(id)));
  return (
    <AccountFrame
      takesFocus
      title={t('accountConflictTitle')}
      lead={
        others.length > 0
          ? t('accountExistsWithDifferentProvider', {
              provider: new Intl.ListFormat(language, { type: 'disjunction' }).format(others),
            })
          : t(pendingLink === undefined ? 'accountConflictText' : 'accountConflictKept', { provider })
      }
    >
      <ButtonLink
        look="primary"
        href={addresses.route(
          'login',
          {},
          { local: '1', from: addresses.route('account', { section: 'linked' }) },
        )}
      >
        {t('signInToLink', { provider })}
      </ButtonLink>
      <ButtonLink href={back}>{t('providerStartAgain')}</ButtonLink>
    </AccountFrame>
  );
};
