import { examplePrice } from './commerce.schemas.js';

const licence = {
  id: '7001',
  name: 'Ringside monthly',
  description: 'Every fight, every film, month by month.',
  family: 'ringside',
  rank: 20,
  type: 'STANDARD',
  purchaseStrategy: {
    type: 'SUBSCRIPTION',
    subscriptionPeriod: 'P1M',
    startsAt: null,
    endsAt: null,
    externalAuthProviderDetails: null,
  },
  trialDetails: null,
  defaultMarketingPricePeriod: 'P1M',
  amounts: [examplePrice],
  cta: null,
  ctaControl: 'BUY',
  displayStyle: 'REGULAR',
  purchase: 'ALLOWED',
};

const held = {
  ...licence,
  purchase: 'HELD',
  licenceStatus: {
    status: 'ACTIVE',
    autoRenewingStatus: 'AUTO_RENEWING',
    pauseState: 'NONE',
    resumesAt: null,
    expiryTimestamp: '2026-12-21T20:00:00.000Z',
    startsAt: null,
    subscriptionPendingActions: [],
    licencePayment: {
      paymentEventType: 'CONFIRMED',
      purchaseTimestamp: '2026-11-21T20:00:00.000Z',
      expiryTimestamp: '2026-12-21T20:00:00.000Z',
      paymentProviderInfo: { managed: true, providerName: 'card', cardId: 'c-1', purchaseId: 'pay-1' },
    },
    renewalPrice: { amount: 999, currency: 'GBP', scale: 2, period: 'P1M' },
    discounts: [],
  },
};

export const licencesExamples = {
  licence,
  held,
  families: {
    licenceFamilies: [
      { id: 'ringside', name: 'Ringside', description: 'The whole house.', licences: [licence] },
    ],
    nonFamilyBasedLicences: [],
    entitlements: [held],
  },
};
