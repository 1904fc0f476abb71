import type { UserLicence } from '@footlight/contract';
import { licenceNotice } from '@footlight/domain';
import { groupOf } from '../../commerce/checkout/licence-labels.js';

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
 * @see docs/rules/commerce.md MONEY-86
 */
export const actionsOf = (licence: UserLicence, now: number): ReadonlySet<SubscriptionAction> => {
  const { licenceStatus: current, purchaseStrategy, family } = licence;
  const group = groupOf(licence, now);
  if (group === 'ended') return new Set(licence.purchase === 'ALLOWED' ? ['buyAgain'] : []);
  const payment = current.licencePayment;
  // Licences billed by another store are changed there.
  if (payment !== null && !payment.paymentProviderInfo.managed) return new Set();
  if (licenceNotice(current, now).kind === 'confirmMethod') return new Set(['updatePayment']);
  if (purchaseStrategy.type !== 'SUBSCRIPTION') return new Set();
  if (group === 'pending') return new Set(payment === null ? [] : ['updatePayment']);
  // A gift ends by itself: there is nothing to pay, to keep or to pause.
  if (current.renewalPrice === null) return new Set(family === null ? [] : ['change']);
  const actions = new Set<SubscriptionAction>();
  const isRenewing = current.autoRenewingStatus === 'AUTO_RENEWING';
  if (payment !== null) actions.add('updatePayment');
  if (current.pauseState === 'PAUSED' || current.pauseState === 'PAUSE_REQUESTED') actions.add('resume');
  if (current.autoRenewingStatus === 'NOT_RENEWING' && current.pauseState !== 'PAUSED')
    actions.add('reactivate');
  const isPausing = current.pauseState !== 'NONE' && current.pauseState !== 'NOT_ALLOWED';
  if (family !== null && !isPausing) actions.add('change');
  if (isRenewing && current.pauseState === 'NONE') actions.add('pause');
  if (isRenewing || current.pauseState === 'PAUSED') actions.add('cancel');
  return actions;
};
