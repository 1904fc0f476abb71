import type { Card, ResponseOf } from '@footlight/contract';
import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import { call } from './call.js';

const CARD = { targetPaymentProvider: 'fake', paymentMethodType: 'CARD' };

/** Stores a card at the fake payment provider. @param providerToken `issued-in-GB` sets the country of its bank */
export const storeFakeCard = async (
  app: FastifyInstance,
  token: string,
  providerToken?: string,
): Promise<Card> => {
  const started = await call(app, 'POST', '/api/v4/payment-method/init', { token, body: CARD });
  const { paymentDetailsExternalId } = started.body as ResponseOf<'initPaymentMethod'>;
  const stored = await call(app, 'POST', '/api/v4/payment-method/validate', {
    token,
    body: { paymentDetailsExternalId, ...(providerToken === undefined ? {} : { providerToken }) },
  });
  expect(stored.status).toBe(200);
  return stored.body as Card;
};

/** The part of a payment request that selects a stored card. */
export const payingWith = (cardId: string) => ({
  paymentArrangement: { primaryPaymentDetailsAttributes: { ...CARD, paymentDetailsExternalId: cardId } },
});
