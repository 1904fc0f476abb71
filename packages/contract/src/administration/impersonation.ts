import { accountCalls } from '../account/account.calls.js';
import { accountDataCalls } from '../account/account-data.calls.js';
import { adminCalls } from './admin.calls.js';
import { basketsCalls } from '../commerce/baskets.calls.js';
import type { Call } from '../call.js';
import type { CallName } from '../calls.js';
import { consentsCalls } from '../consents/consents.calls.js';
import { giftsCalls } from '../commerce/gifts.calls.js';
import { licencesCalls } from '../commerce/licences.calls.js';
import { passkeysCalls } from '../sign-in/passkeys.calls.js';
import { passwordCalls } from '../sign-in/password.calls.js';
import { paymentsCalls } from '../commerce/payments.calls.js';
import { profilesCalls } from '../profiles/profiles.calls.js';
import { retentionCalls } from '../commerce/retention.calls.js';
import { reviewsCalls } from '../reviews/reviews.calls.js';
import { roomsCalls } from '../rooms/rooms.calls.js';
import { secondFactorCalls } from '../sign-in/second-factor.calls.js';
import { sessionsCalls } from '../sign-in/sessions.calls.js';

/** Features whose changes (money, secrets, consent, identity) are reserved for the owner of an account. */
const OWNERS_CHANGES: Readonly<Record<string, Call>> = {
  ...accountCalls,
  ...basketsCalls,
  ...consentsCalls,
  ...giftsCalls,
  ...licencesCalls,
  ...passkeysCalls,
  ...passwordCalls,
  ...paymentsCalls,
  ...profilesCalls,
  ...retentionCalls,
  ...reviewsCalls,
  ...roomsCalls,
  ...secondFactorCalls,
  ...sessionsCalls,
};
/** Switching to another profile of the same account is part of seeing it as its owner does. */
const ALLOWED: ReadonlySet<string> = new Set(['switchProfile']);

/**
 * Calls that an administrator may not make while impersonating an account: they are refused with
 * `IMPERSONATION_NOT_ALLOWED`.
 *
 * @see docs/rules/accounts.md ACCT-21
 */
export const OWNER_ONLY: ReadonlySet<CallName> = new Set(
  [
    ...Object.entries(OWNERS_CHANGES).filter(
      ([name, { method, auth }]) => method !== 'GET' && auth !== 'none' && !ALLOWED.has(name),
    ),
    ...Object.entries(accountDataCalls),
    ...Object.entries(adminCalls),
  ].map(([name]) => name as CallName),
);
