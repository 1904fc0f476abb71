import { ApiError } from '../../../../api-error.js';
import { invalidFields, issueOf } from '../../../../http/requests/field-refused.js';
import type { Clock } from '../../../../clock.js';
import type { ProviderHttp, ProviderResponse } from '../../../sign-in/providers/provider-http.js';
import {
  WireBalance,
  WireDispute,
  WireEvent,
  WireMethod,
  WirePayment,
  WirePayments,
  WirePayouts,
  WireRefund,
  isCardError,
  parsedMessage,
  readWire,
} from './acquirer.schemas.js';
import { checkMessageSignature } from './message-signature.js';
import { createPatience, USUAL_PATIENCE } from './patience.js';
import type {
  AccountCheck,
  BalanceLine,
  LedgerLine,
  MethodState,
  MethodType,
  Money,
  NextAction,
  PaymentProvider,
  PaymentState,
} from './payment-provider.js';
import { minorUnitsAt, placesOf } from './provider-money.js';

export interface AcquirerProviderOptions {
  readonly id: string;
  readonly name: string;
  readonly kind: PaymentProvider['kind'];
  readonly methods: readonly MethodType[];
  readonly countries: readonly string[] | null;
  readonly minimumAmounts: PaymentProvider['minimumAmounts'];
  /** Without a trailing slash. */
  readonly baseUri: string;
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly messageAgeSeconds: number;
  readonly http: ProviderHttp;
  readonly clock: Clock;
}

const AUTHENTICATION_REQUIRED = 'authentication_required';

const WAIT: NextAction = { type: 'WAIT', url: null };

const stateOf = ({ id, status, code, action }: WirePayment): PaymentState & { externalId: string } => {
  switch (status) {
    case 'succeeded':
      return { status, externalId: id };
    case 'pending':
      return { status, externalId: id, nextAction: action ?? WAIT };
    case 'action_required':
      return { status: 'action-required', externalId: id, nextAction: action ?? WAIT };
    case 'declined':
      if (code === AUTHENTICATION_REQUIRED) return { status: 'authentication-required', externalId: id };
      return { status, externalId: id, code: isCardError(code) ? code : 'FAILED_PAYMENT' };
  }
};

const moneyOf = (minor: number, currency: string): Money => ({ minor, currency, scale: placesOf(currency) });

/** The provider has refused a request without processing it, because there were too many. */
class BusyError extends Error {}

const apiOf = ({ id, baseUri, secretKey, http }: AcquirerProviderOptions) => {
  const api = `${baseUri}/acquirer/v1`;
  const authorization = { authorization: `Bearer ${secretKey}` };
  const patience = createPatience({ ...USUAL_PATIENCE, isBusy: (error) => error instanceof BusyError });
  const ask = async (call: () => Promise<ProviderResponse>): Promise<ProviderResponse> => {
    try {
      return await patience(async () => {
        const response = await call();
        if (response.status === 429) throw new BusyError(`${id}: too many requests`);
        return response;
      });
    } catch (cause) {
      throw cause instanceof BusyError ? new ApiError('PROVIDER_FAILED', { cause }) : cause;
    }
  };
  return {
    get: (path: string): Promise<ProviderResponse> =>
      ask(() => http.request(`${api}${path}`, { headers: authorization })),
    post: (path: string, json: unknown, key?: string): Promise<ProviderResponse> =>
      ask(() =>
        http.request(`${api}${path}`, {
          json,
          headers: { ...authorization, ...(key === undefined ? {} : { 'idempotency-key': key }) },
        }),
      ),
    /** @throws {ApiError} PROVIDER_FAILED for every status except success */
    bodyOf: ({ status, body }: ProviderResponse): unknown => {
      if (status < 300) return body;
      throw new ApiError('PROVIDER_FAILED', {
        cause: new Error(`${id}: status ${status} ${JSON.stringify(body['error'] ?? '')}`),
      });
    },
  };
};

type Api = ReturnType<typeof apiOf>;

const methodStateOf = (value: unknown, id: string): MethodState => {
  const { id: externalId, type, status, code, action, details } = readWire(WireMethod, value, id);
  if (status === 'stored' && details !== null)
    return {
      status,
      method: {
        externalId,
        type,
        brand: details.brand,
        last4Digits: details.last4,
        holder: details.holder,
        expiresOn: details.expiresOn,
        country: details.country,
      },
    };
  // The bank declined the card; the form stays open for another.
  if (isCardError(code)) return { status: 'declined', code };
  if (status === 'action_required' && action !== null)
    return { status: 'action-required', nextAction: action };
  return { status: 'declined', code: 'card_error' };
};

/** How payment methods are stored and removed. */
const methodCalls = (
  { id, methods }: AcquirerProviderOptions,
  { get, post, bodyOf }: Api,
): Pick<PaymentProvider, 'initMethod' | 'readMethod' | 'removeMethod' | 'removeCustomer'> => ({
  initMethod: async ({ accountId, type, returnUrl, idempotencyKey }) => {
    if (type === 'INSTANT_PAYMENT' || !methods.includes(type))
      throw invalidFields([
        issueOf(
          'paymentMethodType',
          type,
          `what ${id} can store: ${methods.filter((one) => one !== 'INSTANT_PAYMENT').join(', ')}`,
        ),
      ]);
    const body = bodyOf(await post('/methods', { account: accountId, type, returnUrl }, idempotencyKey));
    const { id: externalId, action } = readWire(WireMethod, body, id);
    return { externalId, clientSecret: null, nextAction: action, customerExternalId: null };
  },
  // It knows methods only.
  removeCustomer: () => Promise.resolve(),
  readMethod: async (externalId, providerToken) => {
    const path = `/methods/${encodeURIComponent(externalId)}`;
    const response =
      providerToken === null ? await get(path) : await post(`${path}/confirm`, { token: providerToken });
    // The provider does not know the method, or the token belongs to another method.
    if (response.status === 404 || response.status === 422) return { status: 'declined', code: 'card_error' };
    return methodStateOf(bodyOf(response), id);
  },
  removeMethod: async (externalId) => {
    const response = await post(`/methods/${encodeURIComponent(externalId)}/remove`, {});
    if (response.status !== 404) bodyOf(response);
  },
});

/** How payments are charged, found and refunded. */
const paymentCalls = (
  { id }: AcquirerProviderOptions,
  { get, post, bodyOf }: Api,
): Pick<
  PaymentProvider,
  'charge' | 'readPayment' | 'findPayment' | 'confirmPayment' | 'cancelPayment' | 'refund' | 'ledgerSince'
> => ({
  charge: async ({ amount, methodExternalId, type, idempotencyKey, description, returnUrl, offSession }) => {
    const response = await post(
      '/payments',
      {
        type,
        amount: minorUnitsAt(amount, placesOf(amount.currency)),
        currency: amount.currency,
        ...(methodExternalId === null ? {} : { method: methodExternalId }),
        description,
        returnUrl,
        offSession,
      },
      idempotencyKey,
    );
    // The provider has checked the request and refused it: nothing was charged. 404: the method no longer exists.
    if (response.status === 404) return { status: 'declined', externalId: null, code: 'missing' };
    if (response.status === 400 || response.status === 422)
      return { status: 'declined', externalId: null, code: 'FAILED_PAYMENT' };
    return stateOf(readWire(WirePayment, bodyOf(response), id));
  },
  readPayment: async (externalId) =>
    stateOf(readWire(WirePayment, bodyOf(await get(`/payments/${encodeURIComponent(externalId)}`)), id)),
  findPayment: async (idempotencyKey) => {
    const query = new URLSearchParams({ idempotencyKey });
    const { payments } = readWire(WirePayments, bodyOf(await get(`/payments?${query.toString()}`)), id);
    const [payment] = payments;
    return payment === undefined ? null : stateOf(payment);
  },
  confirmPayment: async ({ externalId, returnUrl, idempotencyKey }) => {
    const path = `/payments/${encodeURIComponent(externalId)}`;
    const response = await post(`${path}/confirm`, { returnUrl }, idempotencyKey);
    // 422: it has been confirmed already, or has ended.
    return stateOf(readWire(WirePayment, bodyOf(response.status === 422 ? await get(path) : response), id));
  },
  cancelPayment: async (externalId) =>
    stateOf(
      readWire(WirePayment, bodyOf(await post(`/payments/${encodeURIComponent(externalId)}/cancel`, {})), id),
    ),
  refund: async ({ externalId, amount, idempotencyKey }) => {
    const json = { amount: minorUnitsAt(amount, placesOf(amount.currency)) };
    const path = `/payments/${encodeURIComponent(externalId)}/refunds`;
    const response = await post(path, json, idempotencyKey);
    if (response.status === 422 || response.status === 404) return 'refused';
    readWire(WireRefund, bodyOf(response), id);
    return 'accepted';
  },
  ledgerSince: async (moment) => {
    const lines: LedgerLine[] = [];
    let after: string | undefined;
    do {
      const query = new URLSearchParams({
        since: moment.toISOString(),
        ...(after === undefined ? {} : { after }),
      });
      const page = readWire(WirePayments, bodyOf(await get(`/payments?${query.toString()}`)), id);
      for (const payment of page.payments)
        lines.push({
          externalId: payment.id,
          idempotencyKey: payment.idempotencyKey,
          amount: moneyOf(payment.amount, payment.currency),
          refunded: payment.refunded,
          status: payment.status === 'action_required' ? 'pending' : payment.status,
          createdAt: new Date(payment.createdAt),
        });
      after = page.hasMore ? page.payments.at(-1)?.id : undefined;
    } while (after !== undefined);
    return lines;
  },
});

type Movement = WireBalance['movements'][number];

const balanceLineOf = (movement: Movement): BalanceLine => ({
  id: movement.id,
  kind: movement.kind,
  paymentExternalId: movement.payment,
  refundExternalId: movement.refund,
  refundKey: movement.key,
  amount: moneyOf(movement.amount, movement.currency),
  fee: movement.fee,
  paid: movement.paid === null ? null : moneyOf(movement.paid.amount, movement.paid.currency),
  at: new Date(movement.createdAt),
});

/** The balance, and what is paid out of it. */
const balanceCalls = (
  { id }: AcquirerProviderOptions,
  { get, bodyOf }: Api,
): Pick<PaymentProvider, 'balanceSince' | 'payoutsSince' | 'payoutLines'> => {
  const query = (fields: Readonly<Record<string, string | undefined>>): string =>
    new URLSearchParams(
      Object.entries(fields).filter((entry): entry is [string, string] => entry[1] !== undefined),
    ).toString();
  async function* balance(path: string, since?: string): AsyncGenerator<readonly BalanceLine[]> {
    let after: string | undefined;
    do {
      // oxlint-disable-next-line no-await-in-loop
      const page = readWire(WireBalance, bodyOf(await get(`${path}?${query({ since, after })}`)), id);
      yield page.movements.map(balanceLineOf);
      after = page.hasMore ? page.movements.at(-1)?.id : undefined;
    } while (after !== undefined);
  }
  return {
    balanceSince: (moment) => balance('/balance', moment.toISOString()),
    payoutLines: async function* payoutLines(payoutId) {
      for await (const page of balance(`/payouts/${encodeURIComponent(payoutId)}/balance`))
        yield page.filter(({ kind }) => kind !== 'payout');
    },
    payoutsSince: async function* payoutsSince(moment) {
      let after: string | undefined;
      do {
        const path = `/payouts?${query({ since: moment.toISOString(), after })}`;
        // oxlint-disable-next-line no-await-in-loop
        const page = readWire(WirePayouts, bodyOf(await get(path)), id);
        yield page.payouts.map(({ id: payoutId, amount, currency, status, createdAt, arrivesAt }) => ({
          id: payoutId,
          amount: moneyOf(amount, currency),
          status,
          createdAt: new Date(createdAt),
          arrivesAt: new Date(arrivesAt),
        }));
        after = page.hasMore ? page.payouts.at(-1)?.id : undefined;
      } while (after !== undefined);
    },
  };
};

/** Whether the acquirer knows the key. */
const checkAccount = async ({ id }: AcquirerProviderOptions, { get }: Api): Promise<AccountCheck[]> => {
  const { status } = await get(`/payouts?since=${new Date().toISOString()}`);
  return [
    status === 200
      ? { isWell: true, text: 'secretKey is accepted' }
      : { isWell: false, text: `${id} answers ${status} to secretKey` },
  ];
};

const DISPUTES: Readonly<Record<string, 'dispute' | 'dispute-updated' | 'dispute-reversed'>> = {
  'dispute.created': 'dispute',
  'dispute.updated': 'dispute-updated',
  'dispute.reversed': 'dispute-reversed',
};

const DISPUTE_STATES = {
  needs_response: 'needs-response',
  under_review: 'under-review',
  won: 'won',
  lost: 'lost',
} as const;

/**
 * A provider that uses the acquirer's API: the sandbox's card form, and the regional provider's bank redirects, instant
 * payments and wallets.
 * @see docs/payments.md
 */
export const createAcquirerProvider = (options: AcquirerProviderOptions): PaymentProvider => {
  const { id, name, kind, methods, countries, minimumAmounts } = options;
  const { baseUri, webhookSecret, messageAgeSeconds, clock } = options;
  const api = apiOf(options);
  return {
    id,
    name,
    kind,
    methods,
    countries,
    minimumAmounts,
    frameOrigins: [new URL(baseUri).origin],
    ...methodCalls(options, api),
    ...paymentCalls(options, api),
    ...balanceCalls(options, api),
    checkAccount: () => checkAccount(options, api),
    readEvent: (headers, body) => {
      checkMessageSignature({
        header: headers['footlight-acquirer-signature'],
        body,
        secret: webhookSecret,
        nowMs: clock.now(),
        oldestSeconds: messageAgeSeconds,
      });
      const event = readWire(WireEvent, parsedMessage(body), id);
      if (event.type === 'payment.updated') {
        const payment = readWire(WirePayment, event.data, id);
        return { id: event.id, kind: 'payment', key: payment.idempotencyKey, payment: stateOf(payment) };
      }
      const dispute = DISPUTES[event.type];
      if (dispute !== undefined) {
        const { payment, status, evidenceDueBy } = readWire(WireDispute, event.data, id);
        return {
          id: event.id,
          kind: dispute,
          externalId: payment,
          report: {
            state: DISPUTE_STATES[status],
            dueBy: evidenceDueBy === null ? null : new Date(evidenceDueBy),
          },
        };
      }
      if (event.type !== 'refund.created') return { id: event.id, kind: 'ignored' };
      const refund = readWire(WireRefund, event.data, id);
      return {
        id: event.id,
        kind: 'refund',
        key: refund.idempotencyKey,
        externalId: refund.payment,
        refundId: refund.id,
        amount: moneyOf(refund.amount, refund.currency),
        status: refund.status ?? 'succeeded',
      };
    },
  };
};
