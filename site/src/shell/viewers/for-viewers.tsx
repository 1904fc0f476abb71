import type { ReactNode } from 'react';
import { AccountWords } from './account-words.js';
import { SignedIn } from './signed-in.js';

/** A personal page: guests sign in first and then return. */
export const ForViewers = ({ children }: { readonly children: ReactNode }) => (
  <SignedIn>{() => <AccountWords>{children}</AccountWords>}</SignedIn>
);
