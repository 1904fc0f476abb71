import type { SessionUser } from '@footlight/contract';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { useStore } from 'zustand';
import { useRecovery } from '../../app/recovery.js';
import { useSite } from '../../app/site-context.js';
import { FailedPage } from '../pages/failed-page.js';
import { PageTitle } from '../navigation/page-title.js';
import { WaitingPage } from '../pages/waiting-page.js';
import { useSignInAddress } from './use-sign-in-address.js';

/**
 * Content for signed-in viewers: guests sign in first and then return.
 * @param title of the document until it is known who is signed in, for pages that draw their title after that
 */
export const SignedIn = ({
  title,
  children,
}: {
  readonly title?: string | undefined;
  readonly children: (user: SessionUser) => ReactNode;
}) => {
  const { state } = useSite();
  const signInAddress = useSignInAddress();
  const { user, status, error, restore } = useStore(state.session);
  useRecovery(user === null ? error : null, restore);
  if (user === null)
    return status === 'failed' ? (
      <FailedPage error={error} onRetry={() => void restore()} />
    ) : (
      <>
        {title !== undefined && <PageTitle of={title} />}
        <WaitingPage />
      </>
    );
  if (user.isGuest) return <Navigate replace to={signInAddress} />;
  return children(user);
};
