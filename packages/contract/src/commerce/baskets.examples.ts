import { exampleDiscount } from './commerce.schemas.js';
import { licencesExamples } from './licences.examples.js';

const basket = {
  id: 'b-1',
  itemType: 'LICENCE',
  basketItems: [
    {
      sku: 'ringside-monthly',
      licenceId: '7001',
      name: 'Ringside monthly',
      amount: 999,
      discountedAmount: 500,
      subscriptionSetting: {
        subscriptionPeriod: 'P1M',
        subscriptionType: 'RENEWING',
        trialPeriodDuration: null,
      },
    },
  ],
  vouchers: [{ code: 'HALF50', discount: exampleDiscount }],
  currency: 'GBP',
  scale: 2,
  total: 999,
  discountedTotal: 500,
  tax: 167,
  discountedTax: 83,
  taxInclusive: true,
  providers: [{ id: 'card', name: 'Card', kind: 'form', methods: ['CARD'] }],
  billingDetailsRequired: false,
  missingFields: [],
  freeTrial: 'NONE',
};

export const basketsExamples = {
  basket,
  payment: {
    paymentId: 'pay-1',
    status: 'SUCCEEDED',
    nextAction: null,
    licences: [licencesExamples.held],
  },
};
