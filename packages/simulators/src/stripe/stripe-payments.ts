import type { FastifyInstance } from 'fastify';
import { isDemoOrigin } from '../allow-demo-origins.js';
import { fieldsOf } from '../fields-of.js';
import type { AcquirerParts } from '../acquirer/acquirer-parts.js';
import type { LedgerPayment } from '../acquirer/ledger-entries.js';
import { idempotencyKeyOf, type MerchantHandler } from '../acquirer/merchant-calls.js';
import type { Answer } from '../acquirer/once-per-key.js';
import { invalid, listIn, metadataIn, missing, pageOf, unknownIn, type Fields } from './stripe-parameters.js';
import { cardError, intentView, stripeRefundView } from './stripe-views.js';

interface ById {
  Params: { id: string };
}

/** Parses `metadata['order']:'7'` to `['order', '7']`, the only form of search that is supported. */
const searchedIn = (query: string): readonly [string, string] | undefined => {
  const found = /^metadata\['(?<key>[^']+)'\]:'(?<value>(?:[^'\\]|\\.)*)'$/u.exec(query)?.groups;
  return found === undefined
    ? undefined
    : [found['key'] ?? '', (found['value'] ?? '').replaceAll(/\\(.)/gu, '$1')];
};

/**
 * "Data is searchable in under a minute", at worst later.
 * @see https://docs.stripe.com/search#data-freshness
 */
const SEARCH_LAG_MS = 60_000;

/** The smallest charges in minor units. @see https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts */
const MINIMUM: Readonly<Record<string, number>> = {
  AED: 200,
  AUD: 50,
  BRL: 50,
  CAD: 50,
  CHF: 50,
  CZK: 1500,
  DKK: 250,
  EUR: 50,
  GBP: 30,
  HKD: 400,
  HUF: 17_500,
  INR: 50,
  JPY: 50,
  MXN: 1000,
  MYR: 200,
  NOK: 300,
  NZD: 50,
  PLN: 200,
  RON: 200,
  SEK: 300,
  SGD: 50,
  THB: 1000,
  USD: 50,
};

const CREATE = [
  'amount',
  'currency',
  'customer',
  'payment_method',
  'allowed_payment_method_types',
  'confirm',
  'description',
  'metadata',
  'off_session',
  'return_url',
  'statement_descriptor_suffix',
];

/** At most 22 characters with the prefix, a letter, none of `<>\'"*`. @see https://docs.stripe.com/get-started/account/statement-descriptors */
const isStatementSuffix = (text: string | undefined): boolean =>
  text === undefined || (/^(?=.*[A-Za-z])[\u0020-\u007E]{1,22}$/u.test(text) && !/[<>\\'"*]/u.test(text));

const isOwnAddress = (address: string | undefined): address is string =>
  address !== undefined && isDemoOrigin(address);

const NOT_OWN = invalid(400, 'return_url', 'url_invalid', 'This simulator returns to pages of this machine.');

const answerOf = (parts: AcquirerParts, payment: LedgerPayment): Answer => {
  const intent = intentView(parts, payment, false);
  return payment.status === 'declined' && payment.code !== null
    ? { status: 402, body: { error: { ...cardError(payment.code), payment_intent: intent } } }
    : { status: 200, body: intent };
};

/** What Stripe refuses before it charges. */
const errorOf = (fields: Fields): Answer | undefined => {
  const amount = Number(fields['amount']);
  const currency = (fields['currency'] ?? '').toUpperCase();
  if (!Number.isSafeInteger(amount) || amount <= 0)
    return invalid(
      400,
      'amount',
      'parameter_invalid_integer',
      'This value must be greater than or equal to 1.',
    );
  if (!/^[A-Z]{3}$/u.test(currency)) return invalid(400, 'currency', null, `Invalid currency: ${currency}`);
  if (amount < (MINIMUM[currency] ?? 1))
    return invalid(
      400,
      'amount',
      'amount_too_small',
      `Amount must be at least ${MINIMUM[currency]} ${currency}`,
    );
  if (fields['confirm'] !== 'true')
    return invalid(400, 'confirm', 'parameter_missing', 'This simulator confirms at once only.');
  return isStatementSuffix(fields['statement_descriptor_suffix'])
    ? undefined
    : invalid(400, 'statement_descriptor_suffix', null, 'The statement descriptor is not valid.');
};

const registerIntents = (app: FastifyInstance, as: MerchantHandler, parts: AcquirerParts): void => {
  const { ledger, now } = parts;

  // @see https://docs.stripe.com/api/payment_intents/create
  app.post(
    '/payment_intents',
    as((merchant, request) => {
      const fields = fieldsOf(request.body);
      const methodId = fields['payment_method'] ?? '';
      const method = ledger.methodOf(merchant, methodId);
      const returnUrl = fields['return_url'];
      const offSession = fields['off_session'] === 'true';
      const error = unknownIn(fields, CREATE) ?? errorOf(fields);
      if (error !== undefined) return error;
      if (method?.status !== 'stored') return missing('payment_method', methodId);
      if (method.account !== fields['customer'])
        return invalid(400, 'payment_method', null, 'The payment method is another customer’s.');
      if (!offSession && !isOwnAddress(returnUrl)) return NOT_OWN;
      const payment = ledger.newPayment({
        merchant: merchant.name,
        methodId: method.id,
        type: 'CARD',
        amount: Number(fields['amount']),
        currency: (fields['currency'] ?? '').toUpperCase(),
        description: fields['description'] ?? '',
        statementSuffix: fields['statement_descriptor_suffix'] ?? null,
        returnUrl: isOwnAddress(returnUrl) ? returnUrl : method.returnUrl,
        offSession,
        idempotencyKey: idempotencyKeyOf(request),
        metadata: metadataIn(fields),
      });
      return answerOf(parts, payment);
    }),
  );

  // @see https://docs.stripe.com/api/payment_intents/search
  app.get(
    '/payment_intents/search',
    as((merchant, request) => {
      const { query = '' } = fieldsOf(request.query);
      const searched = searchedIn(query);
      if (searched === undefined)
        return invalid(400, 'query', null, 'This simulator searches one metadata value.');
      const [key, value] = searched;
      const found = ledger
        .paymentsOf(merchant)
        .toReversed()
        .filter(({ metadata, createdAt }) => metadata[key] === value && createdAt + SEARCH_LAG_MS <= now());
      const data = found.map((payment) => intentView(parts, payment, false));
      return {
        status: 200,
        body: {
          object: 'search_result',
          url: '/v1/payment_intents/search',
          has_more: false,
          data,
          next_page: null,
        },
      };
    }),
  );

  // @see https://docs.stripe.com/api/payment_intents/retrieve
  app.get<ById>(
    '/payment_intents/:id',
    as<ById>((merchant, request) => {
      const payment = ledger.paymentOf(merchant, request.params.id);
      return payment === undefined
        ? missing('payment_intent', request.params.id)
        : { status: 200, body: intentView(parts, payment, false) };
    }),
  );
};

const registerIntentActions = (app: FastifyInstance, as: MerchantHandler, parts: AcquirerParts): void => {
  const { ledger } = parts;

  // @see https://docs.stripe.com/api/payment_intents/confirm
  app.post<ById>(
    '/payment_intents/:id/confirm',
    as<ById>((merchant, request) => {
      const fields = fieldsOf(request.body);
      const payment = ledger.paymentOf(merchant, request.params.id);
      const method = ledger.methodOf(merchant, fields['payment_method'] ?? '');
      const unknown = unknownIn(fields, ['payment_method', 'return_url']);
      if (unknown !== undefined) return unknown;
      if (payment === undefined) return missing('payment_intent', request.params.id);
      if (method?.id !== payment.methodId) return missing('payment_method', fields['payment_method'] ?? '');
      const returnUrl = fields['return_url'];
      if (!isOwnAddress(returnUrl)) return NOT_OWN;
      const confirmed = ledger.confirm(payment, returnUrl);
      return confirmed === undefined
        ? invalid(400, null, 'payment_intent_unexpected_state', 'It can’t be confirmed in its status.')
        : answerOf(parts, confirmed);
    }),
  );

  // @see https://docs.stripe.com/api/payment_intents/cancel
  app.post<ById>(
    '/payment_intents/:id/cancel',
    as<ById>((merchant, request) => {
      const payment = ledger.paymentOf(merchant, request.params.id);
      const unknown = unknownIn(fieldsOf(request.body), ['cancellation_reason']);
      if (unknown !== undefined) return unknown;
      if (payment === undefined) return missing('payment_intent', request.params.id);
      const cancelled = ledger.cancel(payment);
      return cancelled === undefined
        ? invalid(400, null, 'payment_intent_unexpected_state', 'It can’t be cancelled in its status.')
        : { status: 200, body: intentView(parts, cancelled, false) };
    }),
  );

  // @see https://docs.stripe.com/api/payment_intents/list
  app.get(
    '/payment_intents',
    as((merchant, request) => {
      const fields = fieldsOf(request.query);
      const expanded = listIn(fields, 'expand').includes('data.latest_charge');
      return (
        unknownIn(fields, ['created', 'limit', 'starting_after']) ??
        pageOf(ledger.paymentsOf(merchant), fields, '/v1/payment_intents', (payment) =>
          intentView(parts, payment, expanded),
        )
      );
    }),
  );
};

/** Payments and refunds of the interface modelled on Stripe's. */
export const registerStripePayments = (
  app: FastifyInstance,
  as: MerchantHandler,
  parts: AcquirerParts,
): void => {
  const { ledger } = parts;
  registerIntents(app, as, parts);
  registerIntentActions(app, as, parts);

  // @see https://docs.stripe.com/api/refunds/create
  app.post(
    '/refunds',
    as((merchant, request) => {
      const fields = fieldsOf(request.body);
      const id = fields['payment_intent'] ?? '';
      const payment = ledger.paymentOf(merchant, id);
      const amount = Number(fields['amount']);
      const unknown = unknownIn(fields, ['payment_intent', 'amount', 'metadata', 'reason']);
      if (unknown !== undefined) return unknown;
      if (payment === undefined) return missing('payment_intent', id);
      if (!Number.isSafeInteger(amount) || amount <= 0)
        return invalid(400, 'amount', 'parameter_invalid_integer', 'Invalid positive integer');
      const refund = ledger.refund(payment, {
        amount,
        idempotencyKey: idempotencyKeyOf(request),
        metadata: metadataIn(fields),
      });
      return refund === undefined
        ? invalid(400, 'amount', 'charge_already_refunded', 'More than the unrefunded amount of the charge.')
        : { status: 200, body: stripeRefundView(parts, payment, refund) };
    }),
  );
};
