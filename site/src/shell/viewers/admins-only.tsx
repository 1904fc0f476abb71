import type { ReactNode } from 'react';
import { NotFoundPage } from '../pages/not-found.page.js';
import { SignedIn } from './signed-in.js';

/** The role that opens these pages. */
const ADMIN = 'admin';

/** A page for administrators: guests sign in first, and for everybody else there is no such page. */
export const AdminsOnly = ({ children }: { readonly children: ReactNode }) => (
  <SignedIn>{({ rol }) => (rol === ADMIN ? children : <NotFoundPage />)}</SignedIn>
);
