import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isDemoOrigin } from '../allow-demo-origins.js';
import type { AcquirerParts } from './acquirer-parts.js';
import { balanceView, methodView, ownPayoutView, paymentView, refundView } from './acquirer-views.js';
import { METHOD_TYPES, type MethodType } from './ledger-entries.js';
import { idempotencyKeyOf, merchantCalls, sameText, type MerchantHandler } from './merchant-calls.js';
import type { Answer } from './once-per-key.js';

type Body = Readonly<Record<string, unknown>>;

const errorResponse = (status: number, code: string, message: string): Answer => ({
  status,
  body: { error: { code, message } },
});

const bodyOf = ({ body }: FastifyRequest): Body =>
  typeof body === 'object' && body !== null ? (body as Body) : {};

const textIn = (body: Body, key: string): string => {
  const value = body[key];
  return typeof value === 'string' ? value : '';
};

const isType = (value: unknown): value is MethodType => (METHOD_TYPES as readonly unknown[]).includes(value);

const isAmount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0;

const LEDGER_PAGE = 500;

interface ById {
  Params: { id: string };
}
interface PaymentList {
  Querystring: { since?: string; idempotencyKey?: string; after?: string };
}

const NO_METHOD = errorResponse(404, 'method_not_found', 'No such payment method.');
const NO_PAYMENT = errorResponse(404, 'payment_not_found', 'No such payment.');
const NOT_OWN = errorResponse(
  400,
  'returnUrl',
  'returnUrl: this simulator returns to pages of this machine.',
);

const registerMethods = (app: FastifyInstance, as: MerchantHandler, parts: AcquirerParts): void => {
  const { ledger } = parts;

  app.post(
    '/methods',
    as((merchant, request) => {
      const body = bodyOf(request);
      const { type } = body;
      const [account, returnUrl] = [textIn(body, 'account'), textIn(body, 'returnUrl')];
      if (!isType(type) || type === 'INSTANT_PAYMENT')
        return errorResponse(400, 'type', 'type: CARD, RECURRING_BANK_REDIRECT or WALLET can be stored.');
      if (account === '' || account.length > 200)
        return errorResponse(400, 'account', 'account: 1–200 characters.');
      if (!isDemoOrigin(returnUrl)) return NOT_OWN;
      const method = ledger.newMethod(
        { merchant: merchant.name, type, account, returnUrl, cancelUrl: returnUrl },
        merchant,
      );
      return { status: 201, body: methodView(parts, method) };
    }),
  );

  app.get<ById>(
    '/methods/:id',
    as<ById>((merchant, request) => {
      const method = ledger.methodOf(merchant, request.params.id);
      return method === undefined ? NO_METHOD : { status: 200, body: methodView(parts, method) };
    }),
  );

  app.post<ById>(
    '/methods/:id/confirm',
    as<ById>((merchant, request) => {
      const method = ledger.methodOf(merchant, request.params.id);
      if (method === undefined) return NO_METHOD;
      const token = textIn(bodyOf(request), 'token');
      if (method.token === null || !sameText(token, method.token))
        return errorResponse(422, 'token_invalid', 'The token does not belong to this method.');
      return { status: 200, body: methodView(parts, method) };
    }),
  );

  app.post<ById>(
    '/methods/:id/remove',
    as<ById>((merchant, request) => {
      const method = ledger.methodOf(merchant, request.params.id);
      if (method === undefined) return NO_METHOD;
      return { status: 200, body: methodView(parts, ledger.removeMethod(method)) };
    }),
  );
};

const registerPayments = (app: FastifyInstance, as: MerchantHandler, parts: AcquirerParts): void => {
  const { ledger } = parts;

  app.post(
    '/payments',
    as((merchant, request) => {
      const body = bodyOf(request);
      const { type, amount } = body;
      const [currency, returnUrl] = [textIn(body, 'currency'), textIn(body, 'returnUrl')];
      const methodId = textIn(body, 'method') || null;
      if (!isType(type)) return errorResponse(400, 'type', `type: one of ${METHOD_TYPES.join(', ')}.`);
      if (!isAmount(amount)) return errorResponse(400, 'amount', 'amount: whole minor units above 0.');
      if (!/^[A-Z]{3}$/u.test(currency)) return errorResponse(400, 'currency', 'currency: ISO 4217.');
      if (!isDemoOrigin(returnUrl)) return NOT_OWN;
      if (methodId === null && type === 'CARD')
        return errorResponse(400, 'method', 'method: a card is needed.');
      const method = methodId === null ? undefined : ledger.methodOf(merchant, methodId);
      if (methodId !== null && method?.status !== 'stored') return NO_METHOD;
      if (method !== undefined && method.type !== type)
        return errorResponse(400, 'method', `method: it is a ${method.type}.`);
      const payment = ledger.newPayment({
        merchant: merchant.name,
        methodId,
        type,
        amount,
        currency,
        description: textIn(body, 'description').slice(0, 200),
        statementSuffix: null,
        returnUrl,
        offSession: body['offSession'] === true,
        idempotencyKey: idempotencyKeyOf(request),
        metadata: {},
      });
      return { status: 201, body: paymentView(parts, payment) };
    }),
  );

  app.get<ById>(
    '/payments/:id',
    as<ById>((merchant, request) => {
      const payment = ledger.paymentOf(merchant, request.params.id);
      return payment === undefined ? NO_PAYMENT : { status: 200, body: paymentView(parts, payment) };
    }),
  );

  app.get<PaymentList>(
    '/payments',
    as<PaymentList>((merchant, request) => {
      const { since, idempotencyKey, after } = request.query;
      const from = since === undefined ? 0 : Date.parse(since);
      if (Number.isNaN(from)) return errorResponse(400, 'since', 'since: an instant of ISO 8601.');
      const own = ledger
        .paymentsOf(merchant)
        .filter(
          (payment) =>
            payment.createdAt >= from &&
            (idempotencyKey === undefined || payment.idempotencyKey === idempotencyKey),
        );
      const start = after === undefined ? 0 : own.findIndex(({ id }) => id === after) + 1;
      const page = own.slice(start, start + LEDGER_PAGE);
      return {
        status: 200,
        body: {
          payments: page.map((payment) => paymentView(parts, payment)),
          hasMore: own.length > start + LEDGER_PAGE,
        },
      };
    }),
  );
};

const registerPaymentActions = (app: FastifyInstance, as: MerchantHandler, parts: AcquirerParts): void => {
  const { ledger } = parts;

  app.post<ById>(
    '/payments/:id/confirm',
    as<ById>((merchant, request) => {
      const payment = ledger.paymentOf(merchant, request.params.id);
      const returnUrl = textIn(bodyOf(request), 'returnUrl');
      if (payment === undefined) return NO_PAYMENT;
      if (!isDemoOrigin(returnUrl)) return NOT_OWN;
      const confirmed = ledger.confirm(payment, returnUrl);
      return confirmed === undefined
        ? errorResponse(422, 'not_asked', 'The bank has not asked for the cardholder.')
        : { status: 200, body: paymentView(parts, confirmed) };
    }),
  );

  app.post<ById>(
    '/payments/:id/cancel',
    as<ById>((merchant, request) => {
      const payment = ledger.paymentOf(merchant, request.params.id);
      if (payment === undefined) return NO_PAYMENT;
      // A payment that has ended, or that a bank decides on, stays as it is.
      return { status: 200, body: paymentView(parts, ledger.cancel(payment) ?? payment) };
    }),
  );

  app.post<ById>(
    '/payments/:id/refunds',
    as<ById>((merchant, request) => {
      const payment = ledger.paymentOf(merchant, request.params.id);
      const { amount } = bodyOf(request);
      if (payment === undefined) return NO_PAYMENT;
      if (!isAmount(amount)) return errorResponse(400, 'amount', 'amount: whole minor units above 0.');
      const refund = ledger.refund(payment, {
        amount,
        idempotencyKey: idempotencyKeyOf(request),
        metadata: {},
      });
      if (refund === undefined)
        return errorResponse(422, 'not_refundable', 'No more can be given back than has been paid.');
      return { status: 201, body: refundView(payment, refund) };
    }),
  );
};

interface BalanceList {
  Params: { id: string };
  Querystring: { since?: string; after?: string };
}

const registerBalance = (app: FastifyInstance, as: MerchantHandler, parts: AcquirerParts): void => {
  const { balance } = parts;
  const pageOf = <T extends { readonly id: string }>(own: readonly T[], after: string | undefined) => {
    const start = after === undefined ? 0 : own.findIndex(({ id }) => id === after) + 1;
    return { page: own.slice(start, start + LEDGER_PAGE), hasMore: own.length > start + LEDGER_PAGE };
  };

  app.get<BalanceList>(
    '/balance',
    as<BalanceList>(({ name }, { query: { since = new Date(0).toISOString(), after } }) => {
      const own = balance.movementsOf(name).filter(({ createdAt }) => createdAt >= Date.parse(since));
      const { page, hasMore } = pageOf(own, after);
      return { status: 200, body: { movements: page.map((one) => balanceView(parts, one)), hasMore } };
    }),
  );

  app.get<BalanceList>(
    '/payouts',
    as<BalanceList>(({ name }, { query: { since = new Date(0).toISOString(), after } }) => {
      const own = balance.payoutsOf(name).filter(({ createdAt }) => createdAt >= Date.parse(since));
      const { page, hasMore } = pageOf(own, after);
      return { status: 200, body: { payouts: page.map((one) => ownPayoutView(one)), hasMore } };
    }),
  );

  app.get<BalanceList>(
    '/payouts/:id/balance',
    as<BalanceList>(({ name }, { params: { id }, query: { after } }) => {
      const own = balance.movementsOf(name).filter(({ payoutId }) => payoutId === id);
      const { page, hasMore } = pageOf(own, after);
      return { status: 200, body: { movements: page.map((one) => balanceView(parts, one)), hasMore } };
    }),
  );
};

/**
 * The acquirer's own interface, described in docs/payments.md: JSON over HTTP under `/acquirer/v1`. Methods and
 * payments of other merchants count as unknown.
 */
export const registerAcquirerApi = (app: FastifyInstance, parts: AcquirerParts): void => {
  const as = merchantCalls(parts, {
    wire: 'acquirer',
    unauthorised: errorResponse(401, 'unauthorised', 'The secret key is not known.'),
    tooMany: errorResponse(429, 'too_many_requests', 'Too many requests in a second.'),
    keyReused: errorResponse(409, 'idempotency_key_reused', 'This key was used with another request.'),
    keyInvalid: errorResponse(400, 'idempotency_key', 'Idempotency-Key: at most 255 characters.'),
  });
  registerMethods(app, as, parts);
  registerPayments(app, as, parts);
  registerPaymentActions(app, as, parts);
  registerBalance(app, as, parts);
};
