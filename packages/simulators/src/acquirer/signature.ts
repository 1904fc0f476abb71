import { createHmac } from 'node:crypto';

/**
 * The header of a signed message: `t=<unix seconds>,v1=<hex HMAC-SHA-256 of "<t>.<body>">`.
 * @see https://docs.stripe.com/webhooks#verify-manually
 */
export const signatureHeader = (body: string, secret: string, atMs: number): string => {
  const t = Math.floor(atMs / 1000);
  return `t=${t},v1=${createHmac('sha256', secret).update(`${t}.${body}`).digest('hex')}`;
};
