import type { ReactNode } from 'react';
import { NotFoundPage } from '../pages/not-found.page.js';
import { SignedIn } from './signed-in.js';

/** Role with access to these pages. */
const ADMIN = 'admin';

/** A page for administrators: guests sign in first; other viewers see the not-found page. */
export const AdminsOnly = ({ children }: { readonly children: ReactNode }) => (
  <SignedIn>{({ rol }) => (rol === ADMIN ? children : <NotFoundPage />)}</SignedIn>
);
