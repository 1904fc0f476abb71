import type { SessionUser } from '@footlight/contract';
import { useLabels } from '@footlight/ui';
import type { ReactNode } from 'react';
import { NotFoundPage } from '../pages/not-found.page.js';
import { SignedIn } from './signed-in.js';

type Role = SessionUser['rol'];

const ADMINS: readonly Role[] = ['admin'];

/**
 * A page for administrators: guests sign in first; other viewers see the not-found page.
 * @param roles those with access to the page
 */
export const AdminsOnly = ({
  roles = ADMINS,
  children,
}: {
  readonly roles?: readonly Role[];
  readonly children: ReactNode;
}) => {
  const { t } = useLabels();
  return (
    <SignedIn title={t('administration')}>
      {({ rol }) => (roles.includes(rol) ? children : <NotFoundPage />)}
    </SignedIn>
  );
};
