import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { merchantCalls } from '../acquirer/merchant-calls.js';
import type { Answer } from '../acquirer/once-per-key.js';
import { fieldsOf } from '../fields-of.js';

/** A calculation of which a transaction can be made. */
export interface Calculation {
  readonly amount: number;
  readonly tax: number;
  readonly isInclusive: boolean;
  readonly currency: string;
  readonly customerDetails: object;
  readonly taxDate: number;
  readonly reference: string;
  readonly taxCode: string;
}

interface Transaction extends Calculation {
  readonly id: string;
  readonly own: string;
  readonly postedAt: number;
  readonly createdAt: number;
  /** The transaction that it reverses. */
  readonly original: string | null;
}

const newId = (prefix: string): string => `${prefix}_1${randomBytes(12).toString('hex')}`;

const refused = (param: string, code: string, message: string, status = 400): Answer => ({
  status,
  body: { error: { type: 'invalid_request_error', param, code, message } },
});

/** @see https://docs.stripe.com/api/tax/transactions/object */
const view = (one: Transaction, isExpanded: boolean) => ({
  id: one.id,
  object: 'tax.transaction',
  created: one.createdAt,
  currency: one.currency,
  customer: null,
  customer_details: one.customerDetails,
  ...(isExpanded
    ? {
        line_items: {
          object: 'list',
          data: [
            {
              id: `tax_li_${one.id.slice(4)}`,
              object: 'tax.transaction_line_item',
              amount: one.amount,
              amount_tax: one.tax,
              livemode: false,
              metadata: {},
              product: null,
              quantity: 1,
              reference: one.reference,
              reversal: null,
              tax_behavior: one.isInclusive ? 'inclusive' : 'exclusive',
              tax_code: one.taxCode,
              type: one.original === null ? 'transaction' : 'reversal',
            },
          ],
          has_more: false,
          url: `/v1/tax/transactions/${one.id}/line_items`,
        },
      }
    : {}),
  livemode: false,
  metadata: {},
  posted_at: one.postedAt,
  reference: one.own,
  reversal: one.original === null ? null : { original_transaction: one.original },
  ship_from_details: null,
  shipping_cost: null,
  tax_date: one.taxDate,
  type: one.original === null ? 'transaction' : 'reversal',
});

/**
 * Transactions of Stripe Tax: made of calculations, and reversed by amounts that include the tax.
 * @see https://docs.stripe.com/api/tax/transactions
 */
export const registerTaxTransactions = (
  app: FastifyInstance,
  as: ReturnType<typeof merchantCalls>,
  calculations: ReadonlyMap<string, Calculation>,
): void => {
  const transactions = new Map<string, Transaction>();
  const keep = (one: Transaction): Answer => {
    transactions.set(one.id, one);
    return { status: 200, body: view(one, false) };
  };
  const isTaken = (reference: string): boolean =>
    [...transactions.values()].some(({ own }) => own === reference);
  const now = (): number => Math.floor(Date.now() / 1000);

  app.post(
    '/tax/transactions/create_from_calculation',
    as((_merchant, request) => {
      const { calculation = '', reference = '', posted_at: postedAt } = fieldsOf(request.body);
      const found = calculations.get(calculation);
      if (found === undefined)
        return refused('calculation', 'resource_missing', `No such calculation: '${calculation}'`, 404);
      if (reference === '' || isTaken(reference))
        return refused('reference', 'resource_already_exists', 'The reference must be unique.');
      if (postedAt !== undefined && Number(postedAt) < found.taxDate)
        return refused('posted_at', 'parameter_invalid_integer', 'It must not be before the tax date.');
      return keep({
        ...found,
        id: newId('tax'),
        own: reference,
        postedAt: Number(postedAt ?? now()),
        createdAt: now(),
        original: null,
      });
    }),
  );
  app.post(
    '/tax/transactions/create_reversal',
    as((_merchant, request) => {
      const fields = fieldsOf(request.body);
      const { mode, reference = '', original_transaction: original = '' } = fields;
      const amount = Number(fields['flat_amount']);
      const found = transactions.get(original);
      if (found === undefined || found.original !== null)
        return refused('original_transaction', 'resource_missing', `No such transaction: '${original}'`, 404);
      if (mode !== 'partial' || !Number.isSafeInteger(amount) || amount >= 0)
        return refused(
          'flat_amount',
          'parameter_invalid_integer',
          'A partial reversal has a negative amount.',
        );
      if (reference === '' || isTaken(reference))
        return refused('reference', 'resource_already_exists', 'The reference must be unique.');
      const before = [...transactions.values()].filter((one) => one.original === original);
      const left = before.reduce((sum, one) => sum + one.amount, found.amount);
      if (left + amount < 0)
        return refused('flat_amount', 'parameter_invalid_integer', 'It is more than what is left.');
      const taxLeft = before.reduce((sum, one) => sum + one.tax, found.tax);
      return keep({
        ...found,
        id: newId('tax'),
        own: reference,
        amount,
        tax: left === 0 ? 0 : Math.round((taxLeft * amount) / left),
        postedAt: now(),
        createdAt: now(),
        original,
      });
    }),
  );
  app.get(
    '/tax/transactions/:id',
    as((_merchant, request) => {
      const { id } = request.params as { readonly id: string };
      const found = transactions.get(id);
      const query = request.query as Readonly<Record<string, unknown>>;
      const isExpanded = Object.values(query).flat().includes('line_items');
      return found === undefined
        ? refused('transaction', 'resource_missing', `No such transaction: '${id}'`, 404)
        : { status: 200, body: view(found, isExpanded) };
    }),
  );
};
