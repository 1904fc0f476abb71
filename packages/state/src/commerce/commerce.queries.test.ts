import type { Card, Payment } from '@footlight/contract';
import { shapes } from '@footlight/contract/schemas';
import type { ContractService } from '@footlight/client/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { cardsQuery, paymentsQuery } from './commerce.queries.js';
import { Queries } from '../cache/queries.js';
import { createStillClock, startPair } from '../testing/fixtures.js';

let service: ContractService;
let queries: Queries;

beforeEach(async () => {
  const pair = await startPair();
  ({ service } = pair);
  queries = new Queries({ client: pair.client, clock: createStillClock() });
});
afterEach(() => {
  queries.dispose();
  return service.stop();
});

const card = shapes.listCards.example.cards[0] as unknown as Card;
const payment = shapes.getPayment.example as unknown as Payment;

it('MONEY-80 lists the default payment method first and keeps the order of the others', async () => {
  service.handlers.listCards = () => ({
    cards: ['c-1', 'c-2', 'c-3'].map((cardId) => Object.assign({}, card, { cardId })),
    defaultCardId: 'c-2',
  });
  const cards = queries.entry(cardsQuery, {});
  await cards.load();
  expect(cards.getState().items.map(({ cardId }) => cardId)).toEqual(['c-2', 'c-1', 'c-3']);
});

it('MONEY-81 starts with page 1 of the payments, appends later pages and ends with the last', async () => {
  service.handlers.listPayments = ({ query }) => {
    const page = Number(query['p'] ?? 1);
    return { payments: [{ ...payment, id: `pay-${page}` }], page, totalPages: 2 };
  };
  const payments = queries.entry(paymentsQuery, {});
  await payments.load();
  expect(payments.getState()).toMatchObject({ hasMore: true, items: [{ id: 'pay-1' }] });
  await payments.loadMore();
  expect(payments.getState()).toMatchObject({ hasMore: false, items: [{ id: 'pay-1' }, { id: 'pay-2' }] });
});
