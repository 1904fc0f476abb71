import { Stripe } from 'stripe';
import { ApiError } from '../../../api-error.js';
import type { Realm } from '../../../realm/load-realm.js';

export type StripeTaxSettings = Omit<Extract<Realm['payments']['tax'], { kind: 'stripe' }>, 'kind'>;

export const stripeTaxClient = (
  { secretKey, baseUri }: Pick<StripeTaxSettings, 'secretKey' | 'baseUri'>,
  timeoutMs: number,
): Stripe => {
  const { hostname, port, protocol } = new URL(baseUri);
  return new Stripe(secretKey, {
    host: hostname,
    ...(port === '' ? {} : { port }),
    protocol: protocol === 'http:' ? 'http' : 'https',
    timeout: timeoutMs,
    maxNetworkRetries: 1,
    telemetry: false,
  });
};

/** @throws {ApiError} always: PROVIDER_FAILED */
export const stripeTaxFailed = (error: unknown): never => {
  const { type, code, statusCode } = error as Partial<Stripe.errors.StripeError>;
  throw new ApiError('PROVIDER_FAILED', {
    cause: new Error(`Stripe Tax: ${[type, code, statusCode].filter(Boolean).join(' ') || String(error)}`),
  });
};
