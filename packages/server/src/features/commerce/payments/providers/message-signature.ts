import { createHmac, timingSafeEqual } from 'node:crypto';
import { ApiError } from '../../../../api-error.js';

export interface SignatureCheck {
  /** The header: `t=<unix seconds>,v1=<hex>`; several `v1` while a secret is being rotated. */
  readonly header: string | undefined;
  /** The raw body, byte for byte. */
  readonly body: string;
  readonly secret: string;
  readonly nowMs: number;
  readonly oldestSeconds: number;
}

const refused = (reason: string): ApiError =>
  new ApiError('PROVIDER_TOKEN_INVALID', { cause: new Error(`message of a payment provider: ${reason}`) });

/**
 * Accepts an event only with a recent signature made with the shared secret (MONEY-62).
 * @throws {ApiError} PROVIDER_TOKEN_INVALID
 * @see https://docs.stripe.com/webhooks#verify-manually
 */
export const checkMessageSignature = ({
  header,
  body,
  secret,
  nowMs,
  oldestSeconds,
}: SignatureCheck): void => {
  const parts = (header ?? '').split(',').map((part) => part.split('=', 2));
  const time = parts.find(([name]) => name === 't')?.[1] ?? '';
  if (!/^\d{1,12}$/u.test(time)) throw refused('no signature');
  const expected = createHmac('sha256', secret).update(`${time}.${body}`).digest();
  const signed = parts.some(([name, value = '']) => {
    if (name !== 'v1' || !/^[0-9a-f]{64}$/u.test(value)) return false;
    return timingSafeEqual(expected, Buffer.from(value, 'hex'));
  });
  if (!signed) throw refused('wrong signature');
  if (Math.abs(nowMs / 1000 - Number(time)) > oldestSeconds) throw refused('too old');
};
