import type { UserLicence } from '@footlight/contract';
import { groupOf } from '../../../commerce/licence-words.js';

export type SubscriptionAction =
  | 'updatePayment'
  | 'pause'
  | 'resume'
  | 'cancel'
  | 'reactivate'
  | 'change'
  | 'buyAgain';

/**
 * Actions available for a licence. The service decides in the end: it refuses with `LICENCE_STATE_CONFLICT`.
 * @param now milliseconds since the epoch
 * @see docs/rules/money.md MONEY-86
 */
export const actionsOf = (licence: UserLicence, now: number): ReadonlySet<SubscriptionAction> => {
  const { licenceStatus: held, purchaseStrategy, family } = licence;
  const group = groupOf(licence, now);
  if (group === 'ended') return new Set(licence.purchase === 'ALLOWED' ? ['buyAgain'] : []);
  const payment = held.licencePayment;
  // Licences billed by another store are changed there.
  if (payment !== null && !payment.paymentProviderInfo.managed) return new Set();
  if (purchaseStrategy.type !== 'SUBSCRIPTION') return new Set();
  if (group === 'pending') return new Set(payment === null ? [] : ['updatePayment']);
  const actions = new Set<SubscriptionAction>();
  const isRenewing = held.autoRenewingStatus === 'AUTO_RENEWING';
  if (payment !== null) actions.add('updatePayment');
  if (held.pauseState === 'PAUSED' || held.pauseState === 'PAUSE_REQUESTED') actions.add('resume');
  if (held.autoRenewingStatus === 'NOT_RENEWING' && held.pauseState !== 'PAUSED') actions.add('reactivate');
  const isPausing = held.pauseState !== 'NONE' && held.pauseState !== 'NOT_ALLOWED';
  if (family !== null && !isPausing) actions.add('change');
  if (isRenewing && held.pauseState === 'NONE') actions.add('pause');
  if (isRenewing || held.pauseState === 'PAUSED') actions.add('cancel');
  return actions;
};
