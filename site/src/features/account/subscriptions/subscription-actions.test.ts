import type { UserLicence } from '@footlight/contract';
import { shapes } from '@footlight/contract/schemas';
import { describe, expect, it } from 'vitest';
import { actionsOf } from './subscription-actions.js';

const exampleLicence = shapes.listUserLicences.example.licences[0] as unknown as UserLicence;
const NOW = Date.parse('2026-11-25T00:00:00.000Z');

const can = (status: Partial<UserLicence['licenceStatus']>, licence: Partial<UserLicence> = {}) =>
  [
    ...actionsOf(
      { ...exampleLicence, ...licence, licenceStatus: { ...exampleLicence.licenceStatus, ...status } },
      NOW,
    ),
  ].toSorted();

describe('MONEY-86: the actions of a licence', () => {
  it('an active one that renews can be changed, paused, cancelled and paid differently', () => {
    expect(can({})).toEqual(['cancel', 'change', 'pause', 'updatePayment']);
  });

  it('a cancelled one can be reactivated', () => {
    expect(can({ autoRenewingStatus: 'NOT_RENEWING' })).toEqual(['change', 'reactivate', 'updatePayment']);
  });

  it('a paused one can be resumed or cancelled', () => {
    expect(can({ pauseState: 'PAUSED', status: 'EXPIRED' })).toEqual(['cancel', 'resume', 'updatePayment']);
  });

  it('a requested pause can be undone', () => {
    expect(can({ pauseState: 'PAUSE_REQUESTED' })).toEqual(['cancel', 'resume', 'updatePayment']);
  });

  it('one whose realm allows no pause can be changed, but not paused', () => {
    expect(can({ pauseState: 'NOT_ALLOWED' })).toEqual(['cancel', 'change', 'updatePayment']);
  });

  it('an ended one can be bought again if the purchase is allowed', () => {
    expect(can({ status: 'EXPIRED' }, { purchase: 'ALLOWED' })).toEqual(['buyAgain']);
    expect(can({ status: 'EXPIRED' }, { purchase: 'DOWNGRADE_BLOCKED' })).toEqual([]);
  });

  it('one that is billed elsewhere has no actions', () => {
    const { licencePayment } = exampleLicence.licenceStatus;
    if (licencePayment === null) throw new Error('The example is paid.');
    const paymentProviderInfo = { ...licencePayment.paymentProviderInfo, managed: false };
    expect(can({ licencePayment: { ...licencePayment, paymentProviderInfo } })).toEqual([]);
  });

  // MONEY-48
  it('a gift can only be changed for another plan', () => {
    expect(can({ autoRenewingStatus: 'NOT_RENEWING', renewalPrice: null })).toEqual(['change']);
    expect(can({ autoRenewingStatus: 'NOT_RENEWING', renewalPrice: null }, { family: null })).toEqual([]);
  });

  it('a pass has no actions', () => {
    expect(can({}, { purchaseStrategy: { ...exampleLicence.purchaseStrategy, type: 'PPV' } })).toEqual([]);
  });
});
