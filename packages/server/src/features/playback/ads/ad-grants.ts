import { createHmac, timingSafeEqual } from 'node:crypto';
import { Type, type Static } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { ApiError } from '../../../api-error.js';
import type { Clock } from '../../../clock.js';

const AD_PLACEMENTS = ['PRE_ROLL', 'MID_ROLL', 'POST_ROLL'] as const;
/**
 * The payload of a signed ad break address, valid for its document and its counters. Keys are short because they are
 * part of every address.
 */
export const AdGrant = Type.Object(
  {
    /** The placement of the break. */
    p: Type.Union(AD_PLACEMENTS.map((placement) => Type.Literal(placement))),
    /** Slugs of the advertisements, in order. */
    a: Type.Array(Type.String(), { minItems: 1, maxItems: 10 }),
    /** The content that contains the break, such as `vod/1008`. */
    c: Type.String(),
    /** Expiry, in seconds since the epoch. */
    e: Type.Integer(),
  },
  { additionalProperties: false },
);
export type AdGrant = Static<typeof AdGrant>;

const readGrant = (payload: string): AdGrant | undefined => {
  try {
    const value: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
    return Value.Check(AdGrant, value) ? value : undefined;
  } catch {
    return undefined;
  }
};

/** Signs and verifies the payload of ad break addresses, so that only addresses issued here are counted. */
export class AdGrants {
  readonly #key: Uint8Array;
  readonly #clock: Clock;

  /** @param key used for this purpose only */
  constructor(key: Uint8Array, clock: Clock) {
    this.#key = key;
    this.#clock = clock;
  }

  /** `<payload>.<signature>`, both base64url. */
  sign(grant: AdGrant): string {
    const payload = Buffer.from(JSON.stringify(grant)).toString('base64url');
    return `${payload}.${this.#signatureOf(payload)}`;
  }

  /**
   * @throws {ApiError} STREAM_ADDRESS_INVALID if it was not signed here
   * @throws {ApiError} STREAM_ADDRESS_EXPIRED if it has expired
   */
  verify(token: string): AdGrant {
    const [payload = '', signature = '', ...more] = token.split('.');
    const found = Buffer.from(signature);
    const expected = Buffer.from(this.#signatureOf(payload));
    if (more.length > 0 || found.length !== expected.length || !timingSafeEqual(found, expected)) {
      throw new ApiError('STREAM_ADDRESS_INVALID');
    }
    const grant = readGrant(payload);
    if (grant === undefined) throw new ApiError('STREAM_ADDRESS_INVALID');
    if (grant.e * 1000 <= this.#clock.now()) throw new ApiError('STREAM_ADDRESS_EXPIRED');
    return grant;
  }

  #signatureOf(payload: string): string {
    return createHmac('sha256', this.#key).update(payload).digest('base64url');
  }
}
