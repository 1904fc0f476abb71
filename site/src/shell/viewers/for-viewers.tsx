import type { ReactNode } from 'react';
import { AccountWords } from './account-words.js';
import { SignedIn } from './signed-in.js';

/** A page of somebody's own: guests sign in first, and come back. */
export const ForViewers = ({ children }: { readonly children: ReactNode }) => (
  <SignedIn>{() => <AccountWords>{children}</AccountWords>}</SignedIn>
);
