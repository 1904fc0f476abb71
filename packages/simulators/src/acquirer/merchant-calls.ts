import { timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest, RouteGenericInterface } from 'fastify';
import type { AcquirerParts } from './acquirer-parts.js';
import type { Merchant } from './ledger-entries.js';
import { KEY_REUSED, oncePerKey, type Answer } from './once-per-key.js';

/** An interface of the acquirer, with its answers to requests that it does not process. */
export interface MerchantInterface {
  readonly wire: Merchant['wire'];
  readonly unauthorised: Answer;
  /** More requests in a second than are allowed. */
  readonly tooMany: Answer;
  /** @see https://docs.stripe.com/api/idempotent_requests */
  readonly keyReused: Answer;
  readonly keyInvalid: Answer;
}

const KEY_CHARACTERS = 255;

export const sameText = (one: string, other: string): boolean => {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
};

export const idempotencyKeyOf = ({ headers }: FastifyRequest): string | null => {
  const key = headers['idempotency-key'];
  return typeof key === 'string' ? key : null;
};

/** Handlers of calls by a merchant, who is known by the secret key. A POST has its effect once per idempotency key. */
export const merchantCalls =
  (
    { merchants, ledger, now, limiter }: AcquirerParts,
    { wire, unauthorised, tooMany, keyReused, keyInvalid }: MerchantInterface,
  ) =>
  <R extends RouteGenericInterface>(work: (merchant: Merchant, request: FastifyRequest<R>) => Answer) =>
  (request: FastifyRequest<R>, reply: FastifyReply): FastifyReply => {
    const secret = /^Bearer (.+)$/u.exec(request.headers.authorization ?? '')?.[1] ?? '';
    const merchant = merchants.find((one) => one.wire === wire && sameText(secret, one.secretKey));
    const answerOf = (caller: Merchant): Answer | typeof KEY_REUSED => {
      if (limiter.isOver()) return tooMany;
      if (request.method !== 'POST') return work(caller, request);
      const key = idempotencyKeyOf(request);
      if (key !== null && key.length > KEY_CHARACTERS) return keyInvalid;
      const once = { merchant: caller.name, key, request: [request.url, request.body], now: now() };
      return oncePerKey(ledger, once, () => work(caller, request));
    };
    const answer = merchant === undefined ? unauthorised : answerOf(merchant);
    const { status, body, headers = {} } = answer === KEY_REUSED ? keyReused : answer;
    return reply.code(status).headers(headers).send(body);
  };

export type MerchantHandler = ReturnType<typeof merchantCalls>;
