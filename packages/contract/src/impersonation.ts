import { accountCalls } from './account.calls.js';
import { accountDataCalls } from './account-data.calls.js';
import { adminCalls } from './admin.calls.js';
import { basketsCalls } from './baskets.calls.js';
import type { Call } from './call.js';
import type { CallName } from './calls.js';
import { consentsCalls } from './consents.calls.js';
import { giftsCalls } from './gifts.calls.js';
import { licencesCalls } from './licences.calls.js';
import { passkeysCalls } from './passkeys.calls.js';
import { passwordCalls } from './password.calls.js';
import { paymentsCalls } from './payments.calls.js';
import { profilesCalls } from './profiles.calls.js';
import { retentionCalls } from './retention.calls.js';
import { reviewsCalls } from './reviews.calls.js';
import { roomsCalls } from './rooms.calls.js';
import { secondFactorCalls } from './second-factor.calls.js';
import { sessionsCalls } from './sessions.calls.js';

/** Of these, what changes something is for the owner of an account alone: money, secrets, consent, identity. */
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
/** Leads to another profile of the same account, which is to be seen as well. */
const ALLOWED: ReadonlySet<string> = new Set(['switchProfile']);

/**
 * Calls that an administrator may not make while they see an account as its owner does: they answer
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
