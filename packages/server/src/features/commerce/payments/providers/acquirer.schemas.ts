import { CARD_ERRORS, type ErrorCode } from '@footlight/contract';
import { ForeignId } from '@footlight/contract/schemas';
import { Type, type Static, type TSchema } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { ApiError } from '../../../../api-error.js';
import { MOVEMENT_KINDS } from '../../../../database/schema/books.js';
import type { CardErrorCode } from './payment-provider.js';

const Word = <const T extends readonly string[]>(words: T) =>
  Type.Unsafe<T[number]>(Type.Union(words.map((word) => Type.Literal(word))));
const Nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

const Action = Nullable(
  Type.Object({ type: Word(['REDIRECT', 'CHALLENGE', 'WAIT']), url: Type.String({ pattern: '^https?://' }) }),
);
const Code = Nullable(Type.String({ maxLength: 60 }));

const METHOD_TYPES = ['CARD', 'RECURRING_BANK_REDIRECT', 'INSTANT_PAYMENT', 'WALLET'] as const;

/** Responses of the acquirer's API: docs/payments.md. */
export const WireMethod = Type.Object({
  id: ForeignId,
  type: Word(METHOD_TYPES),
  status: Word(['action_required', 'stored', 'declined', 'expired', 'removed']),
  code: Code,
  action: Action,
  details: Nullable(
    Type.Object({
      brand: Type.String({ maxLength: 80 }),
      last4: Nullable(Type.RegExp(/^[0-9]{4}$/u)),
      holder: Nullable(Type.String({ maxLength: 200 })),
      expiresOn: Nullable(Type.RegExp(/^[0-9]{4}-[0-9]{2}$/u)),
      country: Nullable(Type.RegExp(/^[A-Z]{2}$/u)),
    }),
  ),
});
export type WireMethod = Static<typeof WireMethod>;

export const WirePayment = Type.Object({
  id: ForeignId,
  status: Word(['succeeded', 'pending', 'action_required', 'declined']),
  code: Code,
  amount: Type.Integer({ minimum: 0 }),
  currency: Type.RegExp(/^[A-Z]{3}$/u),
  action: Action,
  refunded: Type.Integer({ minimum: 0 }),
  idempotencyKey: Nullable(Type.String()),
  createdAt: Type.String(),
});
export type WirePayment = Static<typeof WirePayment>;

export const WirePayments = Type.Object({ payments: Type.Array(WirePayment), hasMore: Type.Boolean() });

export const WireRefund = Type.Object({
  id: ForeignId,
  payment: Type.String(),
  idempotencyKey: Nullable(Type.String()),
  amount: Type.Integer({ minimum: 1 }),
  currency: Type.RegExp(/^[A-Z]{3}$/u),
  status: Type.Optional(Word(['succeeded', 'failed'])),
});

const Currency = Type.RegExp(/^[A-Z]{3}$/u);

export const WireBalance = Type.Object({
  movements: Type.Array(
    Type.Object({
      id: ForeignId,
      kind: Word(MOVEMENT_KINDS),
      payment: Nullable(ForeignId),
      refund: Nullable(ForeignId),
      key: Nullable(Type.String()),
      amount: Type.Integer(),
      fee: Type.Integer(),
      currency: Currency,
      paid: Nullable(Type.Object({ amount: Type.Integer({ minimum: 0 }), currency: Currency })),
      createdAt: Type.String(),
    }),
  ),
  hasMore: Type.Boolean(),
});

export type WireBalance = Static<typeof WireBalance>;

export const WirePayouts = Type.Object({
  payouts: Type.Array(
    Type.Object({
      id: ForeignId,
      amount: Type.Integer(),
      currency: Currency,
      status: Word(['pending', 'paid', 'failed']),
      createdAt: Type.String(),
      arrivesAt: Type.String(),
    }),
  ),
  hasMore: Type.Boolean(),
});

export const WireDispute = Type.Object({
  payment: Type.String(),
  status: Word(['needs_response', 'under_review', 'won', 'lost']),
  evidenceDueBy: Nullable(Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}T' })),
});

export const WireEvent = Type.Object({
  id: ForeignId,
  type: Type.String(),
  data: Type.Unknown(),
});

/** @throws {ApiError} PROVIDER_FAILED for a response that does not match the documented schema */
export const readWire = <T extends TSchema>(schema: T, value: unknown, from: string): Static<T> => {
  if (Value.Check(schema, value)) return value;
  const first = Value.Errors(schema, value).First();
  throw new ApiError('PROVIDER_FAILED', {
    cause: new Error(`${from}: answered outside of its documented form at ${first?.path ?? '?'}`),
  });
};

export const isCardError = (code: string | null | undefined): code is CardErrorCode =>
  (CARD_ERRORS as readonly ErrorCode[]).includes(code as ErrorCode);

/** @throws {ApiError} MALFORMED_JSON */
export const parsedMessage = (body: string): unknown => {
  try {
    return JSON.parse(body) as unknown;
  } catch (cause) {
    throw new ApiError('MALFORMED_JSON', { cause });
  }
};
