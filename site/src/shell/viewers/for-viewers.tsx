import type { ReactNode } from 'react';
import { AccountLabels } from './account-labels.js';
import { SignedIn } from './signed-in.js';

/** A personal page: guests sign in first and then return. */
export const ForViewers = ({
  title,
  children,
}: {
  /** See {@link SignedIn}. */
  readonly title?: string;
  readonly children: ReactNode;
}) => <SignedIn title={title}>{() => <AccountLabels>{children}</AccountLabels>}</SignedIn>;
