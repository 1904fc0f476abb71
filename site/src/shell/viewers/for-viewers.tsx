import type { ReactNode } from 'react';
import { AccountLabels } from './account-labels.js';
import { SignedIn } from './signed-in.js';

/** A personal page: guests sign in first and then return. */
export const ForViewers = ({ children }: { readonly children: ReactNode }) => (
  <SignedIn>{() => <AccountLabels>{children}</AccountLabels>}</SignedIn>
);
