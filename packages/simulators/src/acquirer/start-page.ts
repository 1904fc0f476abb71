import type { FastifyInstance } from 'fastify';
import { escapeHtml, sendPage } from '../simulator-page.js';
import type { AcquirerParts } from './acquirer-parts.js';
import { CARD_CODES, TEST_CARDS } from './test-cards.js';

const inFours = (digits: string): string => digits.replaceAll(/(.{4})(?=.)/gu, '$1 ');

const rows = (cards: readonly (readonly [number: string, does: string])[]): string =>
  cards
    .map(([number, does]) => `<tr><td><code>${inFours(number)}</code></td><td>${escapeHtml(does)}</td></tr>`)
    .join('');

const LATEST = 20;

/** `GET /`: the test cards and the latest payments. */
export const registerStart = (app: FastifyInstance, { ledger }: AcquirerParts): void => {
  app.get('/', (_request, reply) => {
    const cards = rows([
      [TEST_CARDS.plain, 'is paid at once'],
      [TEST_CARDS.mastercard, 'is paid at once'],
      [TEST_CARDS.issuedInGermany, 'is paid at once, and issued in Germany'],
      [TEST_CARDS.issuedInFrance, 'is paid at once, and issued in France'],
      [TEST_CARDS.issuedInBrazil, 'is paid at once, and issued in Brazil'],
      [TEST_CARDS.challengedWhenStored, '3-D Secure when it is stored'],
      [TEST_CARDS.challengedAlways, '3-D Secure when it is stored and at each payment'],
      [TEST_CARDS.settlesLater, 'is pending at first, then paid'],
      [TEST_CARDS.settlementFails, 'is pending at first, then fails'],
      ...CARD_CODES.map((code) => [TEST_CARDS.refusedWhenStored(code), `${code} when it is stored`] as const),
      ...CARD_CODES.map(
        (code) => [TEST_CARDS.refusedWhenCharged(code), `${code} when it is charged`] as const,
      ),
    ]);
    const payments = ledger.payments.all().slice(-LATEST).toReversed();
    const booked = payments.map(
      ({ id, merchant, type, amount, currency, status }) =>
        `<tr><td><code>${escapeHtml(id)}</code></td><td>${escapeHtml(`${merchant} ${type} ${amount} ${currency} ${status}`)}</td></tr>`,
    );
    return sendPage(reply, {
      title: 'Sandbox acquirer',
      company: 'a card acquirer',
      body: `<p>Expiry: any month to come. Security code: any three digits.</p>
<table><caption>Test cards</caption>${cards}</table>
<table><caption>Latest payments, amounts in minor units</caption>${booked.join('')}</table>`,
    });
  });
};
