import { tabStorage } from '@footlight/client';
import type { StayingAccount } from '@footlight/domain';

/** A provider whose proof the service keeps until the owner of the account has signed in (SIGN-170). */
export interface PendingLink {
  readonly token: string;
  /** Display name of the provider. */
  readonly provider: string;
  /** Which of two accounts may stay, if the provider belongs to another account of the viewer (SIGN-181). */
  readonly stays?: readonly StayingAccount[];
  /** Address or name of that other account. */
  readonly otherAccount?: string;
}

const KEY = 'footlight.pending-link';

/** In tab storage: another tab may be another person's. The service decides how long the token is valid. */
export const keepPendingLink = (link: PendingLink): void => tabStorage.setItem(KEY, JSON.stringify(link));

export const readPendingLink = (): PendingLink | null => {
  const text = tabStorage.getItem(KEY);
  return text === null ? null : (JSON.parse(text) as PendingLink);
};

export const forgetPendingLink = (): void => tabStorage.removeItem(KEY);
